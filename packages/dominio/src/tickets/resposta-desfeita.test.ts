import { expect, it } from 'vitest'
import { contaComoResposta, efeitoDaRecusa } from './resposta-desfeita.ts'

const [T1, T2, T3] = [1, 2, 3].map((hora) => new Date(Date.UTC(2026, 10, 17, hora))) as [Date, Date, Date]
const nada = { respondidoEm: undefined, retoma: false }
const quando = (
  ticket: Partial<Parameters<typeof efeitoDaRecusa>[0]['ticket']>,
  { sabidaPorFora = false, outras = [] as Date[], contadaEm = null as Date | null } = {},
) =>
  efeitoDaRecusa({
    ticket: { respondidoEm: T1, pausadoEm: null, finalizadoEm: null, ...ticket },
    entrada: { criadoEm: T1, sabidaPorFora, contadaEm },
    outras,
  })

it.each([
  ['só ela respondia: o prazo volta a correr', quando({}), { respondidoEm: null, retoma: false }],
  [
    'outra chegou depois: a primeira resposta é dela',
    quando({}, { outras: [T3, T2] }),
    { respondidoEm: T2, retoma: false },
  ],
  ['outra já tinha respondido', quando({ respondidoEm: T2 }), nada],
  [
    'reenviada, contava desde o aceite: volta a correr',
    quando({ respondidoEm: T2 }, { contadaEm: T2 }),
    { respondidoEm: null, retoma: false },
  ],
  ['reenviada depois de outra responder', quando({ respondidoEm: T2 }, { contadaEm: T3 }), nada],
  ['o cliente soube por outro meio', quando({}, { sabidaPorFora: true }), nada],
  ['a espera começou com ela: acaba', quando({ pausadoEm: T1 }), { respondidoEm: null, retoma: true }],
  ['a espera é de outra', quando({ pausadoEm: T2 }), { respondidoEm: null, retoma: false }],
  [
    'finalizado, não há o que retomar',
    quando({ pausadoEm: T1, finalizadoEm: T2 }),
    { respondidoEm: null, retoma: false },
  ],
] as const)('ALC-06 recusada de vez: %s', (_, efeito, esperado) => {
  expect(efeito).toEqual(esperado)
})

it.each([
  ['sem resposta: conta', null, true, true, true],
  ['outra já respondeu', T1, true, true, false],
  ['ainda não foi aceita', null, true, false, false],
  ['não é da equipe', null, false, true, false],
] as const)('ALC-06 aceita depois de recusada: %s', (_, respondidoEm, daEquipe, aceita, esperado) => {
  expect(contaComoResposta({ ticket: { respondidoEm }, entrada: { daEquipe, aceita } })).toBe(esperado)
})
