import { artigosCitados } from '@balcao/dominio/faq/envio'
import type { MensagemDoTicket } from '../../fatos.ts'
import type { Caso } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { contarEnvios } from './queries-uso.ts'

/** MES-05 An article counts in a ticket once it is in a public answer of the staff, put there by hand or by a press. */
export async function acompanharMensagem(
  tx: Tx,
  { autoria: { agora, colaboradorId } }: Caso,
  { ticketId, mensagem }: MensagemDoTicket,
): Promise<void> {
  await contarEnvios(tx, artigosCitados(mensagem), { ticketId, enviadoEm: agora, enviadoPor: colaboradorId })
}
