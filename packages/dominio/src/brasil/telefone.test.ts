import { describe, expect, it } from 'vitest'
import { formatarTelefone, telefoneProcurado, telefoneValido } from './telefone.ts'

describe('telefoneValido', () => {
  it.each([
    ['(11) 987654321', true, true],
    ['(11) 98765-4321', true, true],
    ['(11)33334444', true, true],
    ['11987654321', true, true],
    ['1133334444', true, true],
    ['33334444', true, false],
    ['98765-4321', true, false],
    ['333-4444', false, false],
    ['(11 987654321', false, false],
    ['(01) 987654321', false, false],
    ['119876543210', false, false],
    ['+55 11 98765-4321', true, true],
    ['+55 (11) 3333-4444', true, true],
    ['5511987654321', true, true],
    ['+55 33334444', false, false],
    ['+1 11 98765-4321', false, false],
    ['(11) 98765-432a', false, false],
    ['', false, false],
  ])('GER-03 %s → %s; with area code %s', (valor, valido, comDdd) => {
    expect(telefoneValido(valor)).toBe(valido)
    expect(telefoneValido(valor, { minimoDeDigitos: 10 })).toBe(comDdd)
  })
})

describe('formatarTelefone', () => {
  it.each([
    ['67999999999', '(67) 99999-9999'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['(11) 987654321', '(11) 98765-4321'],
    ['1133334444', '(11) 3333-4444'],
    ['987654321', '98765-4321'],
    ['33334444', '3333-4444'],
    ['3333-4444', '3333-4444'],
    ['0800 123 4567', '0800 123 4567'],
    ['+55 67 99999-9999', '(67) 99999-9999'],
    ['', ''],
  ])('MES-09 %s → %s', (valor, esperado) => {
    expect(formatarTelefone(valor)).toBe(esperado)
  })
})

describe('telefoneProcurado', () => {
  it.each([
    ['44990571538', '44990571538'],
    ['+5544990571538', '44990571538'],
    ['+55 (44) 99057-1538', '44990571538'],
    ['+55 44 99057 1538', '44990571538'],
    ['+55 44 9 9057-1538', '44990571538'],
    ['+55-44-99057-1538', '44990571538'],
    ['0055 44 3333.4444', '4433334444'],
    ['044 99057-1538', '44990571538'],
    ['(55) 99999-1234', '55999991234'],
    ['99057-1538', null],
    ['529.982.247-25', '52998224725'],
    ['12.345.678/0001-95', null],
    ['Rua 44 99057-1538', null],
  ])('CAD-01 GER-12 %j procura %j', (termo, numero) => {
    expect(telefoneProcurado(termo)).toBe(numero)
  })
})
