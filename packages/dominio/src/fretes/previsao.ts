import { diaDaSemana, somarDias } from '../formatos/datas.ts'
import type { Calendario } from '../prazos/calendario.ts'

const DIAS_DA_SEMANA = 7
// A carrier that delivers one day a week is never further away than this, holidays included.
const HORIZONTE_DIAS = 120
const SEGUNDA = 1
const SEXTA = 5

/** FRE-02 Seven 'S' or 'N', from Sunday on. */
export const DIAS_DE_ENTREGA = /^[SN](,[SN]){6}$/

/** Which days of the week, from Sunday on; none for a text of another shape. */
export function lerDiasDeEntrega(texto: string): boolean[] {
  if (!DIAS_DE_ENTREGA.test(texto)) return Array.from({ length: DIAS_DA_SEMANA }, () => false)
  return texto.split(',').map((dia) => dia === 'S')
}

/** A branch without office hours on record works from Monday to Friday. */
function trabalha({ expediente, feriados }: Calendario, data: string): boolean {
  if (feriados.has(data)) return false
  const dia = diaDaSemana(data)
  if (expediente.length === 0) return dia >= SEGUNDA && dia <= SEXTA
  return expediente.some((turno) => turno.diaDaSemana === dia)
}

/** So many business days later; with none to add, the same day. */
export function somarDiasUteis(calendario: Calendario, data: string, dias: number): string {
  let chegada = data
  // Beyond the horizon the calendar is bad data, not a long holiday: days count as they come.
  let seguidos = 0
  for (let falta = dias; falta > 0; ) {
    chegada = somarDias(chegada, 1)
    seguidos++
    if (!trabalha(calendario, chegada) && seguidos < HORIZONTE_DIAS) continue
    falta--
    seguidos = 0
  }
  return chegada
}

type Entrega = { hoje: string; prazo: number; dias: readonly boolean[]; calendario: Calendario }

/** FRE-02 The first delivery weekday, no holiday, from the deadline on; null where no day is one. */
export function previsaoDeEntrega({ hoje, prazo, dias, calendario }: Entrega): string | null {
  let data = somarDiasUteis(calendario, hoje, prazo)
  for (let procurados = 0; procurados < HORIZONTE_DIAS; procurados++) {
    if (dias[diaDaSemana(data)] && !calendario.feriados.has(data)) return data
    data = somarDias(data, 1)
  }
  return null
}
