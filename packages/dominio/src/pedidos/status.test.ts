import { expect, it } from 'vitest'
import {
  foiFaturado,
  labelDoStatus,
  STATUS_DE_PEDIDO,
  STATUS_EM_ANDAMENTO,
  STATUS_SEM_EFEITO,
} from './status.ts'

it('DOC-03 has each of the twenty statuses once', () => {
  expect(new Set(STATUS_DE_PEDIDO.map(({ chave }) => chave)).size).toBe(20)
  expect(STATUS_DE_PEDIDO).toHaveLength(20)
})

it.each([
  ['DEPOSITO', undefined, 'Aguardando Comprovante'],
  ['LIBERADO', undefined, 'Aguardando Separação'],
  ['ORCAMENTO', undefined, 'Em análise'],
  ['GANHO', undefined, 'Virou pedido'],
  ['FATURADO', {}, 'Faturado'],
  ['FATURADO', { FATURADO: 'Nota emitida' }, 'Nota emitida'],
  ['FATURADO', { faturado: ' Nota emitida ' }, 'Nota emitida'],
  ['SEPARACAO', { separação: 'Na separação' }, 'Na separação'],
  ['PAGAMENTO_PENDENTE', { 'pagamento pendente': 'A pagar' }, 'A pagar'],
  ['faturado', {}, 'Faturado'],
  ['FATURADO', { FATURADO: '  ' }, 'Faturado'],
  ['FATURADO', { ENTREGUE: 'Na porta' }, 'Faturado'],
  ['NOVO_DO_ERP', {}, 'NOVO_DO_ERP'],
  ['NOVO_DO_ERP', { NOVO_DO_ERP: 'Novo' }, 'Novo'],
  ['constructor', {}, 'constructor'],
])('DOC-03 PAR-02 %s with %j → %s', (chave, sobrepostas, esperado) => {
  expect(labelDoStatus(chave, sobrepostas)).toBe(esperado)
})

it('DOC-03 billed, whoever may see the invoices', () => {
  const faturados = STATUS_DE_PEDIDO.map(({ chave }) => chave).filter(foiFaturado)
  expect(faturados).toEqual(['DEVOLUCAO', 'ENTREGUE', 'FATURADO', 'TRANSPORTE'])
  expect([foiFaturado('faturado'), foiFaturado('NOVO_DO_ERP')]).toEqual([true, false])
})

it('DOC-03 CLI-03 an order is on its way, invoiced or without effect, never two of them', () => {
  const nomeados = [
    ...STATUS_EM_ANDAMENTO,
    ...STATUS_SEM_EFEITO,
    ...STATUS_DE_PEDIDO.map(({ chave }) => chave).filter(foiFaturado),
  ]
  expect(new Set(nomeados).size).toBe(nomeados.length)
  const deOutros = STATUS_DE_PEDIDO.map(({ chave }) => chave).filter((chave) => !nomeados.includes(chave))
  // Of quotes and titles.
  expect(deOutros).toEqual(['ATIVO', 'VENCIDO', 'COTACAO', 'ORCAMENTO'])
})
