import { MOTIVOS_DE_PERDA } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { STATUS_EM_ABERTO } from '@balcao/dominio/orcamentos/status'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import { CUPONS, OBSERVACOES_DO_CLIENTE, OBSERVACOES_DO_PEDIDO } from '../pedidos/pedidos.ts'
import { criarQuemInclui, precificarPedido, sortearMargem } from '../pedidos/precificar-pedido.ts'
import {
  sortearAcertos,
  sortearCobranca,
  sortearEntrega,
  sortearItens,
  sortearPlano,
  taxaDa,
} from '../pedidos/sortear-compra.ts'
import { porcento } from '../precos/calcular-impostos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { type Agenda, criarAgenda } from '../tickets/agenda.ts'
import { gerarOrcamentosGanhos } from './gerar-orcamentos-ganhos.ts'
import type { OrcamentoGerado, OrcamentoSemNumero, StatusDoLink } from './orcamento-gerado.ts'

type Cliente = Demo['clientes'][number]
/** How a quote that became no order stands; days ago it was made. */
type Plano = {
  desfecho: 'PERDIDO' | 'EXPIRADO' | 'ABERTO'
  dias: readonly [number, number]
  status: (typeof STATUS_EM_ABERTO)[number]
  link: StatusDoLink | null
  cupom: boolean
}

const PRIMEIRO_NUMERO = 30_001
const DIAS = 365
const MINUTOS_DO_DIA = 9 * 60
const DIAS_DE_VALIDADE = [7, 10, 15] as const
const UM_DIA_MS = 86_400_000
const QUANTOS = { perdidos: 55, expirados: 25, abertos: 40 }
const PARTE_DE_PROSPECTS = 0.3
const PARTE_DAS_CONTAS = 0.35
const COMUM = { status: 'ORCAMENTO', link: null, cupom: false } as const

const PERDIDO: Plano = { ...COMUM, desfecho: 'PERDIDO', dias: [6, 330] }
const EXPIRADO: Plano = { ...COMUM, desfecho: 'EXPIRADO', dias: [20, 90] }
const ABERTO: Plano = { ...COMUM, desfecho: 'ABERTO', dias: [0, 5] }

/** Of the showcase: one of each kind there is. */
const DA_VITRINE: readonly Plano[] = [
  { ...PERDIDO, dias: [20, 60] },
  { ...PERDIDO, dias: [90, 200] },
  EXPIRADO,
  { ...EXPIRADO, status: 'COTACAO', link: 'PAGAMENTO_EXPIRADO' },
  ABERTO,
  { ...ABERTO, status: 'COTACAO' },
  { ...ABERTO, link: 'PAGAMENTO_PENDENTE' },
  { ...ABERTO, cupom: true },
]

type Fontes = {
  negocio: NegocioDemo
  agora: Date
  calendario: Calendario
  demo: Demo
  pedidos: readonly PedidoGerado[]
  vitrine: string | null
}

/** DOC-01 The quotes of a year, numbered as they were made: those that became orders and those that did not. */
export function gerarOrcamentos(fontes: Fontes): OrcamentoGerado[] {
  const { negocio, agora, calendario, demo, vitrine } = fontes
  const sorteio = criarSorteio(`${negocio}/orcamentos`)
  const agenda = criarAgenda(calendario, agora, DIAS)
  const bastidores = { agenda, demo, sorteio, quemInclui: criarQuemInclui(demo.colaboradores, sorteio) }
  const daVitrine = demo.clientes.find(({ documento }) => documento === vitrine)
  const semPedido = [
    ...(daVitrine ? DA_VITRINE.map((plano) => ({ plano, dono: daVitrine })) : []),
    ...planejar(sorteio).map((plano) => ({ plano, dono: null })),
  ].map(({ plano, dono }) => orcar(plano, dono, bastidores))
  return [...gerarOrcamentosGanhos(fontes), ...semPedido]
    .toSorted((a, b) => a.incluidoEm.getTime() - b.incluidoEm.getTime())
    .map((orcamento, i) => ({ ...orcamento, numero: PRIMEIRO_NUMERO + i }))
}

function planejar(sorteio: Sorteio): Plano[] {
  const varios = (quantos: number, plano: Plano) =>
    Array.from({ length: quantos }, (_, i) => ({
      ...plano,
      status: i % 3 === 2 ? ('COTACAO' as const) : ('ORCAMENTO' as const),
      cupom: sorteio.chance(0.1),
      link: linkDe(plano, i),
    }))
  return [
    ...varios(QUANTOS.perdidos, PERDIDO),
    ...varios(QUANTOS.expirados, EXPIRADO),
    ...varios(QUANTOS.abertos, ABERTO),
  ]
}

function linkDe({ desfecho }: Plano, i: number): StatusDoLink | null {
  if (i % 5 !== 0) return null
  if (desfecho === 'ABERTO') return 'PAGAMENTO_PENDENTE'
  return desfecho === 'EXPIRADO' ? 'PAGAMENTO_EXPIRADO' : null
}

