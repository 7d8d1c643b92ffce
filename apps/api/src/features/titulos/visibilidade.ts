import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'

/**
 * Which titles a session sees: those of the customers it sees, whatever the branch, because what a customer owes is owed to
 * the business. Beside the join with `cliente`.
 */
export const tituloVisivel = (banco: Executor, sessao: Sessao): SQL | undefined =>
  clienteVisivel(banco, sessao)
