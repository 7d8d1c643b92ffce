import type { AssuntoAjustado } from './assuntos.ts'

/** ADM-01 What was set, told to every open window: of what, and never what it says. */
export const CANAL_DOS_AJUSTES = 'private-ajustes'

export type EventosDosAjustes = { 'ajuste-mudou': { assunto: AssuntoAjustado } }
