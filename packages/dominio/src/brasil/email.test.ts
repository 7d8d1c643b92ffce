import { expect, it } from 'vitest'
import { emailValido } from './email.ts'

it.each([
  ['maria@exemplo.com.br', true],
  ['maria.silva+nfe@sub.exemplo.com', true],
  ['MARIA_1@EXEMPLO.COM', true],
  [' maria@exemplo.com ', true],
  ["o'neil@exemplo.com", true],
  ['maria', false],
  ['maria@', false],
  ['@exemplo.com', false],
  ['maria@exemplo', false],
  ['maria@@exemplo.com', false],
  ['maria@exemplo..com', false],
  ['maria..silva@exemplo.com', false],
  ['.maria@exemplo.com', false],
  ['maria.@exemplo.com', false],
  ['maria silva@exemplo.com', false],
  ['maria@-exemplo.com', false],
  ['maria@exemplo.c', false],
  ['maria@exemplo.123', false],
  ['maria@exemplo.com,joao@exemplo.com', false],
  [`${'a'.repeat(250)}@exemplo.com`, false],
  ['', false],
])('GER-03 %s → %s', (valor, esperado) => {
  expect(emailValido(valor)).toBe(esperado)
})
