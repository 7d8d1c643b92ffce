import { describe, expect, it } from 'vitest'
import {
  cancelavel,
  confirmavel,
  desfechoDaLinha,
  impedimentoParaCancelar,
  impedimentoParaGerar,
  repartirEmOrdens,
  situacaoDaOrdem,
} from './regras.ts'
import { lerNumeroDaColeta, numeroDaColeta, type SituacaoDaColeta } from './situacoes.ts'

describe('COL-01 quem aguarda coleta', () => {
  const aguarda = { encerrado: false, etapaAguarda: true, temAReceber: true, emColeta: false }
  it.each([
    ['aberto, na etapa, com mercadoria a vir', {}, null],
    ['já em uma ordem', { emColeta: true }, 'TICKET_JA_EM_COLETA'],
    ['já em uma ordem, e finalizado', { emColeta: true, encerrado: true }, 'TICKET_JA_EM_COLETA'],
    ['finalizado', { encerrado: true }, 'TICKET_NAO_AGUARDA_COLETA'],
    ['em outra etapa', { etapaAguarda: false }, 'TICKET_NAO_AGUARDA_COLETA'],
    ['sem nada autorizado a vir', { temAReceber: false }, 'TICKET_NAO_AGUARDA_COLETA'],
  ] as const)('COL-01 %s', (_, mudanca, esperado) => {
    expect(impedimentoParaGerar({ ...aguarda, ...mudanca })).toBe(esperado)
  })
})

describe('COL-01 repartir em ordens', () => {
  const ticket = (id: number, naturalId: number | null, ibge = '3550308', filialId = 1) => ({
    id,
    naturalId,
    ibge,
    filialId,
  })
  const resumo = ({ ordens, sem }: ReturnType<typeof repartirEmOrdens>) => ({
    ordens: ordens.map(({ filialId, ibge, responsavelId, tickets }) => [
      filialId,
      ibge,
      responsavelId,
      tickets.map(({ id }) => id),
    ]),
    sem: sem.map(({ id }) => id),
  })

  it('COL-01 o escolhido leva todos: uma ordem por cidade e filial', () => {
    const tickets = [ticket(1, 7), ticket(2, null), ticket(3, 8, '3509502'), ticket(4, 7, '3550308', 2)]
    expect(resumo(repartirEmOrdens(tickets, 5))).toEqual({
      ordens: [
        [1, '3550308', 5, [1, 2]],
        [1, '3509502', 5, [3]],
        [2, '3550308', 5, [4]],
      ],
      sem: [],
    })
  })

  it('COL-01 sem escolhido, cada ticket vai com o seu natural, e quem não tem é dito', () => {
    expect(
      resumo(repartirEmOrdens([ticket(1, 7), ticket(2, null), ticket(3, 8), ticket(4, 7)], null)),
    ).toEqual({
      ordens: [
        [1, '3550308', 7, [1, 4]],
        [1, '3550308', 8, [3]],
      ],
      sem: [2],
    })
  })
})

describe('COL-01 situação da ordem', () => {
  it.each<[SituacaoDaColeta[], SituacaoDaColeta]>([
    [['GERADA'], 'GERADA'],
    [['GERADA', 'CONFIRMADA'], 'GERADA'],
    [['CONFIRMADA', 'CANCELADA'], 'CONFIRMADA'],
    [['CANCELADA', 'CANCELADA'], 'CANCELADA'],
  ])('COL-01 %j é %s', (linhas, esperada) => {
    expect(situacaoDaOrdem(linhas.map((situacao) => ({ situacao })))).toBe(esperada)
  })

  it('COL-01 confirma-se o que está por coletar; cancela-se o que ainda não chegou', () => {
    expect(confirmavel({ situacao: 'GERADA', encerrada: false })).toBe(true)
    expect(confirmavel({ situacao: 'CONFIRMADA', encerrada: false })).toBe(false)
    expect(cancelavel({ situacao: 'CONFIRMADA', encerrada: false })).toBe(true)
    expect(cancelavel({ situacao: 'CONFIRMADA', encerrada: true })).toBe(false)
  })
})

describe('COL-01 quem cancela sabe o que desfaz', () => {
  const gerada = { situacao: 'GERADA', encerrada: false } as const
  const confirmada = { situacao: 'CONFIRMADA', encerrada: false } as const
  const recebida = { situacao: 'CONFIRMADA', encerrada: true } as const
  it.each([
    ['por coletar', [gerada], false, null],
    ['confirmada, sem que se visse', [gerada, confirmada], false, 'COLETA_MUDOU'],
    ['confirmada, à vista de quem cancela', [gerada, confirmada], true, null],
    ['o que chegou não se desfaz, nem impede o resto', [gerada, recebida], false, null],
    ['nada resta', [recebida], true, 'COLETA_JA_ENCERRADA'],
  ] as const)('COL-01 %s', (_, linhas, viuComoEsta, esperado) => {
    expect(impedimentoParaCancelar(linhas, { viuComoEsta })).toBe(esperado)
  })
})

describe('COL-01 o ticket andou com a coleta viva', () => {
  const gerada = { situacao: 'GERADA', encerrada: false } as const
  const aCaminho = { situacao: 'CONFIRMADA', encerrada: false } as const
  const na = { encerrado: false, etapaAguarda: true, chegou: false }
  it.each([
    ['fica na etapa', gerada, {}, null],
    ['conferido: foi coletado', gerada, { etapaAguarda: false, chegou: true }, 'CONFIRMADA'],
    ['conferido: o que vinha chegou', aCaminho, { etapaAguarda: false, chegou: true }, 'CONFIRMADA'],
    ['voltou antes da coleta', gerada, { etapaAguarda: false }, 'CANCELADA'],
    ['voltou com a mercadoria a caminho', aCaminho, { etapaAguarda: false }, null],
    ['finalizado antes da coleta', gerada, { encerrado: true }, 'CANCELADA'],
    ['finalizado com a mercadoria a caminho', aCaminho, { encerrado: true }, 'CONFIRMADA'],
  ] as const)('COL-01 %s', (_, linha, mudanca, esperada) => {
    expect(desfechoDaLinha(linha, { ...na, ...mudanca })?.situacao ?? null).toBe(esperada)
  })
})

describe('COL-01 número da ordem', () => {
  it.each([
    ['OC-000123', 123],
    ['oc123', 123],
    [' OC 0123 ', 123],
    ['123', null],
    ['OC-', null],
  ])('COL-01 %j é %s', (digitado, id) => {
    expect(lerNumeroDaColeta(digitado)).toBe(id)
  })
  it('COL-01 escreve-se com seis algarismos ou mais', () => {
    expect([numeroDaColeta(7), numeroDaColeta(1_234_567)]).toEqual(['OC-000007', 'OC-1234567'])
  })
})
