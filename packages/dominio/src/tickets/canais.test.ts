import { describe, expect, it } from 'vitest'
import { autorizacoesDoTipo } from '../permissoes.ts'
import type { TipoDeUsuario } from '../usuarios.ts'
import {
  CANAL_DE_TICKETS,
  canalDePresencaDoTicket,
  canalDoTicket,
  canalInternoDoTicket,
  eventoEntreNavegadores,
  lerCanalDoTicket,
  podeOuvirCanalDeTickets,
} from './canais.ts'

describe('eventoEntreNavegadores', () => {
  const PRESENCA = canalDePresencaDoTicket(42)
  const ESCREVE = { id: 7, escrevendo: true }
  it.each([
    [PRESENCA, 'client-escrevendo', ESCREVE, { escrevendo: true }],
    [PRESENCA, 'client-escrevendo', { escrevendo: false, mais: 'x' }, { escrevendo: false }],
    [PRESENCA, 'client-escrevendo', { escrevendo: 'sim' }, null],
    [PRESENCA, 'client-escrevendo', null, null],
    [PRESENCA, 'client-escrevendo', 'texto', null],
    [PRESENCA, 'client-outro', ESCREVE, null],
    [PRESENCA, 'ticket-mudou', ESCREVE, null],
    [canalDoTicket(42), 'client-escrevendo', ESCREVE, null],
    [canalInternoDoTicket(42), 'client-escrevendo', ESCREVE, null],
    [CANAL_DE_TICKETS, 'client-escrevendo', ESCREVE, null],
    ['presence-outra', 'client-escrevendo', ESCREVE, null],
  ])('SHL-06 SEG-04 %s %s %j', (canal, evento, dados, esperado) => {
    expect(eventoEntreNavegadores(canal, evento, dados)).toEqual(esperado)
  })
})

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
