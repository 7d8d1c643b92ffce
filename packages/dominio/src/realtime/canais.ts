/** What only one person hears: their sessions and their notices. */
export const canalDoColaborador = (colaboradorId: number): string => `private-colaborador-${colaboradorId}`

/** Names of the events that travel on each channel, with what they carry. */
export type EventosDoColaborador = {
  /** Signed out, here or elsewhere: whoever still shows that session must leave it. */
  'sessao-encerrada': { sessao: number }
  /** ADM-02 What they are, or may do, is no longer what it was: all that is shown is asked for again. */
  'acesso-mudou': Record<string, never>
  /** AVI-01 Confirmed here or in another tab: how many notices remain. */
  'avisos-lidos': { quantidade: number }
  /** AVI-01 For that person alone; only the id, as of any other notice. */
  'aviso-publicado': { id: number }
  /** AGE-01 One of their agendas changed: what it was, the event says itself. */
  'agenda-mudou': Record<string, never>
  /** SHL-06 A ticket of a final consumer, for their list. */
  'ticket-mudou': { id: number; versao: number }
}
