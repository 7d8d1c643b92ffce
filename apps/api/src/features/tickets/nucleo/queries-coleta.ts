import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'

type Condicao = (banco: Executor, ticketId: number) => SQL

let condicao: Condicao = () => sql`false`

/** As with `reagirAMovimentos`: said at the start by whoever puts the server together, for tickets know of no orders. */
export function reconhecerColetas(nova: Condicao): void {
  condicao = nova
}

/** COL-01 Whether the ticket is or was in a pickup order. */
export const temColeta: Condicao = (banco, ticketId) => condicao(banco, ticketId)
