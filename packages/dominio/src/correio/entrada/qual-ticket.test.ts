import { expect, it } from 'vitest'
import { formatarProtocolo, montarProtocolo } from '../../tickets/protocolo.ts'
import { type CandidatoATicket, protocolosDoAssunto, qualTicket } from './qual-ticket.ts'

const c = (via: CandidatoATicket['via'], ticketId: number, participa = false) => ({
  via,
  ticketId,
  participa,
})

it.each([
  ['nada', [], null],
  ['a marca prova, de quem quer que venha', [c('MARCA', 1)], 1],
  ['o endereço prova', [c('ENDERECO', 2)], 2],
  ['um estranho que responde a um id', [c('EM_RESPOSTA_A', 3), c('REFERENCIAS', 3)], null],
  ['um estranho que escreve um protocolo', [c('PROTOCOLO', 4)], null],
  ['quem participa, pelo protocolo', [c('PROTOCOLO', 4, true)], 4],
  [
    'o primeiro em que se pode acreditar',
    [c('EM_RESPOSTA_A', 3), c('REFERENCIAS', 5, true), c('PROTOCOLO', 4, true)],
    5,
  ],
] as [string, CandidatoATicket[], number | null][])('ALC-02 qual ticket: %s', (_, candidatos, esperado) => {
  expect(qualTicket(candidatos)).toBe(esperado)
})

it('ALC-02 o protocolo do assunto, escrito como for', () => {
  const protocolo = montarProtocolo(2026, 123)
  const escrito = formatarProtocolo(protocolo)
  expect(protocolosDoAssunto(`RES: ENC: [${escrito}] Caixa ${protocolo}`)).toEqual([protocolo, protocolo])
  expect(protocolosDoAssunto('Nota 20260001239 e telefone 1999.888777-2')).toEqual([])
})
