import type { Tx } from '../../../platform/banco/conexao.ts'
import { destinoDaUniao } from '../../tickets/nucleo/queries-uniao.ts'

/** ALC-02, MES-06 The ticket in which a subject goes on: one that was joined to another leads there. */
export const ticketAtual = (tx: Tx, ticketId: number): Promise<number> => destinoDaUniao(tx, ticketId)
