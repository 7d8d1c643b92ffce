import { describe, expect, it } from 'vitest'
import { mesAteHoje } from './mes.ts'

describe('HOM-01 o mês até hoje, e o mesmo tanto do anterior', () => {
  it.each([
    ['2026-11-18', '2026-11-01', '2026-10-01', '2026-10-18'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
  ])('HOM-01 %s', (hoje, desde, anteriorDesde, anteriorAte) => {
    expect(mesAteHoje(hoje)).toEqual({ desde, anteriorDesde, anteriorAte })
  })
})
