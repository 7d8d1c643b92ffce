import { describe, expect, it } from 'vitest'
import {
  CANAL_DE_TICKETS,
  canalDePresencaDoTicket,
  canalDoTicket,
  canalInternoDoTicket,
  lerCanalDoTicket,
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
