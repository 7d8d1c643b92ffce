import type { EstadoDoEnvio } from '../tickets/envios.ts'

/** ALC-01 Of mail nobody learns whether it was delivered or read. */
export type EstadoDoCorreio = Exclude<EstadoDoEnvio, 'ENTREGUE' | 'LIDO'>

/** What left answers an entry of the history, or says by itself that a ticket was opened. */
export type EspecieDeCorreio = 'ENTRADA' | 'CONFIRMACAO'
