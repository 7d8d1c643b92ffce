/** RFC 5545: lines end with both characters and have at most 75 octets. */
const FIM_DA_LINHA = '\r\n'
const OCTETOS_POR_LINHA = 75

export type EventoDoCalendario = {
  /** The same for as long as the thing exists, whatever changes in it. */
  uid: string
  /** Grows with each change: a calendar knows by it which of two is the newer. */
  sequencia: number
  alteradoEm: Date
  inicio: Date
  fim: Date
  titulo: string
  descricao?: string | undefined
  categoria?: string | undefined
  endereco?: string | undefined
  /** Done: it stands in the calendar without taking the time of anything else. */
  livre?: boolean | undefined
}

type Calendario = { nome: string; produto: string; eventos: readonly EventoDoCalendario[] }

export function escreverCalendario({ nome, produto, eventos }: Calendario): string {
  const linhas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${texto(produto)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${texto(nome)}`,
    ...eventos.flatMap(linhasDoEvento),
    'END:VCALENDAR',
  ]
  return linhas.map((linha) => dobrar(linha) + FIM_DA_LINHA).join('')
}

function linhasDoEvento(evento: EventoDoCalendario): string[] {
  const { uid, sequencia, alteradoEm, inicio, fim, titulo, descricao, categoria, endereco, livre } = evento
  return [
    'BEGIN:VEVENT',
    `UID:${texto(uid)}`,
    `DTSTAMP:${instante(alteradoEm)}`,
    `LAST-MODIFIED:${instante(alteradoEm)}`,
    `SEQUENCE:${sequencia}`,
    `DTSTART:${instante(inicio)}`,
    `DTEND:${instante(fim)}`,
    `SUMMARY:${texto(titulo)}`,
    ...(descricao ? [`DESCRIPTION:${texto(descricao)}`] : []),
    ...(categoria ? [`CATEGORIES:${texto(categoria)}`] : []),
    // An address is no text: nothing in it is escaped, and nothing of it may end the line.
    ...(endereco ? [`URL:${new URL(endereco).href}`] : []),
    `TRANSP:${livre ? 'TRANSPARENT' : 'OPAQUE'}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/** In UTC, which needs no description of a zone. */
const instante = (quando: Date): string =>
  quando
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard has no place for them in a text
const CONTROLE = /[\x00-\x08\x0b-\x1f\x7f]/g

const texto = (valor: string): string =>
  valor
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLE, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** A longer line goes on in the next one after a space, never in the middle of a letter. */
function dobrar(linha: string): string {
  const pedacos: string[] = []
  let atual = ''
  let octetos = 0
  for (const letra of linha) {
    const tamanho = Buffer.byteLength(letra)
    if (octetos + tamanho > OCTETOS_POR_LINHA) {
      pedacos.push(atual)
      atual = ' '
      octetos = 1
    }
    atual += letra
    octetos += tamanho
  }
  return [...pedacos, atual].join(FIM_DA_LINHA)
}
