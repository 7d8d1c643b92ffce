const NOME = /^[A-Z-]+$/
const INSTANTE = /^\d{8}T\d{6}Z$/
const OBRIGATORIAS = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE']

type Evento = Record<string, string>

/** Reads an iCalendar as the standard says and nothing more: what it does not allow is an error. */
export function lerCalendarioEstrito(texto: string): { propriedades: Evento; eventos: Evento[] } {
  if (!texto.endsWith('\r\n')) throw new Error('a última linha não termina')
  if (/[^\r]\n|\r[^\n]/.test(texto)) throw new Error('quebra de linha solta')
  const fisicas = texto.slice(0, -2).split('\r\n')
  for (const linha of fisicas)
    if (Buffer.byteLength(linha) > 75) throw new Error(`linha longa demais: ${linha}`)
  const linhas = fisicas.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  if (linhas.shift() !== 'BEGIN:VCALENDAR' || linhas.pop() !== 'END:VCALENDAR')
    throw new Error('sem VCALENDAR')
  const propriedades: Evento = {}
  const eventos: Evento[] = []
  let aberto: Evento | null = null
  for (const linha of linhas) {
    if (linha === 'BEGIN:VEVENT') {
      if (aberto) throw new Error('evento dentro de evento')
      aberto = {}
    } else if (linha === 'END:VEVENT') {
      if (!aberto) throw new Error('fim sem evento')
      eventos.push(conferir(aberto))
      aberto = null
    } else anotar(aberto ?? propriedades, linha)
  }
  if (aberto) throw new Error('evento sem fim')
  if (propriedades.VERSION !== '2.0' || !propriedades.PRODID) throw new Error('sem versão ou produto')
  if (new Set(eventos.map(({ UID }) => UID)).size !== eventos.length) throw new Error('UID repetido')
  return { propriedades, eventos }
}

function anotar(onde: Evento, linha: string): void {
  const corte = linha.indexOf(':')
  const nome = linha.slice(0, corte)
  if (corte < 1 || !NOME.test(nome)) throw new Error(`linha sem nome: ${linha}`)
  if (nome in onde) throw new Error(`${nome} repetido`)
  const valor = linha.slice(corte + 1)
  onde[nome] = nome === 'URL' ? valor : lerTexto(valor)
}

function lerTexto(valor: string): string {
  if (/(^|[^\\])(\\\\)*\\([^\\;,nN]|$)/.test(valor)) throw new Error(`escape inválido: ${valor}`)
  return valor.replace(/\\([\\;,nN])/g, (_, letra: string) => (/n/i.test(letra) ? '\n' : letra))
}

function conferir(evento: Evento): Evento {
  for (const nome of OBRIGATORIAS) if (!evento[nome]) throw new Error(`evento sem ${nome}`)
  for (const nome of ['DTSTAMP', 'DTSTART', 'DTEND'])
    if (!INSTANTE.test(evento[nome] ?? '')) throw new Error(`${nome} não é um instante`)
  if ((evento.DTEND ?? '') <= (evento.DTSTART ?? '')) throw new Error('evento sem duração')
  return evento
}
