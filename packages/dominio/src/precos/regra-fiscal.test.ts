import { expect, it } from 'vitest'
import { adicionalDoEstado, escolherRegraFiscal, type RegraGravada, SEM_REGRA } from './regra-fiscal.ts'

const regra = (id: number, campos: Partial<RegraGravada>): RegraGravada => ({
  ...SEM_REGRA,
  id,
  nome: `Regra ${id}`,
  ncm: '',
  produtoId: null,
  ufOrigem: null,
  ufDestino: null,
  adicional: null,
  ...campos,
})
const REGRAS = [
  regra(1, {}),
  regra(2, { ufDestino: 'MS' }),
  regra(3, { ufOrigem: 'SP' }),
  regra(4, { ncm: '2202' }),
  regra(5, { ncm: '22021000', ufDestino: 'RJ' }),
  regra(6, { ncm: '2202', ufDestino: 'MS', adicional: 0 }),
  regra(7, { produtoId: 9, ufDestino: 'RJ' }),
]
const venda = (ncm: string, ufOrigem: string, ufDestino: string, idProd = 1) => ({
  idProd,
  ncm,
  ufOrigem,
  ufDestino,
})

it.each([
  ['a geral, quando nada mais diz', venda('10063021', 'PR', 'BA'), 1],
  ['a do estado de quem compra', venda('10063021', 'SP', 'MS'), 2],
  ['a do estado de quem vende', venda('10063021', 'SP', 'BA'), 3],
  ['o NCM pesa mais que os estados', venda('22021000', 'SP', 'BA'), 4],
  ['o NCM mais longo pesa mais', venda('22021000', 'SP', 'RJ'), 5],
  ['NCM e estado juntos', venda('22021000', 'SP', 'MS'), 6],
  ['a do produto, mais que o NCM inteiro', venda('22021000', 'SP', 'RJ', 9), 7],
  ['a do produto só no estado dela', venda('22021000', 'SP', 'MS', 9), 6],
])('VEN-02 vale %s', (_caso, operacao, id) => {
  expect(escolherRegraFiscal(REGRAS, operacao).id).toBe(id)
})

it('GER-13 Mato Grosso do Sul soma 5,2% ao que vem de fora, se a regra não disser outra coisa', () => {
  expect([adicionalDoEstado('MS'), adicionalDoEstado('SP')]).toEqual([5.2, 0])
  expect(escolherRegraFiscal(REGRAS, venda('10063021', 'SP', 'MS')).adicional).toBe(5.2)
  expect(escolherRegraFiscal(REGRAS, venda('22021000', 'SP', 'MS')).adicional).toBe(0)
})

it('VEN-02 sem regra nenhuma não se inventa imposto', () => {
  expect(escolherRegraFiscal([], venda('10063021', 'SP', 'SP'))).toMatchObject({ id: 0, ipi: 0, mva: null })
})
