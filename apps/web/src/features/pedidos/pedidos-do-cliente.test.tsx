import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { listarPedidosDoCliente } from '@balcao/dominio/pedidos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { notaDe, pedidoDe, pedidoInteiro, respostasDoPedido } from '../../teste/pedido.ts'
import { abrirSecao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado } from '../../teste/valor-recusado.ts'
import { PedidosDoCliente } from './pedidos-do-cliente.tsx'

const servidor = usarServidor()
const HOJE = hojeEm(new Date())
let pedidos: URLSearchParams[] = []
beforeEach(() => {
  pedidos = []
})

function abrir(itens = [pedidoDe(321, { ordComp: 'OC-77' })], hoje = itens) {
  servidor.use(
    responder(listarPedidosDoCliente, ({ url }) => {
      const query = new URL(url).searchParams
      pedidos.push(query)
      const deHoje = query.get('dtIni') === HOJE || !query.get('dtIni')
      return paginaDe(deHoje ? hoje : itens)
    }),
  )
  return abrirSecao(PedidosDoCliente, { item: null })
}
const linha = (id: number) => screen.findByRole('row', { name: new RegExp(`^${id}`) })

it('DOC-06 começa até onde o negócio costuma olhar, com a ordem de compra do cliente', async () => {
  abrir()
  expect(await linha(321)).toHaveTextContent(/Faturado.*OC-77.*R\$\s1\.234,50/)
  expect(pedidos[0]?.get('dtIni')).toBe(somarDias(HOJE, -44))
  expect(screen.getByRole('button', { name: '45 dias' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('columnheader', { name: 'Cliente' })).not.toBeInTheDocument()
})

it('DOC-06 sem pedidos hoje, um clique volta a olhar até lá', async () => {
  const { usuario } = abrir([pedidoDe(300)], [])
  await linha(300)
  await usuario.click(screen.getByRole('button', { name: 'Hoje' }))
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Ver os últimos 45 dias' }))
  expect(await linha(300)).toBeVisible()
  expect(screen.getByRole('button', { name: '45 dias' })).toHaveAttribute('aria-pressed', 'true')
})

it.each([
  ['7 dias', -6],
  ['30 dias', -29],
])('DOC-06 %s para trás', async (nome, dias) => {
  const { usuario } = abrir()
  await linha(321)
  await usuario.click(screen.getByRole('button', { name: nome }))
  await waitFor(() => expect(pedidos.at(-1)?.get('dtIni')).toBe(somarDias(HOJE, dias)))
})

it('CLI-07 a linha abre o pedido por cima, com as notas e o caminho da página dele', async () => {
  servidor.use(...respostasDoPedido(pedidoInteiro({ notas: [notaDe(1)] })))
  const { usuario, aoAbrirItem } = abrir()
  await linha(321)
  await usuario.click(screen.getByRole('button', { name: /^321/ }))
  expect(aoAbrirItem).toHaveBeenLastCalledWith(321)
  const dialogo = within(await screen.findByRole('dialog', { name: 'Pedido' }))
  expect(await dialogo.findByRole('heading', { name: 'Pedido 321' })).toBeVisible()
  expect(dialogo.getByRole('article', { name: 'Produto 1' })).toHaveTextContent('Atend./Qtd.10/10')
  expect(dialogo.getByText('NF 5001')).toBeVisible()
  expect(dialogo.getByRole('link', { name: 'Abrir a página do pedido' })).toHaveAttribute(
    'href',
    '/pedidos/321',
  )
})

it('DOC-04 a nota do pedido abre quando quem junta as telas diz como', async () => {
  servidor.use(
    ...respostasDoPedido(pedidoInteiro({ notas: [notaDe(1)] })),
    responder(listarPedidosDoCliente, paginaDe<never>([])),
  )
  const aoAbrirNota = vi.fn()
  const { usuario } = abrirSecao((props) => <PedidosDoCliente {...props} aoAbrirNota={aoAbrirNota} />, {
    item: 321,
  })
  await usuario.click(await screen.findByRole('button', { name: 'NF 5001' }))
  expect(aoAbrirNota).toHaveBeenCalledExactlyOnceWith(1)
})

it('ERR-04 a falha fica na seção, e tentar novamente os traz', async () => {
  const { usuario } = abrir()
  servidor.use(responder(listarPedidosDoCliente, recusar(409, { message: 'Em manutenção.' })))
  expect(await screen.findByText('Em manutenção.')).toBeVisible()
  servidor.use(responder(listarPedidosDoCliente, paginaDe([pedidoDe(321)])))
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await linha(321)).toBeVisible()
})

it('DOC-06 outro período se digita, ponta por ponta', async () => {
  const { usuario } = abrir()
  await linha(321)
  const de = screen.getByRole('textbox', { name: 'De' })
  await usuario.clear(de)
  await usuario.type(de, '01112025')
  await waitFor(() => expect(pedidos.at(-1)?.get('dtIni')).toBe('2025-11-01'))
  expect(de).toHaveValue('01/11/2025')
})

it('GER-10 o período que não vale não alarga a lista', async () => {
  const { usuario } = abrir()
  await linha(321)
  await provarFiltroRecusado('features/pedidos/pedidos-do-cliente.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026', depois: { texto: '05/11/2025', pedido: '2025-11-05' } },
    campo: screen.getByRole('textbox', { name: 'De' }),
  })
})
