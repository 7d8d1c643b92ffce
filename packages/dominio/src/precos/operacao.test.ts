import { expect, it } from 'vitest'
import { operacaoDaVenda } from './operacao.ts'

const EMPRESA = {
  documento: '11222333000181',
  inscricaoEstadual: '123456789',
  contribuinte: null,
  consumidorFinal: null,
  simples: null,
}
const PESSOA = { ...EMPRESA, documento: '11144477735', inscricaoEstadual: null }

const VENDE = { ufOrigem: 'SP', ufDestino: 'MS', vendedorNoSimples: true, repassaDifal: false }

it.each([
  ['empresa inscrita revende', EMPRESA, { contribuinte: true, consumidorFinal: false, simples: false }],
  [
    'empresa isenta não paga ICMS',
    { ...EMPRESA, inscricaoEstadual: 'ISENTO' },
    { contribuinte: false, consumidorFinal: false },
  ],
  ['o cadastro vale mais que a inscrição', { ...EMPRESA, contribuinte: false }, { contribuinte: false }],
  ['a pessoa consome', PESSOA, { contribuinte: false, consumidorFinal: true }],
  [
    'o produtor rural, pessoa que revende',
    { ...PESSOA, contribuinte: true },
    { contribuinte: true, consumidorFinal: false },
  ],
  [
    'a empresa que compra para si',
    { ...EMPRESA, consumidorFinal: true },
    { contribuinte: true, consumidorFinal: true },
  ],
  ['do Simples', { ...EMPRESA, simples: true }, { simples: true }],
])('VEN-02 %s', (_caso, comprador, esperado) => {
  expect(operacaoDaVenda(comprador, VENDE)).toMatchObject({
    ...VENDE,
    ...esperado,
  })
})
