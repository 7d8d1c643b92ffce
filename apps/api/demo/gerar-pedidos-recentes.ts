import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { emReais, type Operacao, porcento } from './calcular-impostos.ts'
import { CONTAS_DEMO } from './contas.ts'
import type { Demo } from './gerar-demo.ts'
import { escolherQuantidade, gerarItem } from './gerar-notas.ts'
import type { NegocioDemo } from './listas/filiais.ts'
import {
  type CobrancaDemo,
  CRITICAS,
  CUPONS,
  FORMAS_DE_COBRANCA,
  OBSERVACOES_DE_ENTREGA,
  OBSERVACOES_DO_CLIENTE,
  OBSERVACOES_DO_PEDIDO,
  type PlanoDemo,
  STATUS_POR_IDADE,
} from './listas/pedidos.ts'
import { ALIQUOTA_INTERNA, aliquotaInterestadual } from './listas/tributos.ts'
import {
  criarQuemInclui,
  type ItemDoPedido,
  type PedidoSemNumero,
  precificarPedido,
  sortearMargem,
} from './precificar-pedido.ts'
import { criarSorteio, type Sorteio } from './sorteio.ts'

type Cliente = Demo['clientes'][number]

const QUANTOS = 150
const DE_HOJE = 30
const DIAS = 12
const MINUTOS_DE_TRABALHO = 600
const UM_MINUTO_MS = 60_000
const OITO_HORAS_MS = 8 * 60 * UM_MINUTO_MS
const SEM_ACRESCIMOS = { frete: '0.0000', desconto: '0.0000' }
const SEM_IMPOSTO = { aliquota: '0.0000', valor: 0 }
const PARTE_COM_DUAS_FILIAIS = 0.4
const PARTE_COM_REMOVIDOS = 0.18
const PARTE_NO_SIMPLES = 0.15
const PARTE_COM_BONIFICACAO = 0.12
const PARTE_COM_CUPOM = 0.12
const PARTE_COM_FRETE = 0.2
const PARTE_COM_CRITICA = 0.5
const PARTE_ATENDIDA_EM_PARTE = 0.4
const TAMANHOS = [
  [1, 3],
  [2, 8],
  [4, 12],
] as const

/** Whoever enters the demo finds orders of their own today. */
const DAS_CONTAS: readonly TipoDeUsuario[] = [
  'OPERADOR',
  'REPRESENTANTE',
  'SUPERVISOR',
  'OPERADOR',
  'REPRESENTANTE',
  'GERENTE',
  'OPERADOR',
  'ADMIN',
  'COLABORADOR',
  'REPRESENTANTE',
]

/** Orders of the last days that no invoice was issued for yet, in every state before it. */
export function gerarPedidosRecentes(negocio: NegocioDemo, agora: Date, demo: Demo): PedidoSemNumero[] {
  const sorteio = criarSorteio(`${negocio}/pedidos-recentes`)
  const quemInclui = criarQuemInclui(demo.colaboradores, sorteio)
  const hoje = hojeEm(agora)
  return Array.from({ length: QUANTOS }, (_, i) => {
    const idade = i < DE_HOJE ? 0 : 1 + (i % DIAS)
    const dia = somarDias(hoje, -idade)
    const conta = DAS_CONTAS[i % DE_HOJE]
    const status = sortearStatus(idade, sorteio)
    const cliente = sorteio.um(clientesDe(demo, { dia, conta, status }))
    const [filial = 0] = cliente.filiais
    const itens = gerarItens(demo, { cliente, dia, status }, sorteio)
    const cobranca = sortearCobranca(status, sorteio)
    return precificarPedido(
      {
        cliente: cliente.documento,
        filial,
        colaborador: conta ? cpfDaConta(conta) : quemInclui(cliente.representante, filial),
        status,
        incluidoEm: sortearInstante(dia, agora, sorteio),
        dataProgramada: sorteio.chance(0.7) ? somarDias(hoje, sorteio.inteiro(1, 6)) : null,
        ordemCompra: sorteio.chance(0.5) ? `OC${sorteio.digitos(6)}` : null,
        plano: PLANOS_DA_COBRANCA[cobranca] ?? sorteio.um(PLANOS_A_PRAZO),
        cobranca,
        ...sortearEntrega(demo, filial, sorteio),
        observacaoEntrega: sorteio.chance(0.25) ? sorteio.um(OBSERVACOES_DE_ENTREGA) : null,
        observacaoPedido: sorteio.chance(0.25) ? sorteio.um(OBSERVACOES_DO_PEDIDO) : null,
        observacaoCliente: sorteio.chance(0.2) ? sorteio.um(OBSERVACOES_DO_CLIENTE) : null,
        percentualLucro: sortearMargem(sorteio),
        notas: [],
        itens,
      },
      {
        ...sortearAcertos(itens, sorteio),
        taxaFixa: FORMAS_DE_COBRANCA.find(({ descricao }) => descricao === cobranca)?.taxaFixa ?? 0,
      },
    )
  })
}

