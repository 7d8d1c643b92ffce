import { expect, it } from 'vitest'
import { nomesDosCampos } from '../../../../ui/assistente/o-que-falta.tsx'
import { nomeDoCampo, passoDoCampo } from './campos-do-passo.ts'

const TODOS = ['SOLICITACAO', 'CLIENTE', 'PRODUTOS', 'DETALHES', 'TRANSPORTADORA', 'RESUMO'] as const

it.each([
  ['assunto', TODOS, 'SOLICITACAO'],
  ['motivo2.obs', TODOS, 'SOLICITACAO'],
  ['consumidorFinal.email', TODOS, 'CLIENTE'],
  ['itens.3.qtd_solicitada', TODOS, 'PRODUTOS'],
  ['arquivos', TODOS, 'DETALHES'],
  ['arquivos', ['SOLICITACAO', 'PRODUTOS'] as const, 'PRODUTOS'],
  ['arquivos.1', TODOS, 'DETALHES'],
  ['arquivos.2', TODOS, 'PRODUTOS'],
  ['notas', TODOS, null],
  ['desconhecido', TODOS, null],
])('NOV-16 %s recusado leva ao passo certo', (campo, passos, passo) => {
  const arquivos = ['a.png', 'b.png'].map((nome) => new File(['x'], nome))
  expect(passoDoCampo(campo, passos, { arquivos })).toBe(passo)
})

it.each([
  ['idFil', 'Filial'],
  ['motivo1', 'Motivo'],
  ['motivo1.obs', 'Observação do motivo'],
  ['consumidorFinal.nome', 'Nome completo'],
  ['itens.0.obs', 'Produtos'],
  ['arquivos', 'Anexos'],
])('NOV-05 %s chama-se %s', (campo, nome) => {
  expect(nomeDoCampo(campo)).toBe(nome)
})

it('NOV-05 cada nome uma vez só', () => {
  expect(nomesDosCampos(['itens.0.obs', 'itens.1.obs', 'assunto'], nomeDoCampo)).toBe('Produtos e Assunto')
})
