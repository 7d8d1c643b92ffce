import fc from 'fast-check'
import { expect, it } from 'vitest'
import { montarPix, pixDeHoje, pixValido } from './pix.ts'

const DADOS = { valor: '123.45', nome: 'Distribuidora Aurora', cidade: 'São Paulo' }
// From the manual of the central bank, whose digits are known.
const DO_MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'

it('DOC-05 o exemplo do Banco Central confere', () => {
  expect(pixValido(DO_MANUAL)).toBe(true)
})

it('DOC-05 uma cobrança tem o endereço dela, o valor e quem recebe, sem acentos', () => {
  const codigo = montarPix({ ...DADOS, url: 'pix.exemplo.com/v2/9d36b84fc70b478fb95c12729b90ca25' })
  expect(pixValido(codigo)).toBe(true)
  expect(codigo).toMatch(/^00020101021226\d\d0014br\.gov\.bcb\.pix2551pix\.exemplo\.com/)
  expect(codigo).toContain('5406123.455802BR5920Distribuidora Aurora6009Sao Paulo62070503***6304')
})

it('DOC-05 uma chave leva o identificador do título', () => {
  const codigo = montarPix({ ...DADOS, chave: '12345678000195', txid: 'TIT48213P1' })
  expect(pixValido(codigo)).toBe(true)
  expect(codigo).toContain('62140510TIT48213P1')
})

it('DOC-05 um caractere trocado não confere', () => {
  const codigo = montarPix({ ...DADOS, url: 'pix.exemplo.com/v2/1' })
  fc.assert(
    fc.property(fc.nat(codigo.length - 1), fc.constantFrom(...'0123456789ABCxyz/.'), (onde, outro) => {
      fc.pre(codigo[onde] !== outro)
      expect(pixValido(codigo.slice(0, onde) + outro + codigo.slice(onde + 1))).toBe(false)
    }),
  )
})

it.each(['', '6304', 'um texto qualquer', DO_MANUAL.slice(0, -1)])('DOC-05 %j não é PIX', (codigo) => {
  expect(pixValido(codigo)).toBe(false)
})

it('DOC-05 o que não cabe num campo é recusado, não cortado', () => {
  expect(() => montarPix({ ...DADOS, url: 'x'.repeat(100) })).toThrow(RangeError)
})

it('DOC-05 atrasado, o PIX leva o valor de hoje; em dia, é o que o banco fez', () => {
  const dados = { ...DADOS, chave: '12345678000195', txid: 'TIT48213P1' }
  const codigo = montarPix(dados)
  expect(pixDeHoje(codigo, { valor: '123.45', total: '123.45' })).toBe(codigo)
  expect(pixDeHoje(codigo, { valor: '123.45', total: '1250.9' })).toBe(
    montarPix({ ...dados, valor: '1250.90' }),
  )
})

it('DOC-05 um código sem valor ganha o de hoje no seu lugar; um quebrado não é de ninguém', () => {
  const atualizado = pixDeHoje(DO_MANUAL, { valor: '10', total: '12' }) ?? ''
  expect(pixValido(atualizado)).toBe(true)
  expect(atualizado).toContain('5303986540512.005802BR')
  expect(pixDeHoje(`${DO_MANUAL.slice(0, -1)}!`, { valor: '10', total: '12' })).toBeNull()
})
