import { artigosCitados } from '@balcao/dominio/faq/envio'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import type { MensagemDoTicket } from '../tickets/nucleo/reacoes.ts'
import { contarEnvios } from './queries-uso.ts'

/** MES-05 An article counts in a ticket once it is in a public answer of the staff, put there by hand or by a press. */
export async function acompanharMensagem(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  { ticketId, mensagem }: MensagemDoTicket,
): Promise<void> {
  await contarEnvios(tx, artigosCitados(mensagem), { ticketId, enviadoEm: agora, enviadoPor: colaboradorId })
}
