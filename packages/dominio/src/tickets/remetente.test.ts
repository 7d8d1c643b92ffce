import { expect, it } from 'vitest'
import { formasDoTelefone, mesmoRemetente } from './remetente.ts'

const NINGUEM = {
  clienteId: null,
  consumidorId: null,
  consumidorDocumento: null,
  consumidorEmail: null,
  consumidorTelefone: null,
}

it.each([
  ['de que nada se sabe', {}, {}, false],
  [
    'o mesmo e-mail, em maiúsculas',
    { consumidorEmail: 'Ana@x.test' },
    { consumidorEmail: 'ana@x.test ' },
    true,
  ],
  ['outro e-mail', { consumidorEmail: 'ana@x.test' }, { consumidorEmail: 'bia@x.test' }, false],
  [
    'o mesmo celular sem o nono dígito',
    { consumidorTelefone: '11987654321' },
    { consumidorTelefone: '1187654321' },
    true,
  ],
  [
    'o mesmo celular com o país',
    { consumidorTelefone: '5511987654321' },
    { consumidorTelefone: '1187654321' },
    true,
  ],
  ['o mesmo fixo', { consumidorTelefone: '1132325555' }, { consumidorTelefone: '(11) 3232-5555' }, true],
  ['outro telefone', { consumidorTelefone: '11987654321' }, { consumidorTelefone: '21987654321' }, false],
  [
    'o mesmo CPF',
    { consumidorDocumento: '1' },
    { consumidorDocumento: '1', consumidorEmail: 'a@x.test' },
    true,
  ],
  [
    'o mesmo e-mail e outro CPF',
    { consumidorDocumento: '1', consumidorEmail: 'a@x.test' },
    { consumidorDocumento: '2', consumidorEmail: 'a@x.test' },
    false,
  ],
  [
    'o mesmo e-mail e outra conta',
    { consumidorId: 1, consumidorEmail: 'a@x.test' },
    { consumidorId: 2, consumidorEmail: 'a@x.test' },
    false,
  ],
  [
    'o mesmo e-mail, um já de um cliente',
    { consumidorEmail: 'a@x.test' },
    { clienteId: 7, consumidorEmail: 'a@x.test' },
    false,
  ],
])('MES-06/uniao ALC-02 é a mesma pessoa? %s', (_, a, b, esperado) => {
  expect(mesmoRemetente({ ...NINGUEM, ...a }, { ...NINGUEM, ...b })).toBe(esperado)
  expect(mesmoRemetente({ ...NINGUEM, ...b }, { ...NINGUEM, ...a })).toBe(esperado)
})

it.each([
  ['11987654321', ['11987654321', '1187654321']],
  ['1187654321', ['1187654321', '11987654321']],
  ['1132325555', ['1132325555']],
  [null, []],
])('MES-06/uniao o telefone %s pode estar escrito como %j', (telefone, formas) => {
  expect(formasDoTelefone(telefone)).toEqual(formas)
})
