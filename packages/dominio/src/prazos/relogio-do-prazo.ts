import { type Calendario, minutosUteisEntre, somarMinutosUteis } from './calendario.ts'

const UM_MINUTO_MS = 60_000

/**
 * The clock of one deadline of a ticket. While it is paused `prazoEm` still holds the deadline as it was at the
 * pause, and `minutosRestantes` the whole business minutes then left (negative: how late it already was).
 */
export type Relogio = { prazoEm: Date | null; pausadoEm: Date | null; minutosRestantes: number | null }

export const SITUACOES_DO_PRAZO = [
  'SEM_PRAZO',
  'NO_PRAZO',
  'PROXIMO',
  'ATRASADO',
  'PAUSADO',
  'CUMPRIDO',
  'CUMPRIDO_COM_ATRASO',
] as const

export type SituacaoDoPrazo = (typeof SITUACOES_DO_PRAZO)[number]

// The clock ticks in minutes, as office hours do: what is left is a whole number, and no second is lost or won
// however often the ticket goes to the customer and back.
const noMinuto = (instante: Date) => new Date(Math.floor(instante.getTime() / UM_MINUTO_MS) * UM_MINUTO_MS)

function minutosAte(calendario: Calendario, agora: Date, prazoEm: Date): number {
  return agora > prazoEm
    ? 0 - Math.floor(minutosUteisEntre(calendario, prazoEm, agora))
    : Math.ceil(minutosUteisEntre(calendario, noMinuto(agora), prazoEm))
}

/** Deadlines: the clock of a ticket opened now; a type without this deadline has `minutos` null. */
export function abrirRelogio(calendario: Calendario, agora: Date, minutos: number | null): Relogio {
  const prazoEm = minutos === null ? null : somarMinutosUteis(calendario, noMinuto(agora), minutos)
  return { prazoEm, pausadoEm: null, minutosRestantes: null }
}

/** Deadlines: waiting for the customer stops the clock; one already stopped, or without a deadline, stays as it is. */
export function pausarRelogio(calendario: Calendario, relogio: Relogio, agora: Date): Relogio {
  const { prazoEm, pausadoEm } = relogio
  if (prazoEm === null || pausadoEm !== null) return relogio
  return { prazoEm, pausadoEm: agora, minutosRestantes: minutosAte(calendario, agora, prazoEm) }
}

/**
 * Deadlines: the answer gives back the business minutes that were left. What was late stays late, by the same
 * deadline; and no pause brings a deadline forward, even when the calendar changed meanwhile.
 */
export function retomarRelogio(calendario: Calendario, relogio: Relogio, agora: Date): Relogio {
  const { prazoEm, pausadoEm, minutosRestantes } = relogio
  if (pausadoEm === null) return relogio
  const andando = { prazoEm, pausadoEm: null, minutosRestantes: null }
  if (prazoEm === null || pausadoEm > prazoEm) return andando
  const restam = minutosRestantes ?? minutosAte(calendario, pausadoEm, prazoEm)
  const novo = somarMinutosUteis(calendario, noMinuto(agora), restam)
  return { ...andando, prazoEm: novo > prazoEm ? novo : prazoEm }
}

/**
 * Deadlines: how a ticket stands. A pause hides no delay: who was late when the clock stopped is still late. The
 * warning counts minutes of the wall clock, so that a list can be filtered by it without the calendar.
 */
export function situacaoDoPrazo(
  { prazoEm, pausadoEm, concluidoEm }: Pick<Relogio, 'prazoEm' | 'pausadoEm'> & { concluidoEm: Date | null },
  agora: Date,
  avisoMinutos: number,
): SituacaoDoPrazo {
  if (prazoEm === null) return 'SEM_PRAZO'
  const fim = concluidoEm ?? agora
  const atrasado = prazoEm < (pausadoEm !== null && pausadoEm < fim ? pausadoEm : fim)
  if (concluidoEm !== null) return atrasado ? 'CUMPRIDO_COM_ATRASO' : 'CUMPRIDO'
  if (atrasado) return 'ATRASADO'
  if (pausadoEm !== null) return 'PAUSADO'
  return prazoEm.getTime() - agora.getTime() <= avisoMinutos * UM_MINUTO_MS ? 'PROXIMO' : 'NO_PRAZO'
}
