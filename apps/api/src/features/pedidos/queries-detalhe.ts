import { and, desc, eq } from 'drizzle-orm'
import { comandoDaSessao } from '../../comando-da-sessao.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { documentoComPartes, itensDoDocumento, primeiroDocumento } from './queries-documento.ts'
import { pedido, pedidoItem } from './tabelas.ts'
import { pedidoVisivel } from './visibilidade.ts'

const visivelPorId = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  documentoComPartes(banco, pedido, and(eq(pedido.id, id), pedidoVisivel(banco, sessao))),
)

/** Undefined when there is none, and when it is not for this session to see. */
export const pedidoVisivelPorId = async (banco: Executor, sessao: Sessao, id: number) =>
  primeiroDocumento<typeof pedido>(await visivelPorId(banco, sessao, { id }))

export type PedidoComPartes = NonNullable<Awaited<ReturnType<typeof pedidoVisivelPorId>>>

export const itensDoPedido = (banco: Executor, pedidoId: number) =>
  itensDoDocumento(banco, pedidoItem, eq(pedidoItem.pedidoId, pedidoId))

/** DOC-06 The customer's last orders of a product, newest first; lines taken out of their order do not count. */
export function ultimosPedidosDoProduto(
  banco: Executor,
  { clienteId, produtoId }: { clienteId: number; produtoId: number },
  quantos: number,
) {
  return banco
    .select({
      pedidoId: pedido.id,
      filialId: pedido.filialId,
      incluidoEm: pedido.incluidoEm,
      status: pedido.status,
      quantidade: pedidoItem.quantidade,
      quantidadeAtendida: pedidoItem.quantidadeAtendida,
      embalagem: pedidoItem.embalagem,
      valorUnitario: pedidoItem.valorUnitario,
      valorTotal: pedidoItem.valorTotal,
    })
    .from(pedidoItem)
    .innerJoin(pedido, eq(pedido.id, pedidoItem.pedidoId))
    .where(
      and(
        eq(pedido.clienteId, clienteId),
        eq(pedidoItem.produtoId, produtoId),
        eq(pedidoItem.removido, false),
      ),
    )
    .orderBy(desc(pedido.incluidoEm), desc(pedidoItem.id))
    .limit(quantos)
}

export type UltimoPedido = Awaited<ReturnType<typeof ultimosPedidosDoProduto>>[number]
