import { beforeEach, expect, it } from 'vitest'
import { cadastroInicial } from './cadastro-inicial.ts'
import { lembrarEscolhas, ultimasEscolhas } from './ultimas-escolhas.ts'

beforeEach(() => localStorage.clear())

const NADA = { filialId: null, tabelaPreco: null, atividade: null, comoConheceu: null }
const comEscolhas = (escolhas: Partial<Record<keyof typeof NADA, number>>) => {
  const { empresa } = cadastroInicial({ filialId: null })
  return { empresa: { ...empresa, ...NADA, ...escolhas } }
}
const DUAS = { filialId: 2, tabelaPreco: 8, atividade: 5, comoConheceu: 3 }

it('CAD-05 o cadastro seguinte começa pelo que o último tinha, e diz de onde veio', () => {
  expect(ultimasEscolhas([1, 2])).toEqual({})
  lembrarEscolhas(comEscolhas({ filialId: 1, tabelaPreco: 7, atividade: 4, comoConheceu: 2 }))
  lembrarEscolhas(comEscolhas(DUAS))
  const ultimas = ultimasEscolhas([1, 2])
  expect(ultimas).toEqual(DUAS)
  const { empresa, origens } = cadastroInicial({ ultimas, filialId: 2 })
  expect(empresa).toMatchObject(DUAS)
  expect(origens).toEqual({
    'empresa.tabelaPreco': 'ULTIMO',
    'empresa.atividade': 'ULTIMO',
    'empresa.comoConheceu': 'ULTIMO',
  })
})

it('CAD-05 o que não se escolheu não se esquece, e a filial que não se vê não se propõe', () => {
  lembrarEscolhas(comEscolhas({ filialId: 1, tabelaPreco: 7 }))
  lembrarEscolhas(comEscolhas({}))
  expect(ultimasEscolhas([2])).toEqual({ tabelaPreco: 7 })
})
