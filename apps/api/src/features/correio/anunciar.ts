import { canalInternoDoTicket, type EventosDoTicket } from '@balcao/dominio/tickets/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import { publicar } from '../../platform/realtime/publicar.ts'

/** ALC-01 Whoever of the staff looks at the ticket sees what became of its message. */
export const anunciarCorreio = (tx: Tx, { ticketId }: { ticketId: number }): Promise<void> =>
  publicar(tx, {
    canal: canalInternoDoTicket(ticketId),
    evento: 'correio-mudou' satisfies keyof EventosDoTicket,
    dados: { id: ticketId } satisfies EventosDoTicket['correio-mudou'],
    muda: ['historico'],
  })
