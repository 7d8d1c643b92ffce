import { expect, it } from 'vitest'
import { fraseDaCampanha, mudancasDaCampanha } from './historico.ts'
import { periodoAnterior, problemasDaCampanha, situacaoDaCampanha, unidadeDaCampanha } from './regras.ts'

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

const DITA = {
  ...{ inicio: '2026-03-01', fim: '2026-03-31', verba: null, limite: null, limitePorCliente: null },
  ...{ produtos: [1], marcas: [], categorias: [] },
}
const faixas = (...todas: [de: number, percentual: number][]) => ({
  tipo: 'PERCENTUAL' as const,
  porFaixa: false,
  faixas: todas.map(([de, percentual]) => ({ de, percentual })),
})
const brinde = (leve: number, ganhe: number) => ({ tipo: 'BRINDE' as const, leve, ganhe, idProd: null })
const onze = faixas(...Array.from({ length: 11 }, (_, i): [number, number] => [i + 1, 5]))

it.each<[string, Partial<Parameters<typeof problemasDaCampanha>[0]>, string[]]>([
  ['um dia só', { fim: '2026-03-01' }, []],
  ['um ano e um dia', { fim: '2027-03-02' }, []],
  ['mais que isso', { fim: '2027-03-03' }, ['fim']],
  ['do avesso', { fim: '2026-02-28' }, ['fim']],
  ['sem nada em desconto', { beneficio: faixas([0, 0]) }, ['beneficio.faixas.0.percentual']],
  ['onze faixas', { beneficio: onze }, ['beneficio.faixas']],
  ['dez', { beneficio: { ...onze, faixas: onze.faixas.slice(1) } }, []],
  ['faixas iguais', { beneficio: faixas([5, 1], [5, 2]) }, ['beneficio.faixas.1.de']],
  ['preço nenhum', { beneficio: { tipo: 'PRECO', preco: 0, minimo: 0 } }, ['beneficio.preco']],
  ['preço de uma marca', { produtos: [], beneficio: { tipo: 'PRECO', preco: 1, minimo: 0 } }, ['produtos']],
  ['leva um a menos', { beneficio: { tipo: 'LEVE_PAGUE', leve: 3, pague: 2 } }, []],
  ['paga tudo', { beneficio: { tipo: 'LEVE_PAGUE', leve: 3, pague: 3 } }, ['beneficio.pague']],
  ['não paga', { beneficio: { tipo: 'LEVE_PAGUE', leve: 3, pague: 0 } }, ['beneficio.pague']],
  ['não leva', { beneficio: brinde(0, 1) }, ['beneficio.leve']],
  ['brinde de uma família', { produtos: [], categorias: ['A'], beneficio: brinde(1, 1) }, []],
  ['brinde de tudo', { produtos: [], beneficio: brinde(1, 1) }, ['produtos']],
  ['frete de tudo', { produtos: [], beneficio: { tipo: 'FRETE', minimo: 0 } }, []],
  ['limites de nada', { limite: 0, limitePorCliente: 0 }, ['limite', 'limitePorCliente']],
  ['tanto quanto se usou', { limite: 5, verba: 9 }, []],
  ['menos do que se usou', { limite: 4.99, verba: 8.99 }, ['limite', 'verba']],
])('GES-02 o que não se diz de uma campanha: %s', (_caso, dela, campos) => {
  const dita = { ...DITA, beneficio: faixas([0, 10]), ...dela }
  const problemas = problemasDaCampanha(dita, { unidades: 5, verba: 9 })
  expect(Object.keys(problemas).toSorted()).toEqual(campos)
})

it('GES-02 o frete se conta em pedidos, o resto em unidades', () => {
  expect([unidadeDaCampanha('FRETE'), unidadeDaCampanha('BRINDE')]).toEqual(['ped.', 'un.'])
})

it('GES-02 o histórico diz o que mudou', () => {
  const campos = mudancasDaCampanha(
    { nome: 'A', verba: 1, filiais: [1] },
    { nome: 'A', verba: 2, filiais: [1, 2] },
  )
  expect(fraseDaCampanha('ALTERAR', { campos })).toBe('Mudou verba, filiais.')
})
