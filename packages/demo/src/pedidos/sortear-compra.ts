import {
  type CobrancaDePartida,
  FORMAS_DE_COBRANCA,
  type PlanoDePartida,
} from '@balcao/api/src/features/implantacao/partida/escolhas-da-venda.ts'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import type { Demo } from '../gerar-demo.ts'
import { escolherQuantidade, gerarItem } from '../notas/gerar-notas.ts'
import { emReais, type Operacao, porcento } from '../precos/calcular-impostos.ts'
import { ALIQUOTA_INTERNA, aliquotaInterestadual } from '../precos/tributos.ts'
import type { Sorteio } from '../sorteio.ts'
import { CRITICAS, CUPONS } from './pedidos.ts'
import type { ItemDoPedido } from './precificar-pedido.ts'

type Cliente = Demo['clientes'][number]

const SEM_ACRESCIMOS = { frete: '0.0000', desconto: '0.0000' }
const SEM_IMPOSTO = { aliquota: '0.0000', valor: 0 }
const PARTE_COM_DUAS_FILIAIS = 0.4
const PARTE_COM_REMOVIDOS = 0.18
const PARTE_NO_SIMPLES = 0.15
const PARTE_COM_BONIFICACAO = 0.12
const PARTE_COM_CUPOM = 0.12
const PARTE_COM_FRETE = 0.2
// Of what the freight costs, in percent.
const PARTE_DO_SEGURO = '15.0000'
const PARTE_COM_CRITICA = 0.5
const PARTE_ATENDIDA_EM_PARTE = 0.4
const TAMANHOS = [
  [1, 3],
  [2, 8],
  [4, 12],
] as const

const PLANOS_A_PRAZO: readonly PlanoDePartida[] = [
  '7 dias',
  '14 dias',
  '28 dias',
  '28/35 dias',
  '28/35/42 dias',
]
const PLANO_DA_COBRANCA: Partial<Record<CobrancaDePartida, PlanoDePartida>> = {
  Pix: 'À vista',
  'Depósito antecipado': 'Antecipado',
}

export function sortearCobranca(status: StatusDePedido, sorteio: Sorteio): CobrancaDePartida {
  if (status === 'DEPOSITO') return 'Depósito antecipado'
  return sorteio.um(['Boleto bancário', 'Boleto bancário', 'Pix', 'Boleto impresso', 'Cobrança em carteira'])
}

export const sortearPlano = (cobranca: CobrancaDePartida, sorteio: Sorteio): PlanoDePartida =>
  PLANO_DA_COBRANCA[cobranca] ?? sorteio.um(PLANOS_A_PRAZO)

export const taxaDa = (cobranca: CobrancaDePartida): number =>
  FORMAS_DE_COBRANCA.find(({ descricao }) => descricao === cobranca)?.taxaFixa ?? 0

export function sortearEntrega({ filiais, transportadoras }: Demo, filial: number, sorteio: Sorteio) {
  const daUf = transportadoras.filter(({ uf }) => uf === filiais[filial]?.uf)
  const tipoFrete = sorteio.um(['CIF', 'CIF', 'CIF', 'FOB', 'Retira na filial'] as const)
  const quem = sorteio.um(daUf.length > 0 ? daUf : transportadoras)
  return { tipoFrete, transportadora: tipoFrete === 'Retira na filial' ? null : quem.cnpj }
}

export function sortearAcertos(itens: readonly ItemDoPedido[], sorteio: Sorteio) {
  const mercadoria = itens
    .filter(({ removido }) => !removido)
    .reduce((soma, { valorTotal }) => soma + Number(valorTotal.replace('.', '')), 0)
  const { codigo, percentual } = sorteio.um(CUPONS)
  const acertos = {
    bonificacao: sorteio.chance(PARTE_COM_BONIFICACAO)
      ? porcento(mercadoria, `${sorteio.inteiro(1, 4)}.0000`)
      : 0,
    cupom: sorteio.chance(PARTE_COM_CUPOM) ? { codigo, desconto: porcento(mercadoria, percentual) } : null,
    frete: sorteio.chance(PARTE_COM_FRETE) ? porcento(mercadoria, '1.5000') : 0,
  }
  return { ...acertos, seguro: acertos.frete % 2 === 0 ? porcento(acertos.frete, PARTE_DO_SEGURO) : 0 }
}

type Compra = { cliente: Cliente; dia: string; status: StatusDePedido }

/** What is bought: lines of one branch or two, some of them taken out again. */
export function sortearItens(
  { produtos, filiais }: Demo,
  { cliente, dia, status }: Compra,
  sorteio: Sorteio,
) {
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
