const CAMPOS = [
  ['SUMMARY', ''],
  ['DTSTART', 'Início: '],
  ['DTEND', 'Fim: '],
  ['LOCATION', 'Local: '],
  ['ORGANIZER', 'De: '],
  ['DESCRIPTION', ''],
] as const

const DATA = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/

/** As it is written there: in universal time it says so. */
const comoData = (valor: string): string =>
  valor.replace(DATA, (_, ano, mes, dia, hora, minuto, z) =>
    [`${dia}/${mes}/${ano}`, hora && `${hora}:${minuto}${z ? ' UTC' : ''}`].filter(Boolean).join(' '),
  )

const legivel = (nome: string, valor: string): string => {
  const texto = valor.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1')
  if (nome.startsWith('DT')) return comoData(texto)
  return nome === 'ORGANIZER' ? texto.replace(/^mailto:/i, '') : texto
}

/** ALC-02 What an invitation (iCalendar) asks for, in words; empty when it says nothing. */
export function lerConvite(calendario: string): string {
  const linhas = calendario.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const evento = linhas.slice(Math.max(0, linhas.indexOf('BEGIN:VEVENT')))
  return CAMPOS.flatMap(([nome, rotulo]) => {
    const linha = evento.find((uma) => new RegExp(`^${nome}[;:]`, 'i').test(uma))
    const valor = linha && legivel(nome, linha.slice(linha.indexOf(':') + 1)).trim()
    return valor ? [`${rotulo}${valor}`] : []
  }).join('\n')
}
