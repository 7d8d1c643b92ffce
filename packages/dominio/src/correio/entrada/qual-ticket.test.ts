import { expect, it } from 'vitest'
import { formatarProtocolo, montarProtocolo } from '../../tickets/protocolo.ts'
import { type CandidatoATicket, type Lugar, lugarDaRecebida, protocolosDoAssunto } from './qual-ticket.ts'

const c = (via: CandidatoATicket['via'], ticketId: number, participa = false) => ({
  via,
  ticketId,
  participa,
})

const lugar = (candidatos: CandidatoATicket[], resto: Partial<Parameters<typeof lugarDaRecebida>[0]> = {}) =>
  lugarDaRecebida({ candidatos, autenticacao: 'NAO_DITA', confere: false, deCliente: false, ...resto })
const PASSOU = { autenticacao: 'PASSOU', confere: true } as const
const NOVO = { ticketId: null, emNomeDoCliente: false }
const no = (ticketId: number) => ({ ticketId, emNomeDoCliente: false })
const semProva = (ticketId: number | null) => ({ espera: 'SEM_PROVA', ticketId })

it.each([
  ['nada', lugar([]), NOVO],
  ['a marca prova, de quem quer que venha', lugar([c('MARCA', 1)]), no(1)],
  ['o endereço prova', lugar([c('ENDERECO', 2)]), no(2)],
  ['o nosso Message-ID prova, de quem participa', lugar([c('ID_NOSSO', 3, true)]), no(3)],
  ['um estranho que responde a um id', lugar([c('ID_NOSSO', 3), c('ID_DE_FORA', 3)]), NOVO],
  ['um estranho que escreve um protocolo', lugar([c('PROTOCOLO', 4)]), NOVO],
  ['um estranho provado que escreve um protocolo', lugar([c('PROTOCOLO', 4)], PASSOU), NOVO],
  ['o endereço de quem participa e o protocolo não provam', lugar([c('PROTOCOLO', 4, true)]), semProva(4)],
  [
    'nem quando o servidor que confere não diz nada',
    lugar([c('PROTOCOLO', 4, true)], { confere: true }),
    semProva(4),
  ],
  ['um id que não é nosso não prova', lugar([c('ID_DE_FORA', 4, true)]), semProva(4)],
  ['o carimbo prova', lugar([c('PROTOCOLO', 4, true)], PASSOU), no(4)],
  ['e também com um id que não é nosso', lugar([c('ID_DE_FORA', 4, true)], PASSOU), no(4)],
  ['o primeiro que se prova', lugar([c('ID_DE_FORA', 3, true), c('ID_NOSSO', 5, true)]), no(5)],
  ['o que falhou nem com a marca', lugar([c('MARCA', 1)], { autenticacao: 'FALHOU' }), { espera: 'FORJADA' }],
  [
    'novo de um cliente, provado',
    lugar([], { ...PASSOU, deCliente: true }),
    { ...NOVO, emNomeDoCliente: true },
  ],
  ['novo de um cliente, sem quem confira: não em nome dele', lugar([], { deCliente: true }), NOVO],
  [
    'novo de um cliente, sem o carimbo de quem confere',
    lugar([], { deCliente: true, confere: true }),
    semProva(null),
  ],
  ['novo de um estranho, sem o carimbo de quem confere', lugar([], { confere: true }), NOVO],
  ['a marca prova o ticket, e não o cliente', lugar([c('MARCA', 1)], { deCliente: true }), no(1)],
] as [string, Lugar, Lugar][])('ALC-02 SEG-04 onde entra: %s', (_, obtido, esperado) => {
  expect(obtido).toMatchObject(esperado)
})

it('ALC-02 o protocolo do assunto, escrito como for', () => {
  const protocolo = montarProtocolo(2026, 123)
  const escrito = formatarProtocolo(protocolo)
  expect(protocolosDoAssunto(`RES: ENC: [${escrito}] Caixa ${protocolo}`)).toEqual([protocolo, protocolo])
  expect(protocolosDoAssunto('Nota 20260001239 e telefone 1999.888777-2')).toEqual([])
})

it.each([
  [true, { ticketId: 9, via: 'ID_DE_FORA' as const, participa: true, doMesmoDesconhecido: true }],
  [false, { ticketId: 9, via: 'ID_DE_FORA' as const, participa: true, doMesmoDesconhecido: false }],
  [false, { ticketId: 9, via: 'PROTOCOLO' as const, participa: true, doMesmoDesconhecido: true }],
])('ALC-02 a conversa de quem ninguém conhece ainda continua no seu ticket: %s', (entra, candidato) => {
  const lugar = lugarDaRecebida({
    candidatos: [candidato],
    autenticacao: 'NAO_DITA',
    confere: false,
    deCliente: false,
  })
  expect('espera' in lugar).toBe(!entra)
})
