import { describe, expect, it } from 'vitest'
import { emDatas } from '../../../documento-comercial/dias-da-lista.ts'
import { chipsDaLista, type NomesDosFiltros, semOChip } from '../../../platform/listas/chips-da-lista.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import {
  comPeriodo,
  comUltimosDias,
  FILTROS_DE_PEDIDOS,
  type FiltrosDePedidos,
  periodoEmVigor,
} from './filtros-de-pedidos.ts'
import { LISTA_DE_PEDIDOS } from './lista-de-pedidos.tsx'

const lerFiltros = FILTROS_DE_PEDIDOS.ler

const AGORA = new Date('2026-11-15T15:00:00Z')
const HOJE = '2026-11-15'

describe('lerFiltros', () => {
  it.each([
    ['nada é hoje', {}, {}],
    [
      'vários status, em ordem',
      { status: ['FATURADO', 'ANALISE', 'FATURADO'] },
      { status: ['ANALISE', 'FATURADO'] },
    ],
    [
      'um só valor também é lista',
      { filial: '2', status: 'FATURADO' },
      { filial: [2], status: ['FATURADO'] },
    ],
    ['dias para trás', { dias: '7' }, { dias: 7 }],
    ['um dia é o padrão, e o que não se entende sai', { dias: '1', idCli: 'x', orderBy: 'senha' }, {}],
    ['o padrão não se escreve', { orderBy: 'dtHorInc', direction: 'DESC', page: '1' }, {}],
    [
      'a ordem contrária, sim',
      { orderBy: 'vlTot', direction: 'DESC' },
      { orderBy: 'vlTot', direction: 'DESC' },
    ],
  ])('DOC-06, GER-08 %s', (_, busca, esperado) => {
    expect(lerFiltros(busca)).toEqual(esperado)
  })
})

describe('período', () => {
  it.each([
    ['sem datas é hoje', {}, HOJE, HOJE],
    ['sete dias contam hoje', { dias: 7 }, '2026-11-09', HOJE],
    ['só o início vai até hoje', { dtIni: '2026-11-01' }, '2026-11-01', HOJE],
    ['dias valem mais que datas', { dias: 2, dtIni: '2026-01-01' }, '2026-11-14', HOJE],
  ])('DOC-06 %s', (_, filtros, de, ate) => {
    expect(periodoEmVigor(filtros, AGORA)).toEqual({ de, ate })
  })

  it('DOC-06 o servidor recebe datas, não dias', () => {
    expect(emDatas({ dias: 30, termo: 'x' }, AGORA)).toEqual({
      termo: 'x',
      dtIni: '2026-10-17',
      dtFim: HOJE,
    })
    expect(emDatas({ dtIni: '2026-11-01' }, AGORA)).toEqual({ dtIni: '2026-11-01' })
  })

  it('DOC-06 escolher datas tira os dias, e hoje não se escreve no endereço', () => {
    expect(lerFiltros(comPeriodo({ de: HOJE, ate: HOJE }, HOJE))).toEqual({})
    expect(comPeriodo({ de: '2026-11-01', ate: null }, HOJE)).toEqual({
      dias: undefined,
      dtIni: '2026-11-01',
      dtFim: undefined,
    })
    expect(lerFiltros({ dtIni: '2026-11-01', ...comUltimosDias(7) })).toEqual({ dias: 7 })
    expect(lerFiltros({ dias: 7, ...comUltimosDias(1) })).toEqual({})
  })
})

describe('filtrosAtivos', () => {
  const nomes: NomesDosFiltros = {
    status: new Map([['FATURADO', '<FATURADO>']]),
    filial: new Map([[2, 'Filial 2']]),
    idCli: null,
  }
  const textos = (filtros: FiltrosDePedidos) =>
    chipsDaLista(LISTA_DE_PEDIDOS.filtros, filtros, nomes, { agora: AGORA } as Contexto).map(
      ({ rotulo, valor }) => `${rotulo}: ${valor}`,
    )
  const semOFiltro = (filtros: FiltrosDePedidos, chave: string) =>
    semOChip(LISTA_DE_PEDIDOS.filtros, filtros, chave)

  it.each([
    [{}, []],
    [{ dias: 7 }, ['Período: últimos 7 dias']],
    [{ dtIni: '2026-11-01' }, ['Período: 01/11/2026 a 15/11/2026']],
    [{ dtFim: '2026-11-03' }, ['Período: 03/11/2026']],
    [
      { termo: '10', idCli: 3, status: ['FATURADO'], filial: [2] },
      ['Busca: 10', 'Cliente: …', 'Status: <FATURADO>', 'Filial: Filial 2'],
    ],
  ])('DOC-06 %o', (filtros, esperado) => {
    expect(textos(filtros)).toEqual(esperado)
  })

  it('DOC-06 tirar um chip tira só ele', () => {
    const filtros = { status: ['FATURADO', 'ANALISE'], filial: [1, 2], dias: 7, idCli: 3 }
    expect(semOFiltro(filtros, 'status:ANALISE')).toEqual({ status: ['FATURADO'] })
    expect(semOFiltro(filtros, 'filial:1')).toEqual({ filial: [2] })
    expect(lerFiltros({ ...filtros, ...semOFiltro(filtros, 'dtIni') })).not.toHaveProperty('dias')
    expect(semOFiltro(filtros, 'idCli')).toEqual({ idCli: undefined })
  })
})