const sortearStatus = (idade: number, sorteio: Sorteio): StatusDePedido =>
  sorteio.um(STATUS_POR_IDADE.find(({ ate }) => idade <= ate)?.status ?? ['ANALISE'])

const cpfDaConta = (conta: TipoDeUsuario): string => CONTAS_DEMO.find(({ tipo }) => tipo === conta)?.cpf ?? ''

type Escolha = { dia: string; conta: TipoDeUsuario | undefined; status: StatusDePedido }

/** Whose order it may be: of the account's portfolio or branch, and blocked only where the order is too. */
function clientesDe({ clientes }: Demo, { dia, conta, status }: Escolha): readonly Cliente[] {
  const ativos = clientes.filter(({ prospect, dataCadastro }) => !prospect && dataCadastro <= dia)
  const bloqueados = ativos.filter(({ motivoBloqueio }) => motivoBloqueio !== null)
  if (status === 'BLOQUEADO' && !conta && bloqueados.length > 0) return bloqueados
  const livres = ativos.filter(({ motivoBloqueio }) => motivoBloqueio === null)
  const daConta = livres.filter(({ representante, filiais }) =>
    conta === 'REPRESENTANTE' ? representante === cpfDaConta(conta) : filiais[0] === 0,
  )
  return conta && daConta.length > 0 ? daConta : livres
}

/** Today's came in until now, whenever the demo is filled; the others in working hours. */
function sortearInstante(dia: string, agora: Date, sorteio: Sorteio): Date {
  const inicio = inicioDoDia(dia).getTime()
  const minuto = sorteio.inteiro(0, MINUTOS_DE_TRABALHO - 1)
  if (dia < hojeEm(agora)) return new Date(inicio + OITO_HORAS_MS + minuto * UM_MINUTO_MS)
  return new Date(inicio + Math.floor(((agora.getTime() - inicio) * minuto) / MINUTOS_DE_TRABALHO))
}

const PLANOS_A_PRAZO: readonly PlanoDemo[] = ['7 dias', '14 dias', '28 dias', '28/35 dias', '28/35/42 dias']
const PLANOS_DA_COBRANCA: Partial<Record<CobrancaDemo, PlanoDemo>> = {
  Pix: 'À vista',
  'Depósito antecipado': 'Antecipado',
}

function sortearCobranca(status: StatusDePedido, sorteio: Sorteio): CobrancaDemo {
  if (status === 'DEPOSITO') return 'Depósito antecipado'
  return sorteio.um(['Boleto bancário', 'Boleto bancário', 'Pix', 'Boleto impresso', 'Cobrança em carteira'])
}

function sortearEntrega({ filiais, transportadoras }: Demo, filial: number, sorteio: Sorteio) {
  const daUf = transportadoras.filter(({ uf }) => uf === filiais[filial]?.uf)
  const tipoFrete = sorteio.um(['CIF', 'CIF', 'CIF', 'FOB', 'Retira na filial'] as const)
  const quem = sorteio.um(daUf.length > 0 ? daUf : transportadoras)
  return { tipoFrete, transportadora: tipoFrete === 'Retira na filial' ? null : quem.cnpj }
}

