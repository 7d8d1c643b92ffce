import { expect, it } from 'vitest'
import { enderecoDoWhatsApp } from './whatsapp.ts'

it.each([
  ['(11) 98888-7777', 'https://wa.me/5511988887777?text=Veja%3A%20http%3A%2F%2Fx%2Fy%3Fa%3D1%26b%3D2'],
  [null, 'https://wa.me/?text=Veja%3A%20http%3A%2F%2Fx%2Fy%3Fa%3D1%26b%3D2'],
])('VEN-02 conversa com %s', (numero, endereco) => {
  expect(enderecoDoWhatsApp(numero, 'Veja: http://x/y?a=1&b=2')).toBe(endereco)
})
