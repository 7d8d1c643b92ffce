import { eq, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { deClienteVisivel, type Para } from '../clientes/visibilidade.ts'
import { pedido } from './tabelas.ts'

/** Columns by which a quote or an order is somebody's. */
type DeQuemE = { clienteId: AnyPgColumn; colaboradorId: AnyPgColumn }

/** DOC-01 Of quotes as of orders: those that the session took, and those of the customers it sees. */
export function documentoVisivel(
  banco: Executor,
  sessao: Sessao,
  documento: DeQuemE,
  para?: Para,
): SQL | undefined {
  if (sessao.veTudo) return undefined
  return or(
    eq(documento.colaboradorId, sessao.colaboradorId),
    deClienteVisivel(banco, sessao, documento.clienteId, para),
  )
}

export const pedidoVisivel = (banco: Executor, sessao: Sessao, para?: Para): SQL | undefined =>
  documentoVisivel(banco, sessao, pedido, para)

/** VEN-01 'Meus Pedidos': the caller took it. */
export const meuPedido = ({ colaboradorId }: Sessao): SQL => eq(pedido.colaboradorId, colaboradorId)
