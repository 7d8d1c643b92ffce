import type { RespostaDe } from '@balcao/dominio/contrato'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { PedidoDaLista } from '@balcao/dominio/pedidos/campos'
import { listarMeusPedidos, listarPedidos, obterPedido } from '@balcao/dominio/pedidos/contratos'
import { obterVidaDoPedido, type VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { respostasDoPortal } from './abrir-portal.tsx'
import { cargaDe } from './carga.ts'
import { responder } from './servidor.ts'

type Pedido = RespostaDe<typeof obterPedido>

export const pedidoDe = (id: number, outras: Partial<PedidoDaLista> = {}): PedidoDaLista => ({
  id,
  cliente: { id: 10, razSoc: 'Mercado Estrela Ltda', fant: 'Mercado Estrela' },
  filial: { id: 1, razSoc: 'Aurora Distribuidora Ltda', desc: 'Matriz São Paulo' },
  colaborador: { nome: 'Bruno Castro' },
  status: { chave: 'FATURADO', label: 'Faturado' },
  dtHorInc: '2026-11-10T12:00:00Z',
  dtProgr: '2026-11-12',
  ordComp: null,
  qtdeIt: 3,
  vlTot: 1_234.5,
  ...outras,
})

/** A server with these orders; every search it got is noted in `consultas`, as text. */
export function servidorDePedidos(
  pedidos: PedidoDaLista[],
  { carga = cargaDe('ADMIN'), total }: { carga?: ReturnType<typeof cargaDe>; total?: number } = {},
) {
  const consultas: string[] = []
  const lista = (nome: string) => (request: Request) => {
    const { search, searchParams } = new URL(request.url)
    consultas.push(`${nome}${decodeURIComponent(search)}`)
    const page = Number(searchParams.get('page') ?? 1)
    const quantos = total ?? pedidos.length
    return {
      itens: pedidos,
      paginator: montarPaginator(page, 20, quantos, 1_000),
      vlTotGeral: quantos * 1_000,
    }
  }
  const respostas = [
    ...respostasDoPortal(carga),
    responder(listarMeusPedidos, lista('meus')),
    responder(listarPedidos, lista('')),
  ]
  return { consultas, respostas }
}

type Item = Pedido['itens'][number]
const IMPOSTO_ZERO = { perc: 0, valor: 0 }

export const itemDe = (id: number, outras: Partial<Item> = {}): Item => ({
  id,
  idFil: 1,
  idProd: 100 + id,
  idExibicao: `P${100 + id}`,
  idImagem: '',
  descNF: `Produto ${id}`,
  emb: 'CX 12',
  filial: { id: 1, razSoc: 'Aurora Distribuidora Ltda', desc: 'Matriz São Paulo' },
  qtde: 10,
  qtdeAt: 10,
  vlUnit: 2.5,
  vlTot: 25,
  tabela_preco: 'Varejo',
  impostos: {
    ipi: IMPOSTO_ZERO,
    st: IMPOSTO_ZERO,
    stsn: IMPOSTO_ZERO,
    fcpSt: IMPOSTO_ZERO,
    icmsPartilha: IMPOSTO_ZERO,
  },
  informados: { ibs: IMPOSTO_ZERO, cbs: IMPOSTO_ZERO },
  motivo: {
    semDescontos: 2.5,
    descontoErp: null,
    promocao: null,
    descontoVendedor: null,
    digitado: false,
    passos: [],
  },
  bonificado: false,
  motivoRemocao: null,
  critica_integradora: null,
  ...outras,
})

export const notaDe = (id: number): Pedido['notas'][number] => ({
  id,
  numNf: 5_000 + id,
  chave: '3'.repeat(44),
  idFil: 1,
  dtSai: '2026-11-11',
  vlTot: 25,
})

export const pedidoInteiro = (outras: Partial<Pedido> = {}): Pedido => ({
  vlFaturado: 0,
  id: 321,
  isPedido: true,
  cliente: { id: 10, razSoc: 'Mercado Estrela Ltda', fant: 'Mercado Estrela', cnpj: '11222333000181' },
  filial: { id: 1, razSoc: 'Aurora Distribuidora Ltda', desc: 'Matriz São Paulo' },
  colaborador: { nome: 'Bruno Castro' },
  dtHorInc: '2026-11-10T12:00:00Z',
  ordComp: 'OC-77',
  plano: { desc: '28/35/42 dias' },
  cobranca: { desc: 'Boleto', taxaFixa: 0, descTaxaFixa: null },
  tipoFrete: { desc: 'CIF' },
  transportadora: { id: 1, razSoc: 'Rápido Paulista Ltda' },
  itens: [itemDe(1)],
  itensRemovidos: [],
  obsEntrega: null,
  obsPedido: null,
  obsCliente: null,
  qtdeIt: 1,
  vlSubTot: 25,
  vlBoni: 0,
  cupom: null,
  vlFrete: 0,
  vlSeguro: 0,
  vlTot: 25,
  percLucro: null,
  status: { chave: 'FATURADO', label: 'Faturado' },
  dtProgr: null,
  notas: [],
  ...outras,
})

export const vidaDe = (outras: Partial<VidaDoPedido> = {}): VidaDoPedido => ({
  id: 321,
  versao: 3,
  historico: [
    {
      id: 0,
      quando: '2026-11-10T12:00:00Z',
      quem: 'Bruno Castro',
      tipo: 'STATUS',
      de: null,
      para: { chave: 'AGUARDANDO', label: 'Aguardando' },
      observacao: null,
    },
  ],
  bloqueios: [],
  integracao: null,
  idTroca: null,
  cancelamento: { impedimento: 'Este pedido já foi encerrado.' },
  ...outras,
})

/** One order, and what became of it. */
export const respostasDoPedido = (pedido: Pedido, vida: Partial<VidaDoPedido> = {}) => [
  responder(obterPedido, pedido),
  responder(obterVidaDoPedido, vidaDe(vida)),
]
