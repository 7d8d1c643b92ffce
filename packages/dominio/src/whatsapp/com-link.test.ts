import { expect, it } from 'vitest'
import { comLinks } from './com-link.ts'

const ACOMPANHE = 'Acompanhe aqui: https://p.test/seu-ticket?token=a'
const AVALIE = 'Avalie: https://p.test/avaliar?token=a'

it('ALC-03 o convite vai abaixo do que se diz; depois do fim, também o da avaliação (ALC-04)', () => {
  const folgado = { maximo: 4096, corta: false }
  expect(comLinks('Bom dia', [ACOMPANHE], folgado)).toBe(`Bom dia\n\n${ACOMPANHE}`)
  expect(comLinks('Fim', [AVALIE, ACOMPANHE], folgado)).toBe(`Fim\n\n${AVALIE}\n\n${ACOMPANHE}`)
})

it('ALC-05 o que não cabe vai inteiro e sem link; o modelo, que se corta, leva o link', () => {
  const longo = 'a'.repeat(190)
  expect(comLinks(longo, [ACOMPANHE], { maximo: 200, corta: false })).toBe(longo)
  const cortado = comLinks(longo, [ACOMPANHE], { maximo: 200, corta: true })
  expect(cortado).toHaveLength(200)
  expect(cortado).toMatch(/^a+…\n\nAcompanhe/)
  expect(cortado.endsWith(ACOMPANHE)).toBe(true)
})
