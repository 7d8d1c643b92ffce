import { describe, expect, it } from 'vitest'
import { tempoDecorrido } from './idade.ts'

const AGORA = new Date('2026-11-15T12:00:00Z')

describe('tempoDecorrido', () => {
  it.each([
    ['2026-11-15T12:00:30Z', 'agora mesmo'],
    ['2026-11-15T11:59:30Z', 'agora mesmo'],
    ['2026-11-15T11:59:00Z', 'há 1 minuto'],
    ['2026-11-15T11:01:00Z', 'há 59 minutos'],
    ['2026-11-15T11:00:00Z', 'há 1 hora'],
    ['2026-11-14T12:00:01Z', 'há 23 horas'],
    ['2026-11-14T12:00:00Z', 'há 1 dia'],
    ['2026-11-12T11:00:00Z', 'há 3 dias'],
  ])('TIC-03 desde %s: %s', (desde, texto) => {
    expect(tempoDecorrido(new Date(desde), AGORA)).toBe(texto)
  })
})
