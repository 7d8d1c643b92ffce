import { describe, expect, it } from 'vitest'
import { SITUACOES_DO_PRAZO, type SituacaoDoPrazo } from './relogio-do-prazo.ts'
import { textoComNome, textoDoPrazo } from './rotulos.ts'

const em = (local: string) => new Date(`2026-11-${local}-03:00`)
const AGORA = em('16T10:00:00')

describe('textoDoPrazo', () => {
  it.each<[SituacaoDoPrazo, string, string]>([
    ['ATRASADO', '16T09:59:59', 'Atrasado há 1 min'],
    ['ATRASADO', '16T09:15:00', 'Atrasado há 45 min'],
    ['ATRASADO', '16T09:00:00', 'Atrasado há 1 h'],
    ['ATRASADO', '16T06:10:00', 'Atrasado há 3 h'],
    ['ATRASADO', '15T10:00:01', 'Atrasado há 23 h'],
    ['ATRASADO', '15T10:00:00', 'Atrasado há 1 dia'],
    ['ATRASADO', '14T10:00:00', 'Atrasado há 2 dias'],
    ['ATRASADO', '16T10:00:30', 'Atrasado há 1 min'],
    ['PROXIMO', '16T10:00:00', 'Vence agora'],
    ['PROXIMO', '16T10:00:59', 'Vence agora'],
    ['PROXIMO', '16T10:01:00', 'Vence em 1 min'],
    ['PROXIMO', '16T10:45:59', 'Vence em 45 min'],
    ['PROXIMO', '16T11:00:00', 'Vence em 1 h'],
    ['PROXIMO', '16T12:00:00', 'Vence em 2 h'],
    ['NO_PRAZO', '16T14:00:00', 'Vence em 4 h'],
    ['NO_PRAZO', '16T14:01:00', 'Vence hoje 14:01'],
    ['NO_PRAZO', '16T17:30:00', 'Vence hoje 17:30'],
    ['NO_PRAZO', '16T23:59:00', 'Vence hoje 23:59'],
    ['NO_PRAZO', '17T00:00:00', 'Vence amanhã 00:00'],
    ['NO_PRAZO', '17T14:00:00', 'Vence amanhã 14:00'],
    ['NO_PRAZO', '18T08:00:00', 'Vence em 18/11/2026'],
    ['NO_PRAZO', '20T23:30:00', 'Vence em 20/11/2026'],
    ['NO_PRAZO', '16T08:00:00', 'Atrasado há 2 h'],
    ['PAUSADO', '16T08:00:00', 'Pausado: aguardando o cliente'],
    ['CUMPRIDO', '16T08:00:00', 'Cumprido no prazo'],
    ['CUMPRIDO_COM_ATRASO', '16T08:00:00', 'Cumprido com atraso'],
    ['SEM_PRAZO', '16T08:00:00', 'Sem prazo'],
  ])('Prazos: %s by %s, at 10:00 of the 16th → %s', (situacao, prazo, esperado) => {
    expect(textoDoPrazo(situacao, em(prazo), AGORA)).toBe(esperado)
  })

  it.each([
    ['ATRASADO', '15T12:00:00', 'Solução: atrasada há'],
    ['CUMPRIDO', '15T12:00:00', 'Solução: cumprida no prazo'],
    ['PAUSADO', '15T12:00:00', 'Solução: pausada: aguardando o cliente'],
    ['NO_PRAZO', '26T12:00:00', 'Solução: vence em'],
  ] as const)('TIC-03 com o nome do prazo, %s', (situacao, prazo, esperado) => {
    expect(textoComNome('Solução', textoDoPrazo(situacao, em(prazo), AGORA))).toContain(esperado)
  })

  it('Prazos: close to midnight the countdown wins over the day', () => {
    expect(textoDoPrazo('PROXIMO', em('17T01:00:00'), em('16T23:00:00'))).toBe('Vence em 2 h')
  })

  it.each(SITUACOES_DO_PRAZO)('Prazos: %s without a deadline still says something', (situacao) => {
    expect(textoDoPrazo(situacao, null, AGORA)).not.toBe('')
  })
})
