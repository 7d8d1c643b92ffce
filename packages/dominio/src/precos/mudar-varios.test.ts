import { expect, it } from 'vitest'
import { demaisDeUmaVez } from './mudanca-de-precos.ts'
import { type Arredondamento, mudarVarios, resumoDaMudanca, valorMudado } from './mudar-varios.ts'

it.each<[string, number, Arredondamento, string]>([
  ['10', 5, 'CENTAVO', '10.5'],
  ['9.99', 3.33, 'CENTAVO', '10.32'],
  ['10', -33.333, 'CENTAVO', '6.67'],
  ['0.01', -50, 'CENTAVO', '0.01'],
  ['10.44', 0.1, 'DEZ_CENTAVOS', '10.5'],
  ['10', 4.6, 'NOVENTA', '10.9'],
  ['10', 3, 'NOVENTA', '9.9'],
  ['0.2', 5, 'NOVENTA', '0.9'],
  ['10.4', 1, 'REAL', '11'],
  ['0.2', 1, 'REAL', '1'],
  ['1.23456', 1, 'NENHUM', '1.2469'],
])('ADM-07 %s com %s%% (%s) é %s', (valor, percentual, arredondamento, esperado) => {
  expect(valorMudado(valor, percentual, arredondamento).toFixed()).toBe(esperado)
})

it('ADM-07 cinquenta mil preços mudam de uma vez, e nem um a mais', () => {
  expect(demaisDeUmaVez(50_000)).toBeNull()
  expect(demaisDeUmaVez(50_001)).toBe('São mais de 50.000 preços: escolha marcas ou famílias.')
})

it('ADM-07 a prévia conta o que muda, o que fica igual e o que cai abaixo do custo', () => {
  const precos = [
    { idProduto: 1, valor: '10', custo: '9.5' },
    { idProduto: 2, valor: '20', custo: null },
    { idProduto: 3, valor: '0.01', custo: '1' },
  ]
  const mudados = mudarVarios(precos, { percentual: -10, arredondamento: 'CENTAVO' })
  expect(mudados.map(({ idProduto, novo, diferenca }) => [idProduto, novo, diferenca])).toEqual([
    [1, '9', -10],
    [2, '18', -10],
  ])
  expect(resumoDaMudanca(precos, mudados)).toEqual({
    ...{ precos: 3, mudam: 2, iguais: 1, sobem: 0, descem: 2 },
    ...{ abaixoDoCusto: 1, semCusto: 1, maiorDiferenca: -10, menorDiferenca: -10 },
  })
})
