import type { Recebida } from './queries.ts'

/** What became of a message. */
export type Desfecho = Pick<Recebida, 'estado' | 'motivo'> &
  Partial<Pick<Recebida, 'ticketId' | 'historicoId'>>
