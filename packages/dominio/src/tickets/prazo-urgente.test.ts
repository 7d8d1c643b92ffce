import { expect, it } from 'vitest'
import { prazoMaisUrgente, prazosDoTicket } from './prazo-urgente.ts'

const agora = new Date('2026-11-16T15:00:00Z')
const hora = (n: number) => new Date(agora.getTime() + n * 3_600_000)
const nada = {
  prazoRespostaEm: null,
  respondidoEm: null,
  prazoSolucaoEm: null,
  finalizadoEm: null,
  pausadoEm: null,
}

it.each([
  ['no deadline at all', nada, 'SEM_PRAZO'],
  ['both far', { ...nada, prazoRespostaEm: hora(10), prazoSolucaoEm: hora(90) }, 'NO_PRAZO'],
  [
    'first answer late, solution far',
    { ...nada, prazoRespostaEm: hora(-1), prazoSolucaoEm: hora(90) },
    'ATRASADO',
  ],
  [
    'first answer near, solution far',
    { ...nada, prazoRespostaEm: hora(1), prazoSolucaoEm: hora(90) },
    'PROXIMO',
  ],
  [
    'answered in time: only the solution counts',
    { ...nada, prazoRespostaEm: hora(-1), respondidoEm: hora(-2), prazoSolucaoEm: hora(90) },
    'NO_PRAZO',
  ],
  ['waiting for the customer', { ...nada, prazoSolucaoEm: hora(1), pausadoEm: hora(-2) }, 'PAUSADO'],
  ['was late before the pause', { ...nada, prazoSolucaoEm: hora(-3), pausadoEm: hora(-2) }, 'ATRASADO'],
  ['finished in time', { ...nada, prazoSolucaoEm: hora(-1), finalizadoEm: hora(-2) }, 'CUMPRIDO'],
  [
    'finished without an answer before it was due',
    { ...nada, prazoRespostaEm: hora(-1), prazoSolucaoEm: hora(1), finalizadoEm: hora(-2) },
    'CUMPRIDO',
  ],
])('TIC-01 deadline shown by the list: %s', (_, ticket, esperado) => {
  expect(prazoMaisUrgente(prazosDoTicket(ticket, agora, 240)).situacao).toBe(esperado)
})

it.each([
  ['answered in time', { respondidoEm: hora(-3), finalizadoEm: hora(-2) }, 'CUMPRIDO'],
  ['ended in time without an answer that reached anybody', { finalizadoEm: hora(-2) }, 'SEM_PRAZO'],
  ['ended late without one', { finalizadoEm: hora(0) }, 'CUMPRIDO_COM_ATRASO'],
])('ALC-06 the first answer of a finished ticket: %s', (_, momentos, esperado) => {
  const { resposta } = prazosDoTicket({ ...nada, prazoRespostaEm: hora(-1), ...momentos }, agora, 240)
  expect(resposta.situacao).toBe(esperado)
})

it('TIC-01 a late solution shows before a late first answer', () => {
  const prazos = prazosDoTicket({ ...nada, prazoRespostaEm: hora(-5), prazoSolucaoEm: hora(-1) }, agora, 240)
  expect(prazoMaisUrgente(prazos).em).toEqual(hora(-1))
})
