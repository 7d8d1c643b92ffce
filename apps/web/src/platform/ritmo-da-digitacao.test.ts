import { describe, expect, it } from 'vitest'
import {
  comTecla,
  continuaUmTexto,
  lidoDepressa,
  naturezaDaTecla,
  PAUSA_DE_QUEM_DIGITA_MS,
  type Sequencia,
} from './ritmo-da-digitacao.ts'

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

describe('o ritmo de um leitor', () => {
  const teclar = (texto: string, ms: number, antes: Sequencia | null = null) =>
    [...texto].reduce<Sequencia | null>(
      (ate, key) => comTecla(ate, key, (ate?.quando ?? 0) + ms),
      antes,
    ) as Sequencia

  it.each([
    ['10001', 35, 35, '10001'],
    ['10001', 36, 35, null],
    ['10001', 35, 36, null],
    ['1000', 5, 5, '1000'],
    ['100', 5, 5, null],
  ])('VEN-02 %s a %i ms, com Enter aos %i, é %s', (texto, ms, atéEnter, lido) => {
    const sequencia = teclar(texto, ms)
    expect(lidoDepressa(sequencia, sequencia.quando + atéEnter)).toBe(lido)
  })

  it('VEN-02 o que a mão digitou antes não é do leitor; depois da pausa, é outra coisa', () => {
    const daMao = comTecla(null, '3', 0)
    const sequencia = [...'10001'].reduce((ate, key, i) => comTecla(ate, key, 200 + i * 5), daMao)
    expect(sequencia).toEqual({ toda: '310001', depressa: '10001', quando: 220 })
    expect(comTecla(daMao, '1', PAUSA_DE_QUEM_DIGITA_MS)).toMatchObject({ toda: '1' })
  })
})
