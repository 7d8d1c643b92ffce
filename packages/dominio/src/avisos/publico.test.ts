import { describe, expect, it } from 'vitest'
import { tiposDeUsuario } from '../usuarios.ts'
import { descreverPublico, tiposDoPublico } from './publico.ts'

describe('AVI-01 público do aviso', () => {
  it.each([
    [[], null],
    [tiposDeUsuario, null],
    [['OPERADOR'], ['OPERADOR']],
    [
      ['REPRESENTANTE', 'OPERADOR', 'REPRESENTANTE'],
      ['OPERADOR', 'REPRESENTANTE'],
    ],
  ] as const)('AVI-01 %j vira %j', (escolhidos, esperado) => {
    expect(tiposDoPublico(escolhidos)).toEqual(esperado)
  })

  it.each([
    [[], null, 'Todas as pessoas · todas as filiais'],
    [[], 'Aurora Recife', 'Todas as pessoas · Aurora Recife'],
    [['OPERADOR'], null, 'Operador · todas as filiais'],
    [['OPERADOR', 'REPRESENTANTE'], 'Aurora Recife', 'Operador e Representante · Aurora Recife'],
  ] as const)('AVI-01 %j em %j: %s', (tipos, filial, esperado) => {
    expect(descreverPublico(tipos, filial)).toBe(esperado)
  })
})
