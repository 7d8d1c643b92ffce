export const FUSO = 'America/Sao_Paulo'

const DATA_ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const DATA_BRASILEIRA = /^(\d{2})\/(\d{2})\/(\d{4})$/
const HORA = /^(\d{2}):(\d{2})$/
const DATA_HORA_SEM_FUSO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/
const DATA_HORA_COM_SEGUNDOS = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?$/
const COM_FUSO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\S*(?:Z|[+-]\d{2}:?\d{2})$/
const UM_DIA_MS = 86_400_000
const UM_MINUTO_MS = 60_000
const MEIO_DIA_MINUTOS = 720
// A year before this one is a slip of the finger ('12/05/0202'), and PostgreSQL has no year zero.
const ANO_MINIMO = 1900
// Periods end at the beginning of the day after, which must still be written with four digits.
const ANO_MAXIMO = 9998

const relogio = new Intl.DateTimeFormat('en-US', {
  timeZone: FUSO,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

type Momento = { data: string; hora: string | null }

const MAXIMO_DE_LEMBRADOS = 4000
const deslocamentos = new Map<number, number | null>()
/** Before it zones were kept to the second, after it years have five digits. */
const DIAS_REGULARES = { de: 0, ate: Date.UTC(ANO_MAXIMO, 0) / UM_DIA_MS }

/** The calendar of a zone is dear: it is asked once a day how far the zone is from Greenwich, and the rest is a sum. */
function momentoEm(instante: Date): { data: string; hora: string } {
  const ms = instante.getTime()
  const deslocamento = deslocamentoNoDia(Math.floor(ms / UM_DIA_MS))
  if (deslocamento === null) return calcularMomento(instante)
  const local = new Date(ms + deslocamento).toISOString()
  return { data: local.slice(0, 10), hora: local.slice(11, 16) }
}

/** Of the zone during a whole day of Greenwich; null on a day on which its clocks were changed. */
function deslocamentoNoDia(dia: number): number | null {
  const lembrado = deslocamentos.get(dia)
  if (lembrado !== undefined) return lembrado
  const inicio = deslocamentoEm(dia * UM_DIA_MS)
  const regular = dia >= DIAS_REGULARES.de && dia < DIAS_REGULARES.ate
  const doDia = regular && inicio === deslocamentoEm((dia + 1) * UM_DIA_MS) ? inicio : null
  if (deslocamentos.size >= MAXIMO_DE_LEMBRADOS) deslocamentos.clear()
  deslocamentos.set(dia, doDia)
  return doDia
}

function deslocamentoEm(ms: number): number {
  const { data, hora } = calcularMomento(new Date(ms))
  return Date.parse(`${data}T${hora}Z`) - ms
}

function calcularMomento(instante: Date): { data: string; hora: string } {
  const partes: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of relogio.formatToParts(instante)) partes[type] = value
  return {
    data: `${partes.year?.padStart(4, '0')}-${partes.month}-${partes.day}`,
    hora: `${partes.hour}:${partes.minute}`,
  }
}

// A business date and a date-time without zone are already local: only a real instant is moved to the zone.
function lerMomento(iso: string): Momento | null {
  if (DATA_ISO.test(iso)) return dataIsoValida(iso) ? { data: iso, hora: null } : null
  const local = DATA_HORA_SEM_FUSO.exec(iso)
  if (local?.[1] && local[2]) return dataIsoValida(local[1]) ? { data: local[1], hora: local[2] } : null
  const instante = new Date(iso)
  return Number.isNaN(instante.getTime()) ? null : momentoEm(instante)
}

const emMs = (data: string) => Date.parse(`${data}T00:00:00Z`)
const invertida = (data: string) => data.split('-').reverse().join('/')

/** True for a day that exists in the calendar, written 'YYYY-MM-DD'. */
export function dataIsoValida(data: string): boolean {
  const [, ano] = DATA_ISO.exec(data) ?? []
  if (!ano || Number(ano) < ANO_MINIMO || Number(ano) > ANO_MAXIMO) return false
  const ms = emMs(data)
  // Engines differ on whether February 30th is refused or becomes March: writing it back tells.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(data)
}

/** GER-01: 'DD/MM/YYYY'; empty when the text is no date. */
export function formatarData(iso: string): string {
  const momento = lerMomento(iso)
  return momento ? invertida(momento.data) : ''
}

/** GER-01: 'DD/MM/YYYY HH:mm'; a business date has no time to show. */
export function formatarDataHora(iso: string): string {
  const momento = lerMomento(iso)
  if (!momento) return ''
  return momento.hora ? `${invertida(momento.data)} ${momento.hora}` : invertida(momento.data)
}

/** 'hoje 14:32', 'ontem 14:32', then the full date and time. */
export function formatarDataRelativa(iso: string, agora: Date): string {
  const momento = lerMomento(iso)
  if (!momento) return ''
  const hoje = hojeEm(agora)
  const dia =
    momento.data === hoje ? 'hoje' : momento.data === somarDias(hoje, -1) ? 'ontem' : invertida(momento.data)
  return momento.hora ? `${dia} ${momento.hora}` : dia
}

/** Reads a typed 'DD/MM/YYYY' into an ISO date; null when incomplete or not in the calendar. */
export function lerData(texto: string): string | null {
  const [, dia, mes, ano] = DATA_BRASILEIRA.exec(texto.trim()) ?? []
  const data = `${ano}-${mes}-${dia}`
  return dataIsoValida(data) ? data : null
}

/** The business date of an instant: the day it is in São Paulo. */
export function hojeEm(agora: Date): string {
  return momentoEm(agora).data
}

/** GER-01: the time of an instant in São Paulo, 'HH:mm'. */
export function horaEm(instante: Date): string {
  return momentoEm(instante).hora
}

/** Minutes since midnight of 'HH:mm', up to '24:00'; null when the text is no time. */
export function minutosDaHora(hora: string): number | null {
  const [, horas, minutos] = HORA.exec(hora) ?? []
  const total = Number(horas) * 60 + Number(minutos)
  return Number(minutos) < 60 && total <= 2 * MEIO_DIA_MINUTOS ? total : null
}

/** The instant a business date starts in São Paulo. */
export function inicioDoDia(data: string): Date {
  const meioDia = emMs(data) + MEIO_DIA_MINUTOS * UM_MINUTO_MS
  // The zone changes its offset at midnight: at noon the day has the one that office hours live by.
  const naZona = minutosDaHora(horaEm(new Date(meioDia))) ?? 0
  return new Date(emMs(data) + (MEIO_DIA_MINUTOS - naZona) * UM_MINUTO_MS)
}

/** The last instant of a day: what ends there is told by that day. */
export const fimDoDia = (data: string): Date => new Date(inicioDoDia(somarDias(data, 1)).getTime() - 1)

/** Until when something made now is good for so many days. */
export const fimDoDiaDaquiA = (dias: number, agora: Date): Date => fimDoDia(somarDias(hojeEm(agora), dias))

/** The instant that a date-time of another system means: by its own zone, or in São Paulo where it says none. */
export function lerInstante(texto: string): Date | null {
  const [, data, hora, segundos = '0'] = DATA_HORA_COM_SEGUNDOS.exec(texto.trim()) ?? []
  if (data && hora) {
    const minutos = minutosDaHora(hora)
    if (!dataIsoValida(data) || minutos === null || Number(segundos) >= 60) return null
    return new Date(inicioDoDia(data).getTime() + minutos * UM_MINUTO_MS + Number(segundos) * 1000)
  }
  // The engine reads the 31st of February as the 3rd of March.
  const existe = COM_FUSO.test(texto.trim()) && dataIsoValida(texto.trim().slice(0, 10))
  const instante = new Date(existe ? texto.trim() : Number.NaN)
  return Number.isNaN(instante.getTime()) ? null : instante
}

/** 0 is Sunday. */
export function diaDaSemana(data: string): number {
  return new Date(emMs(data)).getUTCDay()
}

export function somarDias(data: string, dias: number): string {
  return new Date(emMs(data) + dias * UM_DIA_MS).toISOString().slice(0, 10)
}

/** Days from one business date to another; negative when `ate` comes first. */
export function diasEntre(de: string, ate: string): number {
  return Math.round((emMs(ate) - emMs(de)) / UM_DIA_MS)
}
