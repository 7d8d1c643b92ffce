import { beforeEach, expect, it } from 'vitest'
import { cadastroInicial } from './cadastro-inicial.ts'
import { lembrarEscolhas, ultimasEscolhas } from './ultimas-escolhas.ts'

beforeEach(() => localStorage.clear())

const comEscolhas = (filialId: number | null, tabelaPreco: number | null) => {
  const { empresa } = cadastroInicial({ filialId: null })
  return { empresa: { ...empresa, filialId, tabelaPreco } }
}

it('CAD-05 o cadastro seguinte começa pela filial e pela tabela do último', () => {
  expect(ultimasEscolhas([1, 2])).toEqual({ filialId: null, tabelaPreco: null })
  lembrarEscolhas(comEscolhas(1, 7))
  lembrarEscolhas(comEscolhas(2, 8))
  expect(ultimasEscolhas([1, 2])).toEqual({ filialId: 2, tabelaPreco: 8 })
  expect(cadastroInicial({ ...ultimasEscolhas([1, 2]) }).empresa).toMatchObject({
    filialId: 2,
    tabelaPreco: 8,
  })
})

it('CAD-05 o que não se escolheu não se esquece, e a filial que não se vê não se propõe', () => {
  lembrarEscolhas(comEscolhas(1, 7))
  lembrarEscolhas(comEscolhas(null, null))
  expect(ultimasEscolhas([2])).toEqual({ filialId: null, tabelaPreco: 7 })
})
