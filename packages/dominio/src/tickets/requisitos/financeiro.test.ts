import { describe, expect, it } from 'vitest'
import { prorrogarVencimento, vencimentoMaximo } from './financeiro.ts'

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
