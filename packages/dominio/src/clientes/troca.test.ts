import { expect, it } from 'vitest'
import { emailProvaIdentidade, impedimentoDaTroca } from './troca.ts'

const LIVRE = { permiteEditar: true, atual: 'a@b.com', visto: 'a@b.com' }

it.each([
  [LIVRE, null],
  [{ ...LIVRE, visto: 'c@d.com' }, 'VALOR_MUDOU'],
  [{ ...LIVRE, permiteEditar: false }, 'NAO_PERMITE_EDITAR'],
  [{ ...LIVRE, permiteEditar: false, visto: 'c@d.com' }, 'NAO_PERMITE_EDITAR'],
  [{ ...LIVRE, provaIdentidade: true }, 'EMAIL_PROVA_IDENTIDADE'],
])('PER-05 %j: %s', (troca, esperado) => {
  expect(impedimentoDaTroca(troca)).toBe(esperado)
})

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('SEG-01 principal %s, com conta vinculada %s: %s', (principal, vinculada, esperado) => {
  expect(emailProvaIdentidade({ principal }, vinculada)).toBe(esperado)
})
