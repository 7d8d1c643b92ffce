import { expect, it } from 'vitest'
import { especieDoArquivo, MAIOR_TEXTO_DO_WHATSAPP, problemaDoTextoNoWhatsapp } from './limites.ts'

const MEGA = 1024 * 1024

it.each([
  ['image/jpeg', 5 * MEGA, 'image'],
  ['image/png', 1, 'image'],
  ['image/jpeg', 5 * MEGA + 1, 'document'],
  ['application/pdf', 1, 'document'],
] as const)('ALC-05 %s de %i bytes vai como %s', (midia, tamanho, especie) => {
  expect(especieDoArquivo(midia, tamanho)).toBe(especie)
})

it('ALC-05 o texto que não cabe numa mensagem do WhatsApp é dito', () => {
  expect(problemaDoTextoNoWhatsapp('a'.repeat(MAIOR_TEXTO_DO_WHATSAPP))).toBeNull()
  expect(problemaDoTextoNoWhatsapp('a'.repeat(MAIOR_TEXTO_DO_WHATSAPP + 1))).toContain('4096')
})
