import { mesmoEmail } from '@balcao/dominio/conta/vinculo'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Caso } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { ticketsSemContaDoDocumento } from '../abertura/queries-atendimento.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'

/** SEG-01 Tickets the staff opened under this CPF and e-mail become the account's own. Answers how many. */
export async function vincularTicketsDoConsumidor(
  tx: Tx,
  caso: Caso,
  conta: { id: number; cpf: string },
  email: string,
): Promise<number> {
  const candidatos = await ticketsSemContaDoDocumento(tx, conta.cpf).for('update')
  const provados = candidatos.filter(({ consumidorEmail }) => mesmoEmail(consumidorEmail, email))
  for (const linha of provados)
    await mudarTicket(tx, caso, linha, {
      campos: { consumidorId: conta.id },
      entrada: { tipo: 'PUBLICO', acao: 'CADASTRO', mensagem: FRASES.consumidorVinculado },
    })
  return provados.length
}
