import { describe, expect, it } from 'vitest'
import { continuaUmTexto, naturezaDaTecla, PAUSA_DE_QUEM_DIGITA_MS } from './ritmo-da-digitacao.ts'

describe('o ritmo de quem digita', () => {
  it.each([
    ['nada antes', null, 1_000, false],
    ['logo depois de uma letra de texto', { quando: 1_000, texto: true }, 1_001, true],
    ['no limite', { quando: 1_000, texto: true }, 999 + PAUSA_DE_QUEM_DIGITA_MS, true],
    ['depois da pausa', { quando: 1_000, texto: true }, 1_000 + PAUSA_DE_QUEM_DIGITA_MS, false],
    ['logo depois de um comando', { quando: 1_000, texto: false }, 1_001, false],
  ])('MES-04 %s', (_caso, ultima, quando, esperado) => {
    expect(continuaUmTexto(ultima, quando)).toBe(esperado)
  })

  it.each([
    ['a', {}, 'letra'],
    ['Ç', {}, 'letra'],
    [' ', {}, 'letra'],
    ['?', {}, 'letra'],
    ['k', { ctrlKey: true }, 'gesto'],
    ['k', { metaKey: true }, 'gesto'],
    ['k', { altKey: true }, 'gesto'],
    ['Escape', {}, 'gesto'],
    ['F2', {}, 'gesto'],
    ['Enter', {}, 'gesto'],
    ['Shift', {}, 'parte'],
    ['Dead', {}, 'parte'],
    ['Backspace', {}, 'parte'],
    ['Control', { ctrlKey: true }, 'parte'],
  ] as const)('MES-04 %s %o é %s', (key, com, natureza) => {
    expect(naturezaDaTecla({ key, ctrlKey: false, metaKey: false, altKey: false, ...com })).toBe(natureza)
  })
})
