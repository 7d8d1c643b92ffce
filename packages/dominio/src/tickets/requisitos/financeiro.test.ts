import { describe, expect, it } from 'vitest'
import { escolherTitulos, prorrogacaoVale, prorrogarVencimento, vencimentoMaximo } from './financeiro.ts'

describe('prorrogarVencimento', () => {
  const HOJE = '2026-11-15'
  const ate = vencimentoMaximo(HOJE, 180)
  const campo = (mensagem: string) => ({ campos: { 'financeiro.nova_data_vencimento': mensagem } })

  it.each([
    ['amanhã', true, '2026-11-16', { novaData: '2026-11-16', fatos: new Set() }],
    ['hoje', true, HOJE, campo('O novo vencimento precisa ser depois de hoje.')],
    ['ontem', true, '2026-11-14', campo('O novo vencimento precisa ser depois de hoje.')],
    ['o último dia do limite', true, '2027-05-14', { novaData: '2027-05-14', fatos: new Set() }],
    [
      'SEG-05 um dia além do limite',
      true,
      '2027-05-15',
      campo('O novo vencimento pode ser no máximo em 14/05/2027, o limite desta filial.'),
    ],
    [
      'SEG-05 daqui a dez anos',
      true,
      '2036-11-15',
      campo('O novo vencimento pode ser no máximo em 14/05/2027, o limite desta filial.'),
    ],
    ['sem data', true, undefined, campo('Informe o novo vencimento.')],
    ['negada', false, undefined, { novaData: null, fatos: new Set(['PRORROGACAO_NEGADA']) }],
    ['negada com data', false, '2026-12-01', { novaData: null, fatos: new Set(['PRORROGACAO_NEGADA']) }],
  ])('TIC-11 %s', (_caso, aprovado, nova_data_vencimento, esperado) => {
    expect(prorrogarVencimento({ aprovado, nova_data_vencimento }, { hoje: HOJE, ate })).toEqual(esperado)
  })
})

describe('escolherTitulos', () => {
  const campo = (mensagem: string) => ({ campos: { 'financeiro.titulos': mensagem } })

  it.each([
    ['sem escolher, todos', [1, 2], undefined, { titulos: [1, 2] }],
    ['um deles', [1, 2], [2], { titulos: [2] }],
    ['repetido conta uma vez', [1, 2], [2, 2], { titulos: [2] }],
    ['nenhum, havendo', [1, 2], [], campo('Escolha ao menos um título.')],
    ['nenhum, porque não há', [], [], { titulos: [] }],
    [
      'um que não está em aberto no ticket',
      [1],
      [1, 3],
      campo('Um dos títulos escolhidos foi pago ou não é deste ticket. Confira a lista.'),
    ],
  ])('TIC-11 %s', (_caso, abertos, escolhidos, esperado) => {
    expect(escolherTitulos(abertos, escolhidos)).toEqual(esperado)
  })
})

describe('prorrogacaoVale', () => {
  const APROVADA = { novaData: '2026-12-01', passouPeloFinanceiro: true, desistido: false }

  it.each([
    ['aprovada', {}, true],
    ['negada', { novaData: null }, false],
    ['de volta ao financeiro, ou antes dele', { passouPeloFinanceiro: false }, false],
    ['de um ticket de que se desistiu', { desistido: true }, false],
  ])('TIC-11 %s', (_caso, parte, esperado) => {
    expect(prorrogacaoVale({ ...APROVADA, ...parte })).toBe(esperado)
  })
})
