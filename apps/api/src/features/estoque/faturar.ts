import { ErroDeNegocio } from '@balcao/dominio/erros'
import {
  faturar,
  type LinhaFaturada,
  type QuantidadeDita,
  valorFaturado,
} from '@balcao/dominio/pedidos/faturamento'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type ComEncargos, encargosDe } from '../pedidos/encargos.ts'
import type { LinhaDoPedido } from '../pedidos/queries-mudanca.ts'
import { gravarValorFaturado, linhasAFaturar, tirarDoEstoque } from './queries.ts'

type Faturado = {
  linhas: readonly LinhaFaturada[]
  /** Whether this invoice took anything. */
  levou: boolean
}

/** DOC-02 An invoice takes of an order what is said of it, out of the stock; the order is held by whoever calls. */
export async function faturarPedido(
  tx: Tx,
  { id, ...pedido }: Pick<LinhaDoPedido, 'id' | 'valorTotal'> & ComEncargos,
  ditas: readonly QuantidadeDita[],
): Promise<Faturado> {
  const antes = await linhasAFaturar(tx, id)
  const { linhas, problema } = faturar(antes, ditas)
  if (problema) throw new ErroDeNegocio('QUANTIDADE_ALEM_DO_PEDIDO', { campos: { itens: problema } })
  const saidas = linhas.flatMap(({ agora, total }, i) => {
    const linha = antes[i]
    return linha && !agora.isZero()
      ? [{ id: linha.id, agora: agora.toFixed(4), total: total.toFixed(4) }]
      : []
  })
  if (saidas.length === 0) return { linhas, levou: false }
  await tirarDoEstoque(tx, id, saidas)
  const comValor = linhas.flatMap(({ total }, i) => (antes[i] ? [{ ...antes[i], total }] : []))
  const valor = valorFaturado(comValor, { vlTot: pedido.valorTotal, ...encargosDe(pedido) })
  await gravarValorFaturado(tx, id, valor.toFixed(2))
  return { linhas, levou: true }
}

/** DOC-02 What is said to be picked of a line is no more than it has. */
export async function exigirQueCaiba(
  tx: Tx,
  pedidoId: number,
  ditas: readonly QuantidadeDita[],
): Promise<void> {
  const linhas = await linhasAFaturar(tx, pedidoId)
  const { problema } = faturar(
    linhas.map((linha) => ({ ...linha, faturada: '0' })),
    ditas,
  )
  if (problema) throw new ErroDeNegocio('QUANTIDADE_ALEM_DO_PEDIDO', { campos: { itens: problema } })
}

/** Every line whole: where nobody but the portal serves them. */
export async function faturarTudo(tx: Tx, pedido: Parameters<typeof faturarPedido>[1]): Promise<void> {
  const linhas = await linhasAFaturar(tx, pedido.id)
  await faturarPedido(
    tx,
    pedido,
    linhas.map(({ numero, quantidade }) => ({ numero, qtdeAt: Number(quantidade) })),
  )
}
