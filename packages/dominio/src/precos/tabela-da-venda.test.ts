import { expect, it } from 'vitest'
import type { Acao } from '../permissoes.ts'
import { tabelaServe } from './tabela-da-venda.ts'

const OUTRA = { livre: false, propria: false, liberada: false }
const GESTOR: Acao[] = ['ORCAMENTO_DESCONTO_GESTOR']

it.each([
  ['a do cliente', { propria: true }, [], true],
  ['a de todos', { livre: true }, [], true],
  ['uma que se deu ao cliente', { liberada: true }, [], true],
  ['a de outros', {}, [], false],
  ['a de outros, a quem gere', {}, GESTOR, true],
] as const)('VEN-02 %s', (_caso, tabela, acoes, serve) => {
  expect(tabelaServe({ ...OUTRA, ...tabela }, new Set(acoes))).toBe(serve)
})
