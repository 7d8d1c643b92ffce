import { describe, expect, it } from 'vitest'
import { expiracaoDaSessao, sessaoVale } from './sessao.ts'

const prazos = { sessaoHorasInatividade: 12, sessaoDiasMaximo: 30 }
const instante = (texto: string) => new Date(`${texto}Z`)
const uso = {
  criadaEm: instante('2026-11-01T08:00:00'),
  usadaEm: instante('2026-11-15T08:00:00'),
  encerradaEm: null,
}

describe('AUT-04 validade da sessão', () => {
  it.each([
    ['em uso', uso, '2026-11-15T19:59:59', true],
    ['parada tempo demais', uso, '2026-11-15T20:00:00', false],
    ['encerrada', { ...uso, encerradaEm: instante('2026-11-15T08:30:00') }, '2026-11-15T08:31:00', false],
    [
      'velha demais, mesmo em uso',
      { ...uso, usadaEm: instante('2026-12-01T07:59:00') },
      '2026-12-01T08:00:00',
      false,
    ],
  ])('%s', (_caso, dados, agora, vale) => {
    expect(sessaoVale(dados, prazos, instante(agora))).toBe(vale)
  })

  it('PAR-01 AUT-04 os dois prazos são do negócio', () => {
    const curtos = { sessaoHorasInatividade: 8, sessaoDiasMaximo: 20 }
    expect(expiracaoDaSessao(uso, curtos)).toEqual(instante('2026-11-15T16:00:00'))
    expect(expiracaoDaSessao({ ...uso, usadaEm: instante('2026-11-21T07:00:00') }, curtos)).toEqual(
      instante('2026-11-21T08:00:00'),
    )
  })

  it('AUT-04 expira pelo que vier primeiro', () => {
    expect(expiracaoDaSessao(uso, prazos)).toEqual(instante('2026-11-15T20:00:00'))
    expect(expiracaoDaSessao({ ...uso, usadaEm: instante('2026-12-01T07:00:00') }, prazos)).toEqual(
      instante('2026-12-01T08:00:00'),
    )
  })
})
