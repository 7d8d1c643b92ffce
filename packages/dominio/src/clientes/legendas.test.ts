import { expect, it } from 'vitest'
import { type FatosDoCliente, LEGENDAS, legendas, legendasDoCliente } from './legendas.ts'

const HOJE = '2026-11-16'
const NADA: FatosDoCliente = {
  prospect: false,
  motivoBloqueio: null,
  dtUltComp: '2026-10-31',
  temTitulosEmAberto: false,
  temCompromisso: false,
}

it.each<[string, Partial<FatosDoCliente>, string[]]>([
  ['comprou hoje', { dtUltComp: HOJE }, ['H', 'P', 'D']],
  ['no mês', { dtUltComp: '2026-11-01' }, ['P', 'D']],
  ['no mês passado, há 16 dias', {}, ['D']],
  ['há exatamente 30 dias', { dtUltComp: '2026-10-17' }, ['D', '30']],
  ['há 31 dias', { dtUltComp: '2026-10-16' }, ['30']],
  ['há 59 dias', { dtUltComp: '2026-09-18' }, ['30']],
  ['há 60 dias', { dtUltComp: '2026-09-17' }, ['60']],
  ['há 90 dias', { dtUltComp: '2026-08-18' }, ['90']],
  ['nunca comprou', { dtUltComp: null }, ['SV']],
  ['prospect', { dtUltComp: null, prospect: true }, ['PR']],
  ['bloqueado, que deve', { motivoBloqueio: 'Cheque', temTitulosEmAberto: true }, ['BD', 'D', '$']],
  ['com compromisso', { temCompromisso: true }, ['D', 'U']],
])('CLI-04 %s', (_caso, fatos, esperadas) => {
  expect(legendasDoCliente({ ...NADA, ...fatos }, HOJE)).toEqual(esperadas)
})

it('CLI-04 toda legenda tem o seu lugar', () => {
  expect(legendas.toSorted()).toEqual(Object.keys(LEGENDAS).toSorted())
})
