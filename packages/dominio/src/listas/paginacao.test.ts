import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { montarPaginator, paginasVisiveis } from './paginacao.ts'

describe('montarPaginator', () => {
  it.each([
    [1, 10, 0, undefined, { total: 0, paginas: 0, totalExato: true }],
    [2, 10, 20, undefined, { total: 20, paginas: 2, totalExato: true }],
    [1, 10, 21, undefined, { total: 21, paginas: 3, totalExato: true }],
    [1, 10, 1000, 1000, { total: 1000, paginas: 100, totalExato: true }],
    [1, 10, 1001, 1000, { total: 1000, paginas: 100, totalExato: false }],
  ])('GER-11 page %i, %i each, total %i, limit %s', (page, take, total, limite, esperado) => {
    expect(montarPaginator(page, take, total, limite)).toEqual({ page, take, ...esperado })
  })
})

describe('paginasVisiveis', () => {
  it.each([
    [1, 10, [1, 2, 3]],
    [2, 10, [1, 2, 3]],
    [5, 10, [4, 5, 6]],
    [9, 10, [8, 9, 10]],
    [10, 10, [8, 9, 10]],
    [99, 10, [8, 9, 10]],
    [1, 2, [1, 2]],
    [1, 1, [1]],
    [1, 0, []],
  ])('GER-11 page %i of %i → %j', (page, paginas, esperado) => {
    expect(paginasVisiveis(page, paginas)).toEqual(esperado)
  })

  it('GER-11 always shows consecutive existing pages, the current one among them', () => {
    const ate = (max: number) => fc.integer({ min: 1, max })
    fc.assert(
      fc.property(ate(500), ate(500), ate(9), (a, b, quantas) => {
        const [page, paginas] = a < b ? [a, b] : [b, a]
        const links = paginasVisiveis(page, paginas, quantas)
        expect(links).toHaveLength(Math.min(quantas, paginas))
        expect(links).toContain(page)
        expect(links.every((link, i) => link === (links[0] ?? 0) + i)).toBe(true)
        expect(links[0]).toBeGreaterThanOrEqual(1)
        expect(links.at(-1)).toBeLessThanOrEqual(paginas)
      }),
    )
  })
})
