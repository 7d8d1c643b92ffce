import type {
  CobrancaDePartida,
  FreteDePartida,
  PlanoDePartida,
} from '@balcao/api/src/features/implantacao/partida/escolhas-da-venda.ts'
import type { StatusDePedido } from '@balcao/dominio/pedidos/status'
import { totaisDoPedido } from '@balcao/dominio/pedidos/totais'
import type { Demo } from '../gerar-demo.ts'
import { emReais } from '../precos/calcular-impostos.ts'
import type { Sorteio } from '../sorteio.ts'
import { montarElenco } from '../tickets/elenco.ts'

/** In whole cents, as the invoice computes it. */
type ImpostoDoItem = { aliquota: string; valor: number }

export type ItemDoPedido = {
  /** Position of the branch that serves it. */
  filial: number
  codigo: string
  descricao: string
  embalagem: string
  quantidade: string
  atendida: string
  valorUnitario: string
  impostos: Record<'ipi' | 'st' | 'stsn' | 'icmsPartilha', ImpostoDoItem>
  valorTotal: string
  tabela: string
  critica: string | null
  removido: boolean
}

type Cabecalho = {
  cliente: string
  filial: number
  colaborador: string
  status: StatusDePedido
  incluidoEm: Date
  dataProgramada: string | null
  ordemCompra: string | null
  plano: PlanoDePartida
  cobranca: CobrancaDePartida
  tipoFrete: FreteDePartida
  transportadora: string | null
  observacaoEntrega: string | null
  observacaoPedido: string | null
  observacaoCliente: string | null
  percentualLucro: string | null
  /** Keys of the invoices it became. */
  notas: readonly string[]
  itens: readonly ItemDoPedido[]
}

/** In whole cents. */
type Acertos = {
  bonificacao: number
  cupom: { codigo: string; desconto: number } | null
  frete: number
  seguro: number
  taxaFixa: number
}

export type PedidoSemNumero = ReturnType<typeof precificarPedido>

/** DOC-01 An order with the totals that the rule gives it. */
export function precificarPedido(cabecalho: Cabecalho, acertos: Acertos) {
  const { itens } = cabecalho
  const valores = {
    vlBoni: emReais(acertos.bonificacao),
    cupom: acertos.cupom && { codigo: acertos.cupom.codigo, desconto: emReais(acertos.cupom.desconto) },
    vlFrete: emReais(acertos.frete),
    vlSeguro: emReais(acertos.seguro),
    taxaFixa: emReais(acertos.taxaFixa),
  }
  const totais = totaisDoPedido({
    ...valores,
    itens: itens.filter(({ removido }) => !removido).map(({ valorTotal }) => ({ vlTot: valorTotal })),
  })
  return {
    ...cabecalho,
    quantidadeItens: totais.qtdeIt,
    valorSubtotal: totais.vlSubTot.toFixed(2),
    valorBonificacao: valores.vlBoni,
    cupomCodigo: valores.cupom?.codigo ?? null,
    cupomDesconto: valores.cupom?.desconto ?? null,
    valorFrete: valores.vlFrete,
    valorSeguro: valores.vlSeguro,
    taxaFixa: valores.taxaFixa,
    valorTotal: totais.vlTot.toFixed(2),
  }
}

const PARTE_DO_REPRESENTANTE = 0.5

/** Who takes the orders of a customer: the representative or somebody of the branch. */
export function criarQuemInclui(colaboradores: Demo['colaboradores'], sorteio: Sorteio) {
  const elenco = montarElenco(colaboradores, sorteio)
  return (representante: string | null, filial: number): string =>
    representante !== null && sorteio.chance(PARTE_DO_REPRESENTANTE)
      ? representante
      : elenco.atendente(filial).cpf
}

/** PER-06 Mostly a margin that may be shown; here and there nothing, zero, or what is no margin at all. */
export function sortearMargem(sorteio: Sorteio): string | null {
  const sorte = sorteio.inteiro(1, 100)
  if (sorte <= 4) return null
  if (sorte <= 6) return '0.00'
  if (sorte <= 7) return '100.00'
  const centesimos = sorteio.inteiro(8_00, 34_00)
  return sorte <= 9 ? `-${emReais(sorteio.inteiro(50, 4_00))}` : emReais(centesimos)
}