type Bastidores = {
  agenda: Agenda
  demo: Demo
  sorteio: Sorteio
  quemInclui: ReturnType<typeof criarQuemInclui>
}

function orcar(plano: Plano, dono: Cliente | null, bastidores: Bastidores): OrcamentoSemNumero {
  const { agenda, demo, sorteio } = bastidores
  const { agora } = agenda
  const [menos, mais] = plano.dias
  const minuto = Math.max(
    0,
    agenda.fim - sorteio.inteiro(menos * MINUTOS_DO_DIA, mais * MINUTOS_DO_DIA) * (5 / 7),
  )
  const incluidoEm = agenda.instante(Math.floor(minuto))
  const dia = hojeEm(incluidoEm)
  const cliente = dono ?? sorteio.um(clientesDe(demo, dia, plano, sorteio))
  const [filial = 0] = cliente.filiais
  const status: StatusDePedido = plano.desfecho === 'PERDIDO' ? 'PERDIDO' : plano.status
  const itens = sortearItens(demo, { cliente, dia, status }, sorteio)
  const cobranca = sortearCobranca(status, sorteio)
  const acertos = sortearAcertos(itens, sorteio)
  const mercadoria = itens
    .filter(({ removido }) => !removido)
    .reduce((soma, { valorTotal }) => soma + Number(valorTotal.replace('.', '')), 0)
  const [{ codigo, percentual }] = CUPONS
  const documento = precificarPedido(
    {
      cliente: cliente.documento,
      filial,
      colaborador: quemFaz(cliente, filial, dono !== null, bastidores),
      status,
      incluidoEm,
      dataProgramada: null,
      ordemCompra: sorteio.chance(0.2) ? `OC${sorteio.digitos(6)}` : null,
      plano: sortearPlano(cobranca, sorteio),
      cobranca,
      ...sortearEntrega(demo, filial, sorteio),
      observacaoEntrega: null,
      observacaoPedido: sorteio.chance(0.2) ? sorteio.um(OBSERVACOES_DO_PEDIDO) : null,
      observacaoCliente: sorteio.chance(0.15) ? sorteio.um(OBSERVACOES_DO_CLIENTE) : null,
      percentualLucro: sortearMargem(sorteio),
      notas: [],
      itens,
    },
    {
      ...acertos,
      cupom: plano.cupom ? { codigo, desconto: porcento(mercadoria, percentual) } : acertos.cupom,
      taxaFixa: taxaDa(cobranca),
    },
  )
  const perda = plano.desfecho === 'PERDIDO' ? perder(incluidoEm, agora, sorteio) : null
  const validade = somarDias(dia, sorteio.um(DIAS_DE_VALIDADE))
  return {
    ...documento,
    validade,
    link: plano.link && { status: plano.link, validade: validadeDoLink(plano, incluidoEm, agora) },
    pedido: null,
    perda,
    movimentadoEm: perda?.em ?? incluidoEm,
  }
}

const cpfDaConta = (tipo: 'OPERADOR' | 'REPRESENTANTE') =>
  CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''

function clientesDe(
  { clientes }: Demo,
  dia: string,
  { desfecho }: Plano,
  sorteio: Sorteio,
): readonly Cliente[] {
  const possiveis = clientes.filter(
    ({ dataCadastro, motivoBloqueio, atividade }) =>
      dataCadastro <= dia && motivoBloqueio === null && atividade !== 'Consumidor final',
  )
  const prospects = possiveis.filter(({ prospect }) => prospect)
  const [paraProspect, daCarteira] = [sorteio.chance(PARTE_DE_PROSPECTS), sorteio.chance(PARTE_DAS_CONTAS)]
  if (desfecho === 'ABERTO' && paraProspect && prospects.length > 0) return prospects
  const carteira = possiveis.filter(({ representante }) => representante === cpfDaConta('REPRESENTANTE'))
  const escolhidos = daCarteira && carteira.length > 0 ? carteira : possiveis
  return escolhidos.filter(({ prospect }) => !prospect)
}

/** Those of the showcase are of the demo's operator and representative, in turns of chance. */
function quemFaz(
  cliente: Cliente,
  filial: number,
  daVitrine: boolean,
  { sorteio, quemInclui }: Bastidores,
): string {
  if (!daVitrine) return quemInclui(cliente.representante, filial)
  return cpfDaConta(sorteio.chance(0.6) ? 'OPERADOR' : 'REPRESENTANTE')
}

function perder(incluidoEm: Date, agora: Date, sorteio: Sorteio): OrcamentoSemNumero['perda'] {
  const em = incluidoEm.getTime() + sorteio.inteiro(1, 4) * UM_DIA_MS
  return { em: new Date(Math.min(em, agora.getTime())), motivo: sorteio.um(MOTIVOS_DE_PERDA) }
}

/** Two days to pay: counted from now while it may still be paid, from the quote once it is over. */
function validadeDoLink({ link }: Plano, incluidoEm: Date, agora: Date): Date {
  const desde = link === 'PAGAMENTO_PENDENTE' ? agora : incluidoEm
  return new Date(desde.getTime() + 2 * UM_DIA_MS)
}
