import { expect, it } from 'vitest'
import { destaques, ordenarCotacoes } from './ordem.ts'
import { porQueNaoCota } from './por-que-nao-cota.ts'

const cotacao = (numero: string, valor: number, prazo: number, aConsultar = false) => ({
  numero,
  valor,
  prazo,
  aConsultar,
  nomeTransp: `T${numero}`,
})

it('FRE-01 a mais barata primeiro, entre iguais a mais rápida, e a consultar no fim', () => {
  const todas = [cotacao('a', 90, 2), cotacao('b', 0, 1, true), cotacao('c', 80, 9), cotacao('d', 80, 3)]
  expect(ordenarCotacoes(todas).map(({ numero }) => numero)).toEqual(['d', 'c', 'a', 'b'])
  expect(destaques(todas)).toEqual({ barata: 'd', rapida: 'a' })
})

it('FRE-01 uma só não é nem a mais barata nem a mais rápida', () => {
  expect(destaques([cotacao('a', 90, 2), cotacao('b', 0, 1, true)])).toEqual({ barata: null, rapida: null })
})

it.each([
  ['sem peso líquido', { pesoLiquido: 0 }, 'FRETE_SEM_PESO'],
  ['sem cidade, estado nem CEP', { cidade: '', uf: '', cep: '' }, 'FRETE_SEM_DESTINO'],
  ['só o CEP basta', { cidade: '', uf: '' }, null],
  ['só a cidade e o estado bastam', { cep: '' }, null],
])('FRE-01 %s', (_caso, parte, esperado) => {
  expect(porQueNaoCota({ pesoLiquido: 1, cidade: 'Campinas', uf: 'SP', cep: '13031900', ...parte })).toBe(
    esperado,
  )
})
