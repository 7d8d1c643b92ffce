import { expect, it } from 'vitest'
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '../usuarios.ts'
import { exigeAprovacao, modoDoEnvio } from './modos.ts'

it.each([
  ['REPRESENTANTE', false, true, false, true],
  ['REPRESENTANTE', false, false, false, false],
  ['REPRESENTANTE', true, false, true, true],
  ['OPERADOR', false, true, true, false],
  ['OPERADOR', true, true, false, false],
  ['OPERADOR', true, false, true, true],
  ['ADMIN', true, false, true, true],
] as const)(
  'CAD-01 %s, simulação %s, com representante %s e simulação %s: %s',
  (tipo, simulacao, cadastroAprovaRepresentante, cadastroAprovaSimulacao, exige) => {
    const regras = { cadastroAprovaRepresentante, cadastroAprovaSimulacao }
    expect(exigeAprovacao({ tipo, simulacao }, regras)).toBe(exige)
  },
)

it('CAD-01 sem os parâmetros ninguém espera', () => {
  const regras = { cadastroAprovaRepresentante: false, cadastroAprovaSimulacao: false }
  for (const tipo of Object.keys(TIPOS_DE_USUARIO) as TipoDeUsuario[])
    for (const simulacao of [true, false]) expect(exigeAprovacao({ tipo, simulacao }, regras)).toBe(false)
})

it.each([
  ['SIMPLIFICADO', true, 'AVANCADO'],
  ['SIMPLIFICADO', false, 'SIMPLIFICADO'],
  ['AVANCADO', true, 'AVANCADO'],
  ['COMPLETO', true, 'COMPLETO'],
  ['COMPLETO', false, 'COMPLETO'],
] as const)('CAD-01 %s, completando um prospect %s: %s', (modo, completa, esperado) => {
  expect(modoDoEnvio(modo, { completa })).toBe(esperado)
})
