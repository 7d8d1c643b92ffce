import { expect, it } from 'vitest'
import { impedimentoParaDespublicar, impedimentoParaPublicar } from './publicacao.ts'

it.each([
  [false, null, 'ARTIGO_JA_RASCUNHO'],
  [true, 'ARTIGO_JA_PUBLICADO', null],
] as const)('FAQ-01 publicado: %s → publicar %s, despublicar %s', (publicado, publicar, despublicar) => {
  expect(impedimentoParaPublicar({ publicado })).toBe(publicar)
  expect(impedimentoParaDespublicar({ publicado })).toBe(despublicar)
})
