import { expect, it } from 'vitest'
import { fraseDaCampanha, mudancasDaCampanha } from './historico.ts'
import { periodoAnterior, situacaoDaCampanha } from './regras.ts'

const HOJE = '2026-03-10'
const CAMPANHA = {
  inicio: '2026-03-01',
  fim: '2026-03-31',
  encerradaEm: null,
  verba: null,
  verbaUsada: 0,
  limite: null,
  unidadesUsadas: 0,
}

it.each([
  ['em vigor', {}, 'VIGENTE'],
  ['no primeiro dia', { inicio: HOJE }, 'VIGENTE'],
  ['no último dia', { fim: HOJE }, 'VIGENTE'],
  ['amanhã', { inicio: '2026-03-11' }, 'FUTURA'],
  ['até ontem', { fim: '2026-03-09' }, 'TERMINADA'],
  ['encerrada vale mais que terminada', { fim: '2026-03-09', encerradaEm: new Date() }, 'ENCERRADA'],
  ['com a verba toda usada', { verba: 100, verbaUsada: 100 }, 'ESGOTADA'],
  ['com quase toda a verba', { verba: 100, verbaUsada: 99.99 }, 'VIGENTE'],
  ['com o limite todo usado', { limite: 5, unidadesUsadas: 5 }, 'ESGOTADA'],
  ['terminada, ainda que toda usada', { fim: '2026-03-09', limite: 5, unidadesUsadas: 5 }, 'TERMINADA'],
])('GES-02 situação: %s', (_caso, dela, situacao) => {
  expect(situacaoDaCampanha({ ...CAMPANHA, ...dela }, HOJE)).toBe(situacao)
})

it.each([
  ['até hoje', {}, ['2026-03-01', HOJE, '2026-02-19', '2026-02-28']],
  ['até o fim', { fim: '2026-03-05' }, ['2026-03-01', '2026-03-05', '2026-02-24', '2026-02-28']],
  [
    'até quando foi encerrada',
    { encerradaNoDia: '2026-03-02' },
    ['2026-03-01', '2026-03-02', '2026-02-27', '2026-02-28'],
  ],
])('GES-02 o mesmo tempo antes: %s', (_caso, dela, esperado) => {
  const { inicio, fim } = CAMPANHA
  const periodo = periodoAnterior({ inicio, fim, encerradaNoDia: null, ...dela }, HOJE)
  expect(periodo && [periodo.de, periodo.ate, periodo.antesDe, periodo.antesAte]).toEqual(esperado)
})

it('GES-02 antes de começar não há com que comparar', () => {
  expect(periodoAnterior({ inicio: '2026-04-01', fim: '2026-04-30', encerradaNoDia: null }, HOJE)).toBeNull()
})

it('GES-02 o histórico diz o que mudou', () => {
  const campos = mudancasDaCampanha(
    { nome: 'A', verba: 1, filiais: [1] },
    { nome: 'A', verba: 2, filiais: [1, 2] },
  )
  expect(fraseDaCampanha('ALTERAR', { campos })).toBe('Mudou verba, filiais.')
})
