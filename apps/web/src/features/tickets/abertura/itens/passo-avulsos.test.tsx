import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { pesquisarAvulsos } from '@balcao/dominio/tickets/abertura/contratos'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { abrirPasso, itemDe } from '../../../../teste/notas-do-ticket-novo.tsx'
import { responder, usarServidor } from '../../../../teste/servidor.ts'
import type { ProdutoAvulso } from '../pedido/ticket-novo.ts'
import { PassoAvulsos } from './passo-avulsos.tsx'

const servidor = usarServidor()

const avulsoDe = (id: number): ProdutoAvulso => ({
  id,
  display: `A${id}`,
  idExibicao: `A${id}`,
  descricao: `Coleira ${id}`,
  codigo_barras: '789',
  marca: 'Vitta',
  idImagem: '',
})

function abrir(total: number, cenario: Parameters<typeof abrirPasso>[1] = {}) {
  const pedidos: string[] = []
  servidor.use(
    responder(pesquisarAvulsos, ({ url }) => {
      const query = new URL(url).searchParams
      const page = Number(query.get('page'))
      pedidos.push(`${query.get('q')} ${page}`)
      const itens = Array.from({ length: total }, (_, i) => avulsoDe(i + 1))
      return { itens: itens.slice((page - 1) * 6, page * 6), paginator: montarPaginator(page, 6, total) }
    }),
  )
  return { ...abrirPasso(PassoAvulsos, cenario), pedidos }
}
const busca = () => screen.getByRole('searchbox', { name: 'Pesquisar produtos' })
const produto = (id: number) => screen.findByRole('article', { name: `Coleira ${id}` })

it('NOV-13 antes de pesquisar, e sem resultado', async () => {
  const { usuario } = abrir(0)
  expect(screen.getByText('Pesquise produtos para adicionar')).toBeVisible()
  await usuario.type(busca(), 'nada')
  expect(await screen.findByText('Nenhum item encontrado')).toBeVisible()
  await usuario.clear(busca())
  expect(screen.getByText('Pesquise produtos para adicionar')).toBeVisible()
})

it('NOV-13 espera 800 ms depois da última letra', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { usuario, pedidos } = abrir(1)
  await usuario.type(busca(), 'cole')
  await act(() => vi.advanceTimersByTimeAsync(799))
  expect(screen.getByText('Pesquise produtos para adicionar')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('Pesquise produtos para adicionar')).not.toBeInTheDocument()
  await act(() => vi.waitFor(() => expect(pedidos).toEqual(['cole 1']), 60_000))
})

it('NOV-13 seis por página; adiciona e remove', async () => {
  const { usuario, ticket, pedidos } = abrir(8)
  await usuario.type(busca(), 'coleira')
  await produto(1)
  expect(screen.getAllByRole('article')).toHaveLength(6)
  await usuario.click(within(await produto(2)).getByRole('button', { name: 'Adicionar' }))
  expect(ticket().itensAvulsos.map(({ id }) => id)).toEqual([2])
  expect(screen.getByText('1 produto adicionado')).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Página 2' }))
  await produto(7)
  expect(pedidos.at(-1)).toBe('coleira 2')
  await usuario.click(screen.getByRole('button', { name: 'Página 1' }))
  await usuario.click(within(await produto(2)).getByRole('button', { name: 'Remover' }))
  expect(ticket().itensAvulsos).toEqual([])
})

it('NOV-11 não passa do máximo de itens do ticket', async () => {
  const { usuario, ticket } = abrir(3, {
    novo: { itens: [itemDe(1)], itensAvulsos: [avulsoDe(9)] },
    parametros: { SAC_maximoItensTicket: '2' },
  })
  await usuario.type(busca(), 'coleira')
  await usuario.click(within(await produto(1)).getByRole('button', { name: 'Adicionar' }))
  expect(await screen.findByText('O ticket não pode ter mais que 2 itens.')).toBeVisible()
  expect(ticket().itensAvulsos).toEqual([avulsoDe(9)])
})
