import { expect, it } from 'vitest'
import { fioDepoisDe } from './fio.ts'

it('ALC-01 responde à última, e lembra a primeira e as mais novas', () => {
  expect(fioDepoisDe([])).toEqual({ emRespostaA: null, referencias: [] })
  expect(fioDepoisDe(['a'])).toEqual({ emRespostaA: 'a', referencias: ['a'] })
  const muitas = Array.from({ length: 30 }, (_, i) => `m${i}`)
  const { emRespostaA, referencias } = fioDepoisDe(muitas)
  expect(emRespostaA).toBe('m29')
  expect(referencias).toEqual(['m0', ...muitas.slice(-9)])
})
