import { diaDaSemana, hojeEm, inicioDoDia, minutosDaHora, somarDias } from '../formatos/datas.ts'

const UM_MINUTO_MS = 60_000
const FIM_DO_DIA = 24 * 60
// So many closed days in a row are no holidays but bad data: see `periodosUteis`.
const HORIZONTE_DIAS = 10 * 366

/** A stretch of office hours, 'HH:mm' in São Paulo; a day may have several, 0 is Sunday, midnight ends as '24:00'. */
export type Turno = { diaDaSemana: number; inicio: string; fim: string }

/** When a branch works: its office hours, and the business dates ('YYYY-MM-DD') on which it does not. */
export type Calendario = { expediente: readonly Turno[]; feriados: ReadonlySet<string> }

type Periodo = { inicio: number; fim: number }

// Minutes since midnight, in order; a stretch that is no time or ends before it starts is not worked.
function turnosPorDia({ expediente }: Calendario): Periodo[][] {
  return Array.from({ length: 7 }, (_, dia) =>
    expediente
      .filter((turno) => turno.diaDaSemana === dia)
      .map(({ inicio, fim }) => ({
        inicio: minutosDaHora(inicio) ?? FIM_DO_DIA,
        fim: minutosDaHora(fim) ?? 0,
      }))
      .filter(({ inicio, fim }) => inicio < fim)
      .sort((a, b) => a.inicio - b.inicio),
  )
}

/**
 * The worked stretches from an instant on, in order and without overlap. The last one never ends: a calendar
 * that never works, or one closed for years on end, counts every minute rather than none, so that a
 * badly registered branch has early deadlines and not tickets without any.
 */
function* periodosUteis(calendario: Calendario, desde: number): Generator<Periodo> {
  const turnos = turnosPorDia(calendario)
  let livre = desde
  if (turnos.some((doDia) => doDia.length > 0)) {
    let data = hojeEm(new Date(desde))
    for (let fechados = 0; fechados < HORIZONTE_DIAS; data = somarDias(data, 1)) {
      fechados++
      const doDia = turnos[diaDaSemana(data)] ?? []
      if (doDia.length === 0 || calendario.feriados.has(data)) continue
      const zeroHora = inicioDoDia(data).getTime()
      for (const turno of doDia) {
        const inicio = Math.max(livre, zeroHora + turno.inicio * UM_MINUTO_MS)
        const fim = zeroHora + turno.fim * UM_MINUTO_MS
        if (fim <= inicio) continue
        yield { inicio, fim }
        livre = fim
        fechados = 0
      }
    }
    livre = Math.max(livre, inicioDoDia(data).getTime())
  }
  yield { inicio: livre, fim: Number.POSITIVE_INFINITY }
}

/** Deadlines: the instant by which so many business minutes have passed; with none to add, the same instant. */
export function somarMinutosUteis(calendario: Calendario, desde: Date, minutos: number): Date {
  let falta = Math.round(minutos * UM_MINUTO_MS)
  if (!(falta > 0)) return desde
  let chegada = desde.getTime()
  for (const { inicio, fim } of periodosUteis(calendario, chegada)) {
    const gasto = Math.min(falta, fim - inicio)
    chegada = inicio + gasto
    falta -= gasto
    if (falta === 0) break
  }
  return new Date(chegada)
}

/** Deadlines: business minutes from one instant to another, with the fraction of seconds; 0 when `ate` is not later. */
export function minutosUteisEntre(calendario: Calendario, de: Date, ate: Date): number {
  const limite = ate.getTime()
  if (limite <= de.getTime()) return 0
  let total = 0
  for (const { inicio, fim } of periodosUteis(calendario, de.getTime())) {
    if (inicio >= limite) break
    total += Math.min(fim, limite) - inicio
  }
  return total / UM_MINUTO_MS
}
