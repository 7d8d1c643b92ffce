import { describe, expect, it } from 'vitest'
import { autorizacoesDoTipo } from '../permissoes.ts'
import type { TipoDeUsuario } from '../usuarios.ts'
import {
  CANAL_DE_TICKETS,
  canalDePresencaDoTicket,
  canalDoTicket,
  canalInternoDoTicket,
  lerCanalDoTicket,
  podeOuvirCanalDeTickets,
} from './canais.ts'

describe('lerCanalDoTicket', () => {
  it.each([
    [canalDoTicket(42), { ticketId: 42, interno: false, presenca: false }],
    [canalInternoDoTicket(42), { ticketId: 42, interno: true, presenca: false }],
    [canalDePresencaDoTicket(42), { ticketId: 42, interno: true, presenca: true }],
    [CANAL_DE_TICKETS, null],
    ['private-ticket-', null],
    ['private-ticket-42x', null],
    ['private-ticket-outro-42', null],
    ['ticket-42', null],
    ['presence-ticket-interno-42', null],
    [`private-ticket-${'9'.repeat(16)}`, null],
    ['x-private-ticket-42', null],
  ])('SHL-06 %s', (canal, esperado) => {
    expect(lerCanalDoTicket(canal)).toEqual(esperado)
  })
})

describe('podeOuvirCanalDeTickets', () => {
  const ouvinte = (tipo: TipoDeUsuario, negadas: string[] = []) => ({
    tipo,
    autorizacoes: autorizacoesDoTipo(
      tipo,
      negadas.map((acao) => ({ acao, autorizado: false })),
    ),
  })
  const CANAIS = [CANAL_DE_TICKETS, canalDoTicket(1), canalInternoDoTicket(1), canalDePresencaDoTicket(1)]
  it.each([
    ['staff', ouvinte('OPERADOR'), [true, true, true, true]],
    ['representative', ouvinte('REPRESENTANTE'), [true, true, true, true]],
    ['final consumer', ouvinte('CONSUMIDOR_FINAL'), [false, true, false, false]],
    ['staff kept from the inside', ouvinte('OPERADOR', ['TICKET_INTERNO']), [true, true, false, false]],
    ['staff without tickets', ouvinte('OPERADOR', ['TICKET_VER']), [false, false, false, false]],
  ])('SHL-06 %s', (_caso, quem, esperado) => {
    expect(CANAIS.map((canal) => podeOuvirCanalDeTickets(canal, quem))).toEqual(esperado)
  })

  it('SHL-06 nobody hears a channel that is no ticket’s', () => {
    expect(podeOuvirCanalDeTickets('private-ticket-x', ouvinte('ADMIN'))).toBe(false)
  })
})
