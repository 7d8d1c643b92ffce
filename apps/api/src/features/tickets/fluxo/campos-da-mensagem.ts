import type { efeitoDaMensagem } from '@balcao/dominio/tickets/mensagem'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { statusDeEspera } from '../catalogo/queries.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'
import { aoPausar, prazosNaSituacao } from '../nucleo/prazos.ts'
import type { CamposDoTicket } from '../nucleo/queries-mudanca.ts'

/** What the message does to the ticket. A step that itself waits for the customer goes on waiting. */
export async function camposDaMensagem(
  tx: Tx,
  { linha, estado }: TicketTravado,
  { responde, pausa, retoma }: ReturnType<typeof efeitoDaMensagem>,
  agora: Date,
): Promise<CamposDoTicket> {
  const respondido = responde ? { ...linha, respondidoEm: agora } : linha
  const resposta = responde ? { respondidoEm: agora } : {}
  if (pausa) {
    const statusId = (await statusDeEspera(tx)) ?? linha.statusId
    return { ...resposta, statusId, ...(await aoPausar(tx, respondido, agora)) }
  }
  if (retoma) {
    const { statusId, situacao } = estado.etapa
    return { ...resposta, statusId, ...(await prazosNaSituacao(tx, respondido, situacao, agora)) }
  }
  return resposta
}
