import { and, inArray, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { clienteVisivel, daCarteira } from '../clientes/visibilidade.ts'
import { notaFiscal } from './tabelas.ts'

/**
 * ADR 23 Which invoices a session sees: those issued by its branches to customers it sees, and all of the customers in its own
 * portfolio; managers all. Beside the join with `cliente`. `dono` is whose invoices they may be: opening a ticket knows
 * customers that are for nobody else to see.
 */
export function notaVisivel(
  banco: Executor,
  sessao: Sessao,
  dono: SQL | undefined = clienteVisivel(banco, sessao),
): SQL | undefined {
  const { veTudo, tipo, filiais } = sessao
  // A final consumer works in no branch, and buys from any.
  if (veTudo || tipo === 'CONSUMIDOR_FINAL') return dono
  return and(dono, or(daCarteira(sessao), inArray(notaFiscal.filialId, filiais)))
}
