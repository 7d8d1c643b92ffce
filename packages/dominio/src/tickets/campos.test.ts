import { expect, it } from 'vitest'
import { filtrosPermitidos } from '../listas/campos.ts'
import { CAMPOS_DO_TICKET } from './campos.ts'
import { filtrosDeTickets } from './lista/contratos.ts'

const FILTROS = {
  operador: [1],
  representante: [2],
  regiao: [3],
  setor: [4],
  meus: true,
  semOperador: true,
  idCli: 6,
  status: [5],
  filial: [7],
  prazo: 'ATRASADO',
  termo: 'caixa',
}

const permitidos = (filtros: object, porDentro: boolean) =>
  filtrosPermitidos(CAMPOS_DO_TICKET, filtros, (acao) => porDentro && acao === 'TICKET_INTERNO')

it('TIC-01 the staff filters by everything', () => {
  expect(permitidos(FILTROS, true)).toEqual(FILTROS)
})

it('TIC-04 whoever is served filters only by what they see', () => {
  expect(permitidos(FILTROS, false)).toEqual({
    status: [5],
    filial: [7],
    prazo: 'ATRASADO',
    termo: 'caixa',
  })
})

it('TIC-01 each filter of the list is on one side or the other', () => {
  const todos = Object.fromEntries(Object.keys(filtrosDeTickets.shape).map((campo) => [campo, 1]))
  const deFora = Object.keys(permitidos(todos, false))
  expect(
    Object.keys(todos)
      .filter((campo) => !deFora.includes(campo))
      .toSorted(),
  ).toEqual([
    'clienteRespondeu',
    'etiqueta',
    'idCli',
    'meus',
    'operador',
    'regiao',
    'representante',
    'semOperador',
    'setor',
    'sigo',
  ])
})
