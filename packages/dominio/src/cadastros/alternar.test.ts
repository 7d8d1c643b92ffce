import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONTA, REFERENCIA } from '../../test/cadastro.ts'
import { alternar } from './alternar.ts'

it('CAD-08 acrescenta o que não está, tira o que está', () => {
  const outra = { ...REFERENCIA, nome: 'Atacado Norte' }
  expect(alternar([], REFERENCIA)).toEqual([REFERENCIA])
  expect(alternar([REFERENCIA], outra)).toEqual([REFERENCIA, outra])
  expect(alternar([REFERENCIA, outra], { ...REFERENCIA })).toEqual([outra])
})

it.each([
  ['maiúsculas e espaços', { nome: ' ATACADO  SUL ' }],
  ['a máscara do telefone', { telefone: '1133334444' }],
])('CAD-08 é a mesma apesar de %s', (_caso, mudanca) => {
  expect(alternar([REFERENCIA], { ...REFERENCIA, ...mudanca })).toEqual([])
})

it('CAD-08 é a mesma em qualquer ordem dos campos; outro campo é outra', () => {
  const { conta, ...resto } = CONTA
  expect(alternar([CONTA], { conta, ...resto })).toEqual([])
  expect(alternar([CONTA], { ...CONTA, agencia: '9999' })).toHaveLength(2)
})

const item = fc.record({ nome: fc.string({ maxLength: 3 }), uf: fc.constantFrom('SP', 'MG') })

it('CAD-08 duas vezes é como nenhuma: acrescentar e tirar devolve a mesma lista', () => {
  fc.assert(
    fc.property(fc.array(item), item, (itens, um) => {
      const lista = itens.reduce<(typeof um)[]>(alternar, [])
      const depois = alternar(alternar(lista, um), um)
      const havia = alternar(lista, um).length < lista.length
      // What was there comes back at the end, as it was typed the second time.
      expect(depois).toEqual(havia ? [...alternar(lista, um), um] : lista)
      expect(depois).toHaveLength(lista.length)
    }),
  )
})
