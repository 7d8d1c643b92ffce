import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import type { LinhaDoTicket } from '../tickets/nucleo/queries-mudanca.ts'

/** GES-04 What became of the exchange, in the thread of its ticket: held by whoever calls. */
export const contarNoTicket = (tx: Tx, caso: Caso, linha: LinhaDoTicket, mensagem: string) =>
  mudarTicket(tx, caso, linha, { entrada: { tipo: 'PRIVADO', acao: 'TROCA', mensagem } })
