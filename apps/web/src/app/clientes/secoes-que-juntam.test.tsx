import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { listarNotasFiscaisDoCliente, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { listarOrcamentosDoCliente, obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { listarPedidosDoCliente, type PedidoDaLista } from '@balcao/dominio/pedidos/contratos'
import { listarTitulosDoCliente } from '@balcao/dominio/titulos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { cargaDoFrete } from '../../teste/frete.ts'
import { notaAberta, notaDe, paginaDe as paginaDeNotas } from '../../teste/nota.tsx'
import { orcamentoDe, orcamentoInteiro } from '../../teste/orcamento.ts'
import { notaDe as notaDoPedido, pedidoInteiro, respostasDoPedido } from '../../teste/pedido.ts'
import { abrirSecao, paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { tituloDe } from '../../teste/titulo.ts'
import { NotasDoCliente } from '../notas/notas-do-cliente.tsx'
import { AberturaDeTickets } from '../tickets/abertura-de-tickets.tsx'
import { OrcamentosDoCliente } from './orcamentos-do-cliente.tsx'
import { PedidosDoCliente } from './pedidos-do-cliente.tsx'
import { TitulosDoCliente } from './titulos-do-cliente.tsx'

const servidor = usarServidor()

/** From an invoice one opens a ticket: the shell of the portal says how. */
const abrirNaCasca = (Conteudo: ComponentType<SecaoDoClienteProps>, item: number | null = null) =>
  abrirSecao(
    (props) => (
      <AberturaDeTickets>
        <Conteudo {...props} />
      </AberturaDeTickets>
    ),
    { item },
  )

it('CLI-01, DOC-04 a linha abre a nota por cima da seção, e fechá-la volta a ela', async () => {
  servidor.use(
    responder(listarNotasFiscaisDoCliente, paginaDeNotas([notaDe(604)])),
    responder(obterNotaFiscal, notaAberta()),
  )
  const { usuario, aoAbrirItem } = abrirNaCasca(NotasDoCliente)
  await usuario.click(await screen.findByRole('button', { name: '604' }))
  expect(aoAbrirItem).toHaveBeenLastCalledWith(10_604)
  expect(await screen.findByRole('heading', { name: /^NF 604/ })).toBeVisible()
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(aoAbrirItem).toHaveBeenLastCalledWith(null))
})

it('DOC-04 do pedido aberto se chega à nota; Esc volta ao pedido', async () => {
  servidor.use(
    responder(listarPedidosDoCliente, paginaDe<PedidoDaLista>([])),
    ...respostasDoPedido(pedidoInteiro({ notas: [notaDoPedido(1)] })),
    responder(obterNotaFiscal, notaAberta()),
  )
  const { usuario, aoAbrirItem } = abrirNaCasca(PedidosDoCliente, 321)
  await usuario.click(await screen.findByRole('button', { name: 'NF 5001' }))
  expect(await screen.findByRole('dialog', { name: 'Nota fiscal' })).toBeVisible()
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nota fiscal' })).not.toBeInTheDocument())
  expect(aoAbrirItem).not.toHaveBeenCalled()
})

it('DOC-05 do título se chega à nota que o originou', async () => {
  servidor.use(
    responder(listarTitulosDoCliente, {
      ...paginaDe([tituloDe(1)]),
      totais: { emAberto: 100, vencido: 0, quantidadeVencidos: 0 },
    }),
    responder(obterNotaFiscal, notaAberta()),
  )
  const { usuario, aoAbrirItem } = abrirNaCasca(TitulosDoCliente)
  await usuario.click(await screen.findByRole('button', { name: 'NF 604' }))
  expect(aoAbrirItem).toHaveBeenLastCalledWith(91)
  expect(await screen.findByRole('heading', { name: /^NF 604/ })).toBeVisible()
})

it('FRE-01 do orçamento em aberto se simula o frete; do encerrado, não', async () => {
  servidor.use(
    responder(listarOrcamentosDoCliente, paginaDe([orcamentoDe(77)])),
    responder(obterOrcamento, orcamentoInteiro()),
    responder(obterCargaDoFrete, cargaDoFrete()),
  )
  const { unmount } = abrirSecao(OrcamentosDoCliente, { item: 77 })
  expect(await screen.findByRole('button', { name: 'Simular frete' })).toBeVisible()
  unmount()
  servidor.use(
    responder(obterOrcamento, orcamentoInteiro({ status: { chave: 'PERDIDO', label: 'Perdido' } })),
  )
  abrirSecao(OrcamentosDoCliente, { item: 77 })
  await screen.findByRole('heading', { name: 'Orçamento 77' })
  expect(screen.queryByRole('button', { name: 'Simular frete' })).not.toBeInTheDocument()
})

it('CLI-08 do orçamento em aberto se registra o atendimento dele', async () => {
  servidor.use(
    responder(listarOrcamentosDoCliente, paginaDe([orcamentoDe(77)])),
    responder(obterOrcamento, orcamentoInteiro()),
    responder(obterCargaDoFrete, cargaDoFrete()),
    responder(listarMotivosDeAtendimento, { itens: [{ id: 1, desc: 'Venda' }], motivosPerda: [] }),
  )
  const { usuario } = abrirSecao(OrcamentosDoCliente, { item: 77 })
  await usuario.click(await screen.findByRole('button', { name: 'Registrar atendimento' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Registrar atendimento' }))
  expect(await janela.findByText('77')).toBeVisible()
})
