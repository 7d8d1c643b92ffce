import { expect, it } from 'vitest'
import { nomeCurto, nomeDoCliente } from './nomes.ts'

it.each([
  ['Carlos Eduardo Meireles Brandão', 'Carlos Brandão'],
  ['Bruno Castro', 'Bruno Castro'],
  [' Lia ', 'Lia'],
  ['', ''],
])('MES-09 %j → %j', (nome, esperado) => {
  expect(nomeCurto(nome)).toBe(esperado)
})

it.each([
  [{ fant: 'Mercado Sol', razSoc: 'Sol Comércio Ltda' }, 'Mercado Sol'],
  [{ fant: '', razSoc: 'Sol Comércio Ltda' }, 'Sol Comércio Ltda'],
  [{ fant: null, razSoc: 'Sol Comércio Ltda' }, 'Sol Comércio Ltda'],
])('MES-09 o cliente se chama pelo nome fantasia, e sem ele pela razão social: %j', (cliente, esperado) => {
  expect(nomeDoCliente(cliente)).toBe(esperado)
})
