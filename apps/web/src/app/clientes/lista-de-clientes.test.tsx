import { listarCadastros } from '@balcao/dominio/cadastros/fila'
import type { ClienteDaLista } from '@balcao/dominio/clientes/campos'
import { listarClientes } from '@balcao/dominio/clientes/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { listarAtividades } from '@balcao/dominio/opcoes/contratos'
import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { clienteDe } from '../../teste/cliente.ts'
import { escolher } from '../../teste/escolher.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
let consultas: URLSearchParams[] = []

const PADARIA: ClienteDaLista = {
  ...clienteDe(42, 'Padaria São João'),
  telefone: '1932345678',
  atividade: 'Padaria',
  situacao: 'BLOQUEADO',
  legendas: ['BD', '90'],
  representante: { id: 9, nome: 'Rui Carlos Barbosa' },
  dtUltComp: '2026-08-01',
  diasSemCompra: 107,
  dtCad: '2020-01-15',
  motivoBloqueio: 'Cheque sem fundos',
  versao: 1,
}

beforeEach(() => {
  consultas = []
  servidor.use(
    ...respostasDoPortal(cargaDe('ADMIN')),
    responder(listarClientes, ({ url }) => {
      consultas.push(new URL(url).searchParams)
      return { itens: [PADARIA], paginator: montarPaginator(1, 20, 1) }
    }),
    responder(listarCadastros, { itens: [], paginator: montarPaginator(1, 1, 0) }),
    responder(listarRepresentantes, { itens: [{ id: 9, nome: 'Rui Carlos Barbosa' }] }),
    responder(listarAtividades, { itens: [{ id: 1, atividade: 'Padaria' }] }),
    responder(listarCidades, { itens: [{ ibge: '3509502', cidade: 'Campinas' }] }),
  )
})

const linha = () => screen.findByRole('row', { name: /Padaria São João/ })

it('VEN-01 a linha diz quem é, onde, de quem, há quanto não compra e por que está bloqueado', async () => {
  abrirPortal('/clientes')
  const celulas = within(await linha())
  for (const texto of ['Padaria São João', 'Bloqueado', 'Campinas/SP', '01/08/2026', 'há 107 dias'])
    expect(celulas.getByText(texto)).toBeVisible()
  expect(celulas.getByText('BD')).toHaveAttribute('aria-hidden', 'true')
  expect(celulas.getByText('Bloqueio definitivo: Cheque sem fundos')).toBeInTheDocument()
  expect(celulas.getByRole('link')).toHaveAttribute('href', '/clientes/42')
})

it('SHL-05 G e depois C leva aos clientes', async () => {
  const { usuario, roteador } = abrirPortal('/home')
  await screen.findByRole('heading', { level: 1 })
  await usuario.keyboard('gc')
  await waitFor(() => expect(roteador.state.location.pathname).toBe('/clientes'))
})

it('GER-13 o estado e a cidade do endereço têm nome, e sem o estado a cidade não fica', async () => {
  const { usuario, roteador } = abrirPortal('/clientes?uf=SP&ibge=3509502')
  await linha()
  expect(await screen.findByText('Campinas')).toBeVisible()
  expect(Object.fromEntries(consultas[0] ?? [])).toMatchObject({ uf: 'SP', ibge: '3509502' })
  await usuario.click(screen.getByRole('button', { name: /Remover.*Estado/ }))
  await waitFor(() => expect(roteador.state.location.href).toBe('/clientes'))
})

it('GER-13 escolhe-se o estado e depois a cidade', async () => {
  const { usuario, roteador } = abrirPortal('/clientes')
  await linha()
  await usuario.click(await screen.findByRole('button', { name: /Mais filtros/ }))
  await escolher(usuario, 'Estado', /São Paulo/)
  await escolher(usuario, 'Cidade', /Campinas/)
  await waitFor(() => expect(roteador.state.location.search).toMatchObject({ uf: 'SP', ibge: '3509502' }))
})

it('VEN-01 filtra por dias sem compra, atividade e representante', async () => {
  abrirPortal('/clientes?diasSemCompra=60&atividade=Padaria&representante=9&situacao=BLOQUEADO&legenda=90')
  await linha()
  expect(Object.fromEntries(consultas[0] ?? [])).toMatchObject({
    diasSemCompra: '60',
    atividade: 'Padaria',
    'representante[]': '9',
    'situacao[]': 'BLOQUEADO',
    'legenda[]': '90',
  })
  for (const chip of [
    'Sem comprar há: 60 dias ou mais',
    'Representante: Rui Carlos Barbosa',
    'Atividade: Padaria',
  ])
    expect(await screen.findByRole('button', { name: new RegExp(chip) })).toBeVisible()
})
