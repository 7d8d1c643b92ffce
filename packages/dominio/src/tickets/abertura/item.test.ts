import { describe, expect, it } from 'vitest'
import { type EscolhaDoItem, problemaDoItem, quantidadeDisponivel, type SaldoDoItem } from './item.ts'

const saldo: SaldoDoItem = {
  qtd_comprada: 10,
  qtd_devolvida: 4,
  indisponivel: false,
  anexo_obrigatorio: false,
}
const escolha: EscolhaDoItem = { qtd_solicitada: 6, motivo: { informa: false }, obs: '', anexos: 0 }
const limites = { maximoDeItens: 3, itensNoTicket: 2 }

describe('NOV-11 adicionar um produto', () => {
  it.each<[string, Partial<EscolhaDoItem>, Partial<SaldoDoItem>, Partial<typeof limites>, string | null]>([
    ['tudo certo', {}, {}, {}, null],
    ['limite de itens', {}, {}, { itensNoTicket: 3 }, 'O ticket não pode ter mais que 3 itens.'],
    ['sem motivo', { motivo: null }, {}, {}, 'Obrigatório informar o motivo.'],
    [
      'sem observação',
      { motivo: { informa: true }, obs: ' ' },
      {},
      {},
      'O campo de observações é obrigatório.',
    ],
    ['com observação', { motivo: { informa: true }, obs: 'Rasgado' }, {}, {}, null],
    ['sem anexo', {}, { anexo_obrigatorio: true }, {}, 'Obrigatório incluir um anexo.'],
    ['com anexo', { anexos: 1 }, { anexo_obrigatorio: true }, {}, null],
    [
      'quantidade vazia',
      { qtd_solicitada: null },
      {},
      {},
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
    [
      'quantidade zero',
      { qtd_solicitada: 0 },
      {},
      {},
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
    [
      'quantidade negativa',
      { qtd_solicitada: -1 },
      {},
      {},
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
    [
      'além do saldo',
      { qtd_solicitada: 6.0001 },
      {},
      {},
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
    [
      'sem saldo',
      { qtd_solicitada: 1 },
      { qtd_devolvida: 10 },
      {},
      'Quantidade inválida. Verifique a quantidade adicionada.',
    ],
    ['indisponível', {}, { indisponivel: true }, {}, 'Produto não disponível'],
  ])('%s', (_, mudaEscolha, mudaSaldo, mudaLimites, mensagem) => {
    const resposta = problemaDoItem(
      { ...escolha, ...mudaEscolha },
      { ...saldo, ...mudaSaldo },
      { ...limites, ...mudaLimites },
    )
    expect(resposta).toBe(mensagem)
  })

  it('na edição o limite é o comprado', () => {
    const edicao = { ...limites, edicao: true }
    expect(problemaDoItem({ ...escolha, qtd_solicitada: 10 }, saldo, edicao)).toBeNull()
    expect(problemaDoItem({ ...escolha, qtd_solicitada: 10.5 }, saldo, edicao)).toContain(
      'Quantidade inválida',
    )
    expect(problemaDoItem(escolha, { ...saldo, indisponivel: true }, edicao)).toBeNull()
  })

  it('as recusas vêm na ordem em que a pessoa as resolve', () => {
    const tudo = { qtd_solicitada: 0, motivo: null, obs: '', anexos: 0 }
    const exigente = { ...saldo, anexo_obrigatorio: true }
    expect(problemaDoItem(tudo, exigente, { ...limites, itensNoTicket: 9 })).toContain('mais que 3 itens')
    expect(problemaDoItem(tudo, exigente, limites)).toContain('motivo')
    expect(problemaDoItem({ ...tudo, motivo: { informa: true } }, exigente, limites)).toContain('observações')
    expect(problemaDoItem({ ...tudo, motivo: { informa: false } }, exigente, limites)).toContain('anexo')
  })
})

it.each([
  [10, 4, 6],
  [0.3, 0.1, 0.2],
  [10, 10, 0],
  [10, 12, 0],
])('NOV-11 de %d comprados e %d devolvidos restam %d', (qtd_comprada, qtd_devolvida, resta) => {
  expect(quantidadeDisponivel({ qtd_comprada, qtd_devolvida })).toBe(resta)
})
