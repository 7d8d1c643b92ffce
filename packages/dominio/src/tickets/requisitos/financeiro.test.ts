import { describe, expect, it } from 'vitest'
import {
  escolherTitulos,
  novosVencimentos,
  prorrogacaoVale,
  prorrogarVencimento,
  vencimentoMaximo,
} from './financeiro.ts'

describe('prorrogarVencimento', () => {
  const HOJE = '2026-11-15'
  const ate = vencimentoMaximo(HOJE, 180)
  const campo = (mensagem: string) => ({ campos: { 'financeiro.nova_data_vencimento': mensagem } })

  it.each([
    ['amanhã', true, '2026-11-16', { concede: { data: '2026-11-16' }, fatos: new Set() }],
    ['hoje', true, HOJE, campo('O novo vencimento precisa ser depois de hoje.')],
    ['ontem', true, '2026-11-14', campo('O novo vencimento precisa ser depois de hoje.')],
    ['o último dia do limite', true, '2027-05-14', { concede: { data: '2027-05-14' }, fatos: new Set() }],
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
    ['negada', false, undefined, { concede: null, fatos: new Set(['PRORROGACAO_NEGADA']) }],
    ['negada com data', false, '2026-12-01', { concede: null, fatos: new Set(['PRORROGACAO_NEGADA']) }],
  ])('TIC-11 %s', (_caso, aprovado, nova_data_vencimento, esperado) => {
    expect(prorrogarVencimento({ aprovado, nova_data_vencimento }, { hoje: HOJE, ate })).toEqual(esperado)
  })
})

it('TIC-11 dias a mais em vez de uma data; com as duas, vale a data', () => {
  const limites = { hoje: '2026-11-15', ate: '2027-05-14' }
  const concedido = (resposta: object) => prorrogarVencimento({ aprovado: true, ...resposta }, limites)
  expect(concedido({ dias: 15 })).toMatchObject({ concede: { dias: 15 } })
  expect(concedido({ dias: 15, nova_data_vencimento: '2026-12-01' })).toMatchObject({
    concede: { data: '2026-12-01' },
  })
})

describe('novosVencimentos', () => {
  const limites = { hoje: '2026-11-15', ate: '2027-05-14' }
  const [UM, DOIS] = [
    { id: 1, nro: '45/1', dtVenc: '2026-11-20' },
    { id: 2, nro: '45/2', dtVenc: '2026-12-20' },
  ]
  const naData = (mensagem: string) => ({ campos: { 'financeiro.nova_data_vencimento': mensagem } })
  const nosDias = (mensagem: string) => ({ campos: { 'financeiro.dias': mensagem } })
  const NADA = 'Os títulos escolhidos já vencem nesta data ou depois dela: nada mudaria.'

  it.each([
    [
      'uma data para os dois',
      [UM, DOIS],
      { data: '2027-01-10' },
      { movidos: [1, 2].map((id) => ({ id, para: '2027-01-10' })), ultimo: '2027-01-10' },
    ],
    [
      'o que já vence depois não volta',
      [UM, DOIS],
      { data: '2026-12-10' },
      { movidos: [{ id: 1, para: '2026-12-10' }], ultimo: '2026-12-10' },
    ],
    ['antes do vencimento de todos', [UM, DOIS], { data: '2026-11-19' }, naData(NADA)],
    ['no próprio vencimento', [UM], { data: '2026-11-20' }, naData(NADA)],
    ['uma data, sem títulos', [], { data: '2026-12-10' }, { movidos: [], ultimo: '2026-12-10' }],
    [
      'dias a mais em cada um',
      [DOIS, UM],
      { dias: 15 },
      {
        movidos: [
          { id: 2, para: '2027-01-04' },
          { id: 1, para: '2026-12-05' },
        ],
        ultimo: '2027-01-04',
      },
    ],
    ['dias, sem títulos de onde contar', [], { dias: 15 }, naData('Informe o novo vencimento.')],
    [
      'dias que não chegam a hoje',
      [{ ...UM, dtVenc: '2026-11-10' }],
      { dias: 5 },
      nosDias('Com mais 5 dias o título 45/1 venceria em 15/11/2026, que já passou.'),
    ],
    ['o primeiro dia que serve', [{ ...UM, dtVenc: '2026-11-10' }], { dias: 6 }, { ultimo: '2026-11-16' }],
    ['até o limite da filial', [DOIS], { dias: 145 }, { ultimo: '2027-05-14' }],
    [
      'SEG-05 um dia além dele',
      [DOIS],
      { dias: 146 },
      nosDias('O novo vencimento pode ser no máximo em 14/05/2027, o limite desta filial.'),
    ],
  ] as const)('TIC-11 %s', (_caso, titulos, concede, esperado) => {
    expect(novosVencimentos(titulos, concede, limites)).toMatchObject(esperado)
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
    const titulos = abertos.map((id) => ({ id }))
    const conferido = escolherTitulos(titulos, escolhidos)
    const ids = 'campos' in conferido ? conferido : { titulos: conferido.titulos.map(({ id }) => id) }
    expect(ids).toEqual(esperado)
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
