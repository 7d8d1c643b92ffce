import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import {
  OBSERVACOES_DE_ENTREGA,
  OBSERVACOES_DO_CLIENTE,
  OBSERVACOES_DO_PEDIDO,
  STATUS_POR_IDADE,
} from './pedidos.ts'
import {
  criarQuemInclui,
  type PedidoSemNumero,
  precificarPedido,
  sortearMargem,
} from './precificar-pedido.ts'
import {
  sortearAcertos,
  sortearCobranca,
  sortearEntrega,
  sortearItens,
  sortearPlano,
  taxaDa,
} from './sortear-compra.ts'

type Cliente = Demo['clientes'][number]

const QUANTOS = 150
const DE_HOJE = 30
const DIAS = 12
const MINUTOS_DE_TRABALHO = 600
const UM_MINUTO_MS = 60_000
const OITO_HORAS_MS = 8 * 60 * UM_MINUTO_MS

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
    const itens = sortearItens(demo, { cliente, dia, status }, sorteio)
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
        plano: sortearPlano(cobranca, sorteio),
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
        taxaFixa: taxaDa(cobranca),
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
