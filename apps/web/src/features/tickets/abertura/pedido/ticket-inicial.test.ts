import { expect, it } from 'vitest'
import { CLIENTE, notaDe, tipoDe } from '../../../../teste/ticket-novo.tsx'
import { TICKET_EM_BRANCO } from './estado.ts'
import { ticketInicial } from './ticket-inicial.ts'

const tipo = tipoDe(1)
const menus = [{ key: 'SOLICITACAO', description: 'Solicitação', tipos: [tipo] }]
const nada = { menus, consumidor: null, tipo: undefined, cliente: null, nota: null }

it('SHL-05 sem pedido começa em branco; com um tipo, já nele', () => {
  expect(ticketInicial(nada)).toEqual(TICKET_EM_BRANCO)
  expect(ticketInicial({ ...nada, tipo: 'tipo-1' })).toMatchObject({ tipo, menu: 'SOLICITACAO' })
  expect(ticketInicial({ ...nada, tipo: 'sumiu' })).toEqual(TICKET_EM_BRANCO)
})

it('SHL-05 a nota traz o cliente e a filial em que saiu', () => {
  expect(ticketInicial({ ...nada, cliente: CLIENTE, nota: notaDe(7) })).toMatchObject({
    cliente: CLIENTE,
    filial: { idFil: 2 },
    notas: [{ id: 7 }],
    notaDeOrigem: { id: 7 },
  })
})

it('SHL-05 de uma filial que não atende mais o cliente, a nota não vem', () => {
  const cliente = { ...CLIENTE, filiaisSac: CLIENTE.filiaisSac.slice(0, 1) }
  const inicial = ticketInicial({ ...nada, cliente, nota: notaDe(7) })
  expect(inicial).toMatchObject({ cliente, filial: { idFil: 1 }, notas: [] })
  expect(inicial.notaDeOrigem).toBeUndefined()
})

it('NOV-06 o consumidor final vem com nome e e-mail da conta', () => {
  expect(ticketInicial({ ...nada, consumidor: { nome: 'Lia Melo', email: 'lia@x.com' } })).toMatchObject({
    origem: 'SAC',
    consumidorFinal: { nome: 'Lia Melo', email: 'lia@x.com', documento: '' },
  })
})
