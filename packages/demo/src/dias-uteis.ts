import { diaDaSemana, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'

const UM_MINUTO_MS = 60_000

const ehUtil = (dia: string, { expediente, feriados }: Calendario): boolean =>
  !feriados.has(dia) && expediente.some((turno) => turno.diaDaSemana === diaDaSemana(dia))

/** That day, or the first after it in which one works. */
export function diaUtilDesde(dia: string, calendario: Calendario): string {
  return ehUtil(dia, calendario) ? dia : diaUtilDesde(somarDias(dia, 1), calendario)
}

/** So many minutes after midnight in São Paulo. */
export const noDia = (dia: string, minutos: number): Date =>
  new Date(inicioDoDia(dia).getTime() + minutos * UM_MINUTO_MS)
