import { canalInternoDoTicket, type EventosDoTicket } from '@balcao/dominio/tickets/canais'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'

/** ALC-01, ALC-05 Whoever of the staff looks at the ticket sees what became of its message. */
export const anunciarEnvio = (tx: Tx, { ticketId }: { ticketId: number }): Promise<void> =>
  publicar(tx, {
    canal: canalInternoDoTicket(ticketId),
    evento: 'envio-mudou' satisfies keyof EventosDoTicket,
    dados: { id: ticketId } satisfies EventosDoTicket['envio-mudou'],
    muda: ['historico'],
  })
