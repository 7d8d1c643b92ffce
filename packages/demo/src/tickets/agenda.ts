import { diaDaSemana, hojeEm, inicioDoDia, minutosDaHora, somarDias } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'

const UM_MINUTO_MS = 60_000
const UMA_HORA_MS = 60 * UM_MINUTO_MS
// Nobody writes at second zero; any number without a common factor with 60 scatters them.
const PASSO_DOS_SEGUNDOS = 37

/** The worked minutes of the last days numbered one by one, so that a story is told in them and not in dates. */
export type Agenda = {
  calendario: Calendario
  agora: Date
  /** Number of the last minute: now. */
  fim: number
  instante(minuto: number): Date
  /** Some hours after the office closed on the day of that minute, and the next minute worked; null when that is to come. */
  aNoite(minuto: number, horas: number): { em: Date; minuto: number } | null
}

export function criarAgenda(calendario: Calendario, agora: Date, dias: number): Agenda {
  const turnos = turnosAte(calendario, agora, dias)
  const ultimo = turnos.at(-1)
  if (!ultimo) throw new RangeError('Nenhum dia de trabalho na agenda')
  const fim = ultimo.primeiro + ultimo.minutos
  const turnoDe = (minuto: number) =>
    turnos.findLast(({ primeiro }) => primeiro <= minuto) ?? (turnos[0] as Turno)
  const ateAgora = (ms: number) => new Date(Math.min(ms, agora.getTime()))
  return {
    calendario,
    agora,
    fim,
    instante(minuto) {
      const { inicio, primeiro } = turnoDe(minuto)
      const segundos = (minuto * PASSO_DOS_SEGUNDOS) % 60
      return ateAgora(inicio + (minuto - primeiro) * UM_MINUTO_MS + segundos * 1000)
    },
    aNoite(minuto, horas) {
      const { dia } = turnoDe(minuto)
      const ultimoDoDia = turnos.findLast((turno) => turno.dia === dia) ?? ultimo
      const seguinte = ultimoDoDia.primeiro + ultimoDoDia.minutos
      const fechamento = ultimoDoDia.inicio + ultimoDoDia.minutos * UM_MINUTO_MS
      const em = new Date(fechamento + horas * UMA_HORA_MS + (minuto % 60) * UM_MINUTO_MS)
      return seguinte < fim ? { em, minuto: seguinte } : null
    },
  }
}

type Turno = { dia: string; inicio: number; minutos: number; primeiro: number }

function turnosAte({ expediente, feriados }: Calendario, agora: Date, dias: number): Turno[] {
  const hoje = hojeEm(agora)
  let primeiro = 0
  return Array.from({ length: dias + 1 }, (_, i) => somarDias(hoje, i - dias))
    .filter((dia) => !feriados.has(dia))
    .flatMap((dia) => {
      const zeroHora = inicioDoDia(dia).getTime()
      return expediente
        .filter((turno) => turno.diaDaSemana === diaDaSemana(dia))
        .flatMap((turno) => {
          const inicio = zeroHora + (minutosDaHora(turno.inicio) ?? 0) * UM_MINUTO_MS
          const fim = Math.min(zeroHora + (minutosDaHora(turno.fim) ?? 0) * UM_MINUTO_MS, agora.getTime())
          const minutos = Math.floor((fim - inicio) / UM_MINUTO_MS)
          if (minutos <= 0) return []
          const linha = { dia, inicio, minutos, primeiro }
          primeiro += minutos
          return [linha]
        })
    })
}
