import { describe, expect, it } from 'vitest'
import { lerCalendarioEstrito } from '../../../test/ler-icalendario.ts'
import { escreverCalendario } from './calendario.ts'

const EVENTO = {
  uid: 'agenda-5@aurora',
  sequencia: 3,
  alteradoEm: new Date('2026-11-17T10:00:00.123Z'),
  inicio: new Date('2026-11-20T17:30:00Z'),
  fim: new Date('2026-11-20T18:00:00Z'),
  titulo: 'Oferta; da quinzena, nº 5 \\ Padaria',
}
const escrever = (extra: object = {}) =>
  escreverCalendario({ nome: 'Agendas', produto: '-//Balcão//PT', eventos: [{ ...EVENTO, ...extra }] })

describe('iCalendar', () => {
  it('API-08 o evento, com instante em UTC, sequência e identidade', () => {
    const [evento] = lerCalendarioEstrito(escrever()).eventos
    expect(evento).toMatchObject({
      UID: 'agenda-5@aurora',
      SEQUENCE: '3',
      DTSTAMP: '20261117T100000Z',
      DTSTART: '20261120T173000Z',
      DTEND: '20261120T180000Z',
      SUMMARY: 'Oferta; da quinzena, nº 5 \\ Padaria',
      STATUS: 'CONFIRMED',
      TRANSP: 'OPAQUE',
    })
  })

  it('API-08 linhas longas dobram em 75 octetos, sem partir letra', () => {
    const titulo = 'ção 😀 '.repeat(60).trim()
    const escrito = escrever({ titulo })
    for (const linha of escrito.split('\r\n')) expect(Buffer.byteLength(linha)).toBeLessThanOrEqual(75)
    expect(lerCalendarioEstrito(escrito).eventos[0]?.SUMMARY).toBe(titulo)
  })

  it('API-08 nada do que a pessoa escreve começa uma linha', () => {
    const [evento, ...demais] = lerCalendarioEstrito(
      escrever({ descricao: 'um\r\nEND:VEVENT\nBEGIN:VEVENT\u0000\rfim' }),
    ).eventos
    expect(demais).toEqual([])
    expect(evento?.DESCRIPTION).toBe('um\nEND:VEVENT\nBEGIN:VEVENT\nfim')
  })
})
