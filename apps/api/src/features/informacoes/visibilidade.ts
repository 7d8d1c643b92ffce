import { and, eq, exists, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { informacaoAdicional } from './tabelas.ts'

/** What was noted of a customer is for whoever sees the customer. */
export function informacaoVisivel(banco: Executor, sessao: Sessao): SQL | undefined {
  if (sessao.veTudo) return undefined
  return exists(
    banco
      .select({ id: cliente.id })
      .from(cliente)
      .where(and(eq(cliente.id, informacaoAdicional.clienteId), clienteVisivel(banco, sessao))),
  )
}
