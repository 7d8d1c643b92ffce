import { expect, it } from 'vitest'
import { formasDoNumero, numeroDoWhatsapp, numeroLegivel } from './numero.ts'

it.each([
  ['(11) 98765-4321', '5511987654321'],
  ['11987654321', '5511987654321'],
  ['011 98765-4321', '5511987654321'],
  ['+55 11 98765-4321', '5511987654321'],
  ['5511987654321', '5511987654321'],
  ['(11) 8765-4321', '5511987654321'],
  ['551187654321', '5511987654321'],
  ['(55) 99876-5432', '5555998765432'],
  ['(55) 9876-5432', '5555998765432'],
  ['(11) 3232-5555', null],
  ['551132325555', null],
  ['98765-4321', null],
  ['(10) 98765-4321', null],
  ['(11) 88765-4321', null],
  ['+1 415 555 2671', null],
  ['ramal 22', null],
  ['', null],
  [null, null],
])('ALC-05 o celular %j no WhatsApp é %j', (telefone, numero) => {
  expect(numeroDoWhatsapp(telefone)).toBe(numero)
})

it.each([
  ['5511987654321', ['5511987654321', '551187654321', '11987654321', '1187654321']],
  ['551187654321', ['5511987654321', '551187654321', '11987654321', '1187654321']],
  ['14155552671', ['14155552671']],
  ['BR.1234', []],
  ['abc', []],
])('ALC-05 quem escreve de %s pode estar no cadastro como %j', (waId, formas) => {
  expect(formasDoNumero(waId)).toEqual(formas)
})

it.each([
  ['5511987654321', '(11) 98765-4321'],
  ['551187654321', '(11) 98765-4321'],
  ['14155552671', '+14155552671'],
  ['BR.1234', 'BR.1234'],
])('ALC-05 %s se lê %s', (waId, legivel) => {
  expect(numeroLegivel(waId)).toBe(legivel)
})
