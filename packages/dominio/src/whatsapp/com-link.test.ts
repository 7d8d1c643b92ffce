import { expect, it } from 'vitest'
import { comLinks } from './com-link.ts'

const LINKS = { acompanhar: 'https://p.test/seu-ticket?token=a', avaliar: null }
const PE = `Acompanhe o atendimento, sem precisar de senha: ${LINKS.acompanhar}`

it('ALC-03 o link vai abaixo do que se diz; depois do fim, também o da avaliação (ALC-04)', () => {
  const folgado = { maximo: 4096, corta: false }
  expect(comLinks('Bom dia', LINKS, folgado)).toBe(`Bom dia\n\n${PE}`)
  expect(comLinks('Fim', { ...LINKS, avaliar: 'https://p.test/avaliar?token=a' }, folgado)).toBe(
    `Fim\n\nComo foi o atendimento? Avalie: https://p.test/avaliar?token=a\n\n${PE}`,
  )
})

it('ALC-05 o que não cabe vai inteiro e sem link; o modelo, que se corta, leva o link', () => {
  const longo = 'a'.repeat(190)
  expect(comLinks(longo, LINKS, { maximo: 200, corta: false })).toBe(longo)
  const cortado = comLinks(longo, LINKS, { maximo: 200, corta: true })
  expect(cortado).toHaveLength(200)
  expect(cortado).toMatch(/^a+…\n\nAcompanhe/)
  expect(cortado.endsWith(LINKS.acompanhar)).toBe(true)
})
