import { describe, expect, it } from 'vitest'
import type { Calendario } from '../prazos/calendario.ts'
import { prazosDoTicket } from './prazo-urgente.ts'
import {
  abrirRelogios,
  pausarRelogios,
  type RelogiosDoTicket,
  reabrirRelogios,
  retomarRelogios,
  trocarRelogios,
} from './relogios.ts'

// Monday 16/11/2026, 08:00 to 18:00 every weekday.
const CALENDARIO: Calendario = {
  expediente: [1, 2, 3, 4, 5].map((diaDaSemana) => ({ diaDaSemana, inicio: '08:00', fim: '18:00' })),
  feriados: new Set(),
}
const em = (local: string) => new Date(`2026-11-${local}:00-03:00`)
const TIPO = { minutosResposta: 60, minutosSolucao: 600 }
const ABERTO_EM = em('16T09:00')
const novo: RelogiosDoTicket = { ...abrirRelogios(CALENDARIO, TIPO, ABERTO_EM), respondidoEm: null }

describe('relógios do ticket', () => {
  it('Prazos: ao abrir, os minutos do tipo; sem minutos, sem prazo', () => {
    expect(novo).toMatchObject({
      prazoRespostaEm: em('16T10:00'),
      prazoSolucaoEm: em('17T09:00'),
      pausadoEm: null,
    })
    expect(
      abrirRelogios(CALENDARIO, { minutosResposta: null, minutosSolucao: null }, ABERTO_EM),
    ).toMatchObject({ prazoRespostaEm: null, prazoSolucaoEm: null })
  })

  it('Prazos: a espera pelo cliente não conta em nenhum dos dois', () => {
    const parado = pausarRelogios(CALENDARIO, novo, em('16T09:30'))
    expect(parado).toMatchObject({
      pausadoEm: em('16T09:30'),
      minutosRestantesResposta: 30,
      minutosRestantesSolucao: 570,
    })
    const andando = retomarRelogios(CALENDARIO, { ...parado, respondidoEm: null }, em('18T08:00'))
    expect(andando).toEqual({
      prazoRespostaEm: em('18T08:30'),
      prazoSolucaoEm: em('18T17:30'),
      pausadoEm: null,
      minutosRestantesResposta: null,
      minutosRestantesSolucao: null,
    })
  })

  it('Prazos: quem já foi respondido não tem prazo de resposta a esticar', () => {
    const respondido = { ...novo, respondidoEm: em('16T09:20') }
    const parado = pausarRelogios(CALENDARIO, respondido, em('16T09:30'))
    expect(parado).toMatchObject({ prazoRespostaEm: em('16T10:00'), minutosRestantesResposta: null })
    const andando = retomarRelogios(CALENDARIO, { ...parado, respondidoEm: em('16T09:20') }, em('18T08:00'))
    expect(andando).toMatchObject({ prazoRespostaEm: em('16T10:00'), prazoSolucaoEm: em('18T17:30') })
  })

  it('Prazos: a resposta dada durante a espera encerra o primeiro relógio, e continua em dia depois dela', () => {
    const respondidoEm = em('16T11:00')
    const parado = { ...pausarRelogios(CALENDARIO, novo, em('16T09:30')), respondidoEm }
    const resposta = (relogios: RelogiosDoTicket) =>
      prazosDoTicket({ ...relogios, finalizadoEm: null }, em('18T09:00'), 0).resposta.situacao
    expect(resposta(parado)).toBe('CUMPRIDO')
    const andando = retomarRelogios(CALENDARIO, parado, em('18T08:00'))
    expect(andando).toMatchObject({ prazoRespostaEm: em('16T11:30'), minutosRestantesResposta: null })
    const reaberto = reabrirRelogios(CALENDARIO, parado, TIPO, em('18T08:00'))
    for (const relogios of [andando, reaberto])
      expect(resposta({ ...relogios, respondidoEm })).toBe('CUMPRIDO')
  })

  it('Prazos: a resposta dada em dia continua em dia quando, depois da hora dela, se espera o cliente', () => {
    const respondidoEm = em('16T09:20')
    const parado = pausarRelogios(CALENDARIO, { ...novo, respondidoEm }, em('16T11:00'))
    const { resposta } = prazosDoTicket({ ...parado, respondidoEm, finalizadoEm: null }, em('18T09:00'), 0)
    expect(resposta).toEqual({ situacao: 'CUMPRIDO', em: em('16T10:00') })
  })

  it('Prazos: a espera não conserta a resposta que já estava atrasada', () => {
    const parado = pausarRelogios(CALENDARIO, novo, em('16T10:30'))
    const andando = retomarRelogios(CALENDARIO, { ...parado, respondidoEm: em('16T11:00') }, em('18T08:00'))
    expect(andando).toMatchObject({ prazoRespostaEm: em('16T10:00'), minutosRestantesResposta: null })
  })

  it('Prazos: parar duas vezes é parar uma, e sem prazo também se espera', () => {
    const parado = { ...pausarRelogios(CALENDARIO, novo, em('16T09:30')), respondidoEm: null }
    expect(pausarRelogios(CALENDARIO, parado, em('16T12:00'))).toMatchObject({ pausadoEm: em('16T09:30') })
    const semPrazo = { ...novo, prazoRespostaEm: null, prazoSolucaoEm: null }
    expect(pausarRelogios(CALENDARIO, semPrazo, em('16T12:00'))).toMatchObject({ pausadoEm: em('16T12:00') })
  })

  it('Prazos: reabrir recomeça a solução e só ela', () => {
    const parado = { ...pausarRelogios(CALENDARIO, novo, em('16T09:30')), respondidoEm: em('16T09:30') }
    expect(reabrirRelogios(CALENDARIO, parado, TIPO, em('20T08:00'))).toEqual({
      prazoRespostaEm: em('16T10:00'),
      prazoSolucaoEm: em('20T18:00'),
      pausadoEm: null,
      minutosRestantesResposta: null,
      minutosRestantesSolucao: null,
    })
  })

  it.each([
    ['mais minutos', { minutosResposta: 120, minutosSolucao: 1200 }, '16T11:00', '18T09:00'],
    ['menos minutos', { minutosResposta: 30, minutosSolucao: 60 }, '16T09:30', '16T10:00'],
  ])('Prazos: outro tipo com %s conta da abertura', (_caso, para, resposta, solucao) => {
    expect(trocarRelogios(CALENDARIO, { ...novo, abertoEm: ABERTO_EM }, TIPO, para)).toMatchObject({
      prazoRespostaEm: em(resposta),
      prazoSolucaoEm: em(solucao),
    })
  })

  it('Prazos: outro tipo não perde a espera pelo cliente, nem dá prazo onde não há', () => {
    const parado = { ...pausarRelogios(CALENDARIO, novo, em('16T09:30')), respondidoEm: null }
    const andando = { ...retomarRelogios(CALENDARIO, parado, em('18T08:00')), respondidoEm: em('18T08:10') }
    // Whatever the new type gives, the answer was given under the deadline of then.
    const trocado = trocarRelogios(CALENDARIO, { ...andando, abertoEm: ABERTO_EM }, TIPO, {
      minutosResposta: 15,
      minutosSolucao: 660,
    })
    expect(trocado).toMatchObject({ prazoRespostaEm: em('18T08:30'), prazoSolucaoEm: em('19T08:30') })
    const semPrazo = { minutosResposta: null, minutosSolucao: null }
    expect(trocarRelogios(CALENDARIO, { ...andando, abertoEm: ABERTO_EM }, TIPO, semPrazo)).toMatchObject({
      prazoSolucaoEm: null,
    })
    expect(
      trocarRelogios(CALENDARIO, { ...novo, prazoSolucaoEm: null, abertoEm: ABERTO_EM }, semPrazo, TIPO),
    ).toMatchObject({ prazoSolucaoEm: em('17T09:00') })
  })
})
