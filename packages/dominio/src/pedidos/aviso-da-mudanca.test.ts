import { expect, it } from 'vitest'
import { TAMANHO_DO_AVISO } from '../avisos/contratos.ts'
import { avisoDaMudanca } from './aviso-da-mudanca.ts'
import { MAXIMO_DO_MOTIVO } from './vida-contratos.ts'

const MUDANCA = {
  idPedido: 12,
  de: 'AGUARDANDO',
  para: 'BLOQUEADO',
  label: 'Bloqueado',
  cliente: { fantasia: 'Mercado Sol', razaoSocial: 'Sol Ltda' },
  observacao: null,
} as const

it.each([
  ['BLOQUEADO', 'AGUARDANDO', 'Pedido 12 bloqueado'],
  ['LIBERADO', 'BLOQUEADO', 'Pedido 12 liberado'],
  ['LIBERADO', 'AGUARDANDO', undefined],
  ['SEPARACAO', 'LIBERADO', undefined],
  ['FATURADO', 'SEPARACAO', 'Pedido 12 faturado'],
  ['CANCELADO', 'LIBERADO', 'Pedido 12 cancelado'],
  ['REJEITADO', 'ANALISE', 'Pedido 12 rejeitado'],
  ['ENTREGUE', 'TRANSPORTE', undefined],
] as const)('AVI-01 %s, de %s: %s', (para, de, titulo) => {
  expect(avisoDaMudanca({ ...MUDANCA, para, de })?.titulo).toBe(titulo)
})

it('AVI-01 faturado em parte, onde quer que esteja', () => {
  const emParte = { ...MUDANCA, de: 'LIBERADO', para: 'LIBERADO', emParte: true }
  expect(avisoDaMudanca(emParte)?.titulo).toBe('Pedido 12 faturado em parte')
})

it('AVI-01 diz de quem é o pedido e por quê, e leva a ele', () => {
  const observacao = 'Limite de R$ 10,00 excedido em R$ 2,00'
  expect(avisoDaMudanca({ ...MUDANCA, observacao })).toEqual({
    titulo: 'Pedido 12 bloqueado',
    mensagem: `O pedido de Mercado Sol está em Bloqueado.\n${observacao}`,
    caminho: '/pedidos/12',
  })
  const longo = { fantasia: 'x'.repeat(300), razaoSocial: '' }
  const maior = avisoDaMudanca({ ...MUDANCA, cliente: longo, observacao: 'y'.repeat(MAXIMO_DO_MOTIVO) })
  expect(maior?.mensagem.length).toBeLessThanOrEqual(TAMANHO_DO_AVISO.mensagem)
})
