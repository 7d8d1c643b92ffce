import { plural } from '../formatos/contagem.ts'

const UM_MINUTO_MS = 60_000
const UMA_HORA = 60
const UM_DIA = 24 * UMA_HORA

const contar = (n: number, um: string, varios: string) => `há ${plural(n, um, varios)}`

/** TIC-03 How long ago an instant was, in the largest whole unit: 'há 3 dias'. */
export function tempoDecorrido(desde: Date, agora: Date): string {
  const minutos = Math.floor((agora.getTime() - desde.getTime()) / UM_MINUTO_MS)
  if (minutos < 1) return 'agora mesmo'
  if (minutos < UMA_HORA) return contar(minutos, 'minuto', 'minutos')
  if (minutos < UM_DIA) return contar(Math.floor(minutos / UMA_HORA), 'hora', 'horas')
  return contar(Math.floor(minutos / UM_DIA), 'dia', 'dias')
}
