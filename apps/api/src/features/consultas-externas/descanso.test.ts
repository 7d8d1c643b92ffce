import { expect, it } from 'vitest'
import { descansoDaFonteMs } from './perguntar.ts'

it.each([
  [1, null, 15],
  [2, null, 30],
  [3, null, 60],
  [7, null, 900],
  [5000, null, 900],
  [1, 5_000, 15],
  [1, 60_000, 60],
  [1, 999_999_999, 3600],
])('CAD-03 depois de %i falhas, e pedindo %s ms, descansa %i s', (falhas, pedida, segundos) => {
  expect(descansoDaFonteMs(falhas, pedida)).toBe(segundos * 1000)
})
