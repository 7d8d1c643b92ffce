import { expect, it } from 'vitest'
import { LINHA } from '../../test/orcamento.ts'
import { aplicarMudancas, chaveDoBrinde, produtosTocados, soOQueMudou } from './mudancas.ts'

const linha = (chave: string, idProd: number, qtde = 1) => ({ ...LINHA, chave, idProd, qtde })
const ATUAIS = [linha('linha-a1', 1), linha('linha-b2', 2), linha(chaveDoBrinde(9, 1), 1)]
const resumo = (linhas: readonly { chave: string; qtde: number }[]) =>
  linhas.map(({ chave, qtde }) => `${chave} ${qtde}`)

it.each([
  ['nada muda', {}, ['linha-a1 1', 'linha-b2 1']],
  ['a conhecida muda onde está', { itens: [linha('linha-a1', 1, 5)] }, ['linha-a1 5', 'linha-b2 1']],
  ['a nova vem no fim', { itens: [linha('linha-c3', 3)] }, ['linha-a1 1', 'linha-b2 1', 'linha-c3 1']],
  ['a removida sai', { removidos: ['linha-a1'] }, ['linha-b2 1']],
  ['remover o que não há não é problema', { removidos: ['linha-zz'] }, ['linha-a1 1', 'linha-b2 1']],
  ['mudada e removida, sai', { itens: [linha('linha-a1', 1, 5)], removidos: ['linha-a1'] }, ['linha-b2 1']],
])('VEN-02 %s; brindes não são de ninguém digitar', (_caso, mudancas, esperado) => {
  expect(resumo(aplicarMudancas(ATUAIS, { itens: [], removidos: [], ...mudancas }))).toEqual(esperado)
})

it('VEN-02 toca o produto que entrou, o que saiu e o que deu lugar a outro', () => {
  const tocados = produtosTocados(ATUAIS, {
    itens: [linha('linha-a1', 7), linha('linha-n1', 8)],
    removidos: ['linha-b2'],
  })
  expect([...tocados].toSorted()).toEqual([1, 2, 7, 8])
})

it('VEN-02 o que se envia como já está não mudou; cada campo diferente, e a linha nova, mudaram', () => {
  const atual = linha('linha-a1', 1)
  const campos = ['idProd', 'idEmb', 'qtde', 'desconto', 'precoDigitado']
  const diferentes = [...campos.map((campo) => ({ ...atual, [campo]: 99 })), { ...atual, bonificado: true }]
  for (const outra of diferentes)
    expect(soOQueMudou([atual], { itens: [outra], removidos: [] }).itens).toEqual([outra])
  const nova = linha('linha-z9', 1)
  const gravada = { ...atual, id: 7, brindeDe: null }
  expect(soOQueMudou([gravada], { itens: [atual, nova], removidos: ['linha-b2'] })).toEqual({
    itens: [nova],
    removidos: ['linha-b2'],
  })
})
