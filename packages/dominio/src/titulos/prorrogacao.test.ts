import { describe, expect, it } from 'vitest'
import { desfazerProrrogacao, podeProrrogar } from './prorrogacao.ts'

const ABERTO = { dtVenc: '2026-11-10', pagoEm: null, baixadoEm: null }

it.each([
  ['em aberto, vence antes', {}, true],
  ['vence no mesmo dia', { dtVenc: '2026-12-01' }, false],
  ['já vence depois: não volta para antes', { dtVenc: '2026-12-02' }, false],
  ['pago', { pagoEm: '2026-11-09' }, false],
  ['baixado', { baixadoEm: '2026-11-09' }, false],
])('TIC-11 %s', (_caso, parte, esperado) => {
  expect(podeProrrogar({ ...ABERTO, ...parte }, '2026-12-01')).toBe(esperado)
})

describe('desfazer', () => {
  const DO_7 = { id: 1, ticketId: 7, vencimentoAnterior: '2026-11-10', vencimentoNovo: '2026-12-01' }
  const DO_8 = { id: 2, ticketId: 8, vencimentoAnterior: '2026-12-01', vencimentoNovo: '2026-12-20' }
  const prorrogado = { ...ABERTO, dtVenc: '2026-12-01' }
  const duasVezes = { ...ABERTO, dtVenc: '2026-12-20' }

  it.each([
    ['o título volta', prorrogado, [DO_7], { volta: '2026-11-10', seguinte: null }],
    ['pago fica como está', { ...prorrogado, pagoEm: '2026-11-20' }, [DO_7], { volta: null, seguinte: null }],
    ['baixado fica', { ...prorrogado, baixadoEm: '2026-11-20' }, [DO_7], { volta: null, seguinte: null }],
    [
      'com a data que veio de outro sistema fica',
      { ...ABERTO, dtVenc: '2027-01-05' },
      [DO_7],
      { volta: null },
    ],
    [
      'prorrogado de novo por outro ticket fica, e o outro volta para onde este voltaria',
      duasVezes,
      [DO_7, DO_8],
      { volta: null, seguinte: { id: 2, vencimentoAnterior: '2026-11-10' } },
    ],
  ])('TIC-11 %s', (_caso, titulo, vivas, esperado) => {
    expect(desfazerProrrogacao(titulo, vivas, 7)).toMatchObject({ prorrogacaoId: 1, ...esperado })
  })

  it('TIC-11 a de cima volta para a de baixo', () => {
    const desfeita = desfazerProrrogacao(duasVezes, [DO_7, DO_8], 8)
    expect(desfeita).toEqual({ prorrogacaoId: 2, volta: '2026-12-01', seguinte: null })
  })

  it('TIC-11 quem não prorrogou não desfaz', () => {
    expect(desfazerProrrogacao(prorrogado, [DO_7], 9)).toBeNull()
  })
})
