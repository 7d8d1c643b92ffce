import { describe, expect, it } from 'vitest'
import { chipsDaLista, type NomesDosFiltros, semOChip } from '../../../platform/listas/chips-da-lista.ts'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { temFiltros } from '../../../platform/listas/filtros-de-lista.ts'
import { FILTROS_DE_TICKETS, type FiltrosDaLista } from './filtros-da-lista.ts'
import { LISTA_DE_TICKETS } from './lista-de-tickets.tsx'

const { ler: lerFiltros, mesmos: mesmosFiltros, ordenacaoDe } = FILTROS_DE_TICKETS

describe('lerFiltros', () => {
  it.each([
    ['nada', {}, {}],
    ['textos do endereço', { status: '2', termo: '123' }, { status: [2], termo: '123' }],
    ['listas, sem repetir e em ordem', { tipo: ['3', '1', '3'] }, { tipo: [1, 3] }],
    ['arquivado é o status zero', { status: ['0'] }, { status: [0] }],
    ['sim e não', { meus: 'true', abertos: 'false' }, { meus: true }],
    ['o padrão não se escreve', { orderBy: 'dtCriacao', direction: 'DESC', page: '1', take: '20' }, {}],
    ['a direção contrária, sim', { direction: 'ASC' }, { direction: 'ASC' }],
    ['a direção usual de outro campo', { orderBy: 'id', direction: 'ASC' }, { orderBy: 'id' }],
    ['valores vazios', { termo: '  ', status: [''], dtIni: '' }, {}],
    [
      'o que não existe',
      { xis: '1', prazo: 'ONTEM', orderBy: 'senha', idCli: '-1', dtFim: '2026-02-30' },
      {},
    ],
    ['um texto repetido não é um texto', { termo: ['a', 'b'], page: '2' }, { page: 2 }],
  ])('TIC-01, GER-08 %s', (_, busca, esperado) => {
    expect(lerFiltros(busca)).toEqual(esperado)
    expect(lerFiltros(lerFiltros(busca))).toEqual(esperado)
  })

  it('compara filtros sem olhar página nem ordem', () => {
    expect(mesmosFiltros({ tipo: [2, 1], page: 3 }, { tipo: [1, 2], orderBy: 'id' })).toBe(true)
    expect(mesmosFiltros({ tipo: [1] }, {})).toBe(false)
    expect(temFiltros({ orderBy: 'id', page: 2 })).toBe(false)
    expect(ordenacaoDe({})).toEqual({ campo: 'dtCriacao', direcao: 'DESC' })
  })

  it.each([
    ['o mais atrasado vem primeiro', { prazo: 'ATRASADO' }, { prazo: 'ATRASADO' }, 'dtPrazo ASC'],
    [
      'a não ser que se peça a volta',
      { prazo: 'ATRASADO', orderBy: 'dtPrazo', direction: 'DESC' },
      { prazo: 'ATRASADO', direction: 'DESC' },
      'dtPrazo DESC',
    ],
    [
      'ou outra ordem, mesmo a usual da lista',
      { prazo: 'ATRASADO', orderBy: 'dtCriacao' },
      { prazo: 'ATRASADO', orderBy: 'dtCriacao' },
      undefined,
    ],
    ['fora dos atrasados a ordem não muda', { abertos: true }, { abertos: true }, undefined],
  ])('MES-09 %s', (_, busca, esperado, pedida) => {
    const lidos = lerFiltros(busca)
    expect(lidos).toEqual(esperado)
    expect(lerFiltros(lidos)).toEqual(esperado)
    const { orderBy, direction } = FILTROS_DE_TICKETS.ordemPedida(lidos)
    expect(orderBy && `${orderBy} ${direction}`).toBe(pedida)
  })
})

describe('filtrosAtivos', () => {
  const nomes: NomesDosFiltros = {
    status: new Map([[1, 'Aberto']]),
    tipo: null,
    prazo: new Map([['ATRASADO', 'Atrasados']]),
  }
  const textos = (filtros: FiltrosDaLista) =>
    chipsDaLista(LISTA_DE_TICKETS.filtros, filtros, nomes, {} as Contexto).map(
      ({ rotulo, valor }) => `${rotulo}: ${valor}`,
    )
  const semOFiltro = (filtros: FiltrosDaLista, chave: string) =>
    semOChip(LISTA_DE_TICKETS.filtros, filtros, chave)

  it.each([
    [{ status: [1, 9], tipo: [4] }, ['Status: Aberto', 'Status: nº 9', 'Tipo: …']],
    [{ dtIni: '2026-11-01', dtFim: '2026-11-10' }, ['Abertura: 01/11/2026 a 10/11/2026']],
    [{ dtIni: '2026-11-01', dtFim: '2026-11-01' }, ['Abertura: 01/11/2026']],
    [{ dtFim: '2026-11-10' }, ['Abertura: até 10/11/2026']],
    [{ clienteRespondeu: true }, ['Conversa: Cliente respondeu']],
    [{ prazo: 'ATRASADO' as const, termo: 'x' }, ['Busca: x', 'Prazo: Atrasados']],
  ])('TIC-01 %o', (filtros, esperado) => {
    expect(textos(filtros)).toEqual(esperado)
  })

  it('TIC-01 tirar um chip tira só ele', () => {
    const filtros = { status: [1, 2], dtIni: '2026-11-01', dtFim: '2026-11-10', meus: true }
    expect(semOFiltro(filtros, 'status:2')).toEqual({ status: [1] })
    expect(semOFiltro(filtros, 'dtIni')).toEqual({ dtIni: undefined, dtFim: undefined })
    expect(semOFiltro(filtros, 'meus')).toEqual({ meus: undefined })
  })
})