function sortearAcertos(itens: readonly ItemDoPedido[], sorteio: Sorteio) {
  const mercadoria = itens
    .filter(({ removido }) => !removido)
    .reduce((soma, { valorTotal }) => soma + Number(valorTotal.replace('.', '')), 0)
  const { codigo, percentual } = sorteio.um(CUPONS)
  return {
    bonificacao: sorteio.chance(PARTE_COM_BONIFICACAO)
      ? porcento(mercadoria, `${sorteio.inteiro(1, 4)}.0000`)
      : 0,
    cupom: sorteio.chance(PARTE_COM_CUPOM) ? { codigo, desconto: porcento(mercadoria, percentual) } : null,
    frete: sorteio.chance(PARTE_COM_FRETE) ? porcento(mercadoria, '1.5000') : 0,
  }
}

type Compra = { cliente: Cliente; dia: string; status: StatusDePedido }

function gerarItens({ produtos, filiais }: Demo, { cliente, dia, status }: Compra, sorteio: Sorteio) {
  const [principal = 0, outra = principal] = cliente.filiais
  const contribuinte = cliente.inscricaoEstadual !== null
  const deDuas = contribuinte && outra !== principal && sorteio.chance(PARTE_COM_DUAS_FILIAIS)
  const noSimples = contribuinte && sorteio.chance(PARTE_NO_SIMPLES)
  const removidos = sorteio.chance(PARTE_COM_REMOVIDOS) ? sorteio.inteiro(1, 2) : 0
  const [menor, maior] = sorteio.um(TAMANHOS)
  const ficam = sorteio.inteiro(menor, maior)
  const comCritica = (status === 'ANALISE' || status === 'BLOQUEADO') && sorteio.chance(PARTE_COM_CRITICA)
  const ativos = produtos.filter(({ ativo }) => ativo)
  return sorteio.varios(ativos, ficam + removidos).map((produto, i): ItemDoPedido => {
    // The last of the lines that stay comes from the other branch, so that the order always has one.
    const filial = deDuas && (i === ficam - 1 || sorteio.chance(0.3)) ? outra : principal
    const de = filiais[filial]?.uf ?? cliente.uf
    const operacao = { de, para: cliente.uf, contribuinte, dia }
    const item = gerarItem(escolherQuantidade(produto, cliente, sorteio), i + 1, SEM_ACRESCIMOS, operacao)
    const { ipi, st } = item.impostos
    const impostos = {
      ipi: ipi ?? SEM_IMPOSTO,
      st: (noSimples ? null : st) ?? SEM_IMPOSTO,
      stsn: (noSimples ? st : null) ?? SEM_IMPOSTO,
      icmsPartilha: partilhar(item.centavos.produtos, operacao),
    }
    const imposto = Object.values(impostos).reduce((soma, { valor }) => soma + valor, 0)
    const removido = i >= ficam
    return {
      filial,
      codigo: item.codigo,
      descricao: item.descricao,
      embalagem: item.unidade,
      quantidade: item.quantidade,
      atendida: `${removido ? 0 : sortearAtendida(Number(item.quantidade), status, sorteio)}.0000`,
      valorUnitario: item.valorSemImposto,
      impostos,
      valorTotal: emReais(item.centavos.produtos + imposto),
      tabela: cliente.tabela,
      critica: comCritica && i === 0 ? sorteio.um(CRITICAS) : null,
      removido,
    }
  })
}

/** Between states, whoever does not sell again pays the difference to their own state. */
function partilhar(centavos: number, { de, para, contribuinte }: Operacao) {
  if (contribuinte || de === para) return SEM_IMPOSTO
  const diferenca = new Decimal(ALIQUOTA_INTERNA[para]).minus(aliquotaInterestadual(de, para))
  const aliquota = diferenca.isNegative() ? SEM_IMPOSTO.aliquota : diferenca.toFixed(4)
  return { aliquota, valor: porcento(centavos, aliquota) }
}

/** Only what is being picked was served already, and not always all of it. */
function sortearAtendida(quantidade: number, status: StatusDePedido, sorteio: Sorteio): number {
  if (status !== 'SEPARACAO') return 0
  return sorteio.chance(PARTE_ATENDIDA_EM_PARTE) ? sorteio.inteiro(0, quantidade - 1) : quantidade
}
