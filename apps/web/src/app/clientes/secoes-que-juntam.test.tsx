import { listarMotivosDeAtendimento } from '@balcao/dominio/atendimentos/contratos'
import { obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { listarNotasFiscaisDoCliente, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { listarOrcamentosDoCliente, obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import type { PedidoDaLista } from '@balcao/dominio/pedidos/campos'
import { listarPedidosDoCliente } from '@balcao/dominio/pedidos/contratos'
import { autorizacoesDoTipo, modulosDasAutorizacoes } from '@balcao/dominio/permissoes'
import { obterNotaParaTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { listarMotivosDeProduto } from '@balcao/dominio/tickets/catalogo/contratos'
import { listarTitulosDoCliente } from '@balcao/dominio/titulos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { cargaDe } from '../../teste/carga.ts'
import { cargaDoFrete } from '../../teste/frete.ts'
import { criarIndexedDb } from '../../teste/indexed-db.ts'
import { notaAberta, notaDe, paginaDe as paginaDeNotas } from '../../teste/nota.tsx'
import { orcamentoDe, orcamentoInteiro } from '../../teste/orcamento.ts'
import { notaDe as notaDoPedido, pedidoInteiro, respostasDoPedido } from '../../teste/pedido.ts'
import { abrirSecao, ID_CLI, paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import {
  CLIENTE,
  notaDe as notaDoTicket,
  produtoDe,
  servidorDaAbertura,
  tipoDe,
} from '../../teste/ticket-novo.tsx'
import { tituloDe } from '../../teste/titulo.ts'
import { NotasDoCliente } from '../notas/notas-do-cliente.tsx'
import { AberturaDeTickets } from '../tickets/abertura-de-tickets.tsx'
import { OrcamentosDoCliente } from './orcamentos-do-cliente.tsx'
import { PedidosDoCliente } from './pedidos-do-cliente.tsx'
import { TitulosDoCliente } from './titulos-do-cliente.tsx'

const servidor = usarServidor()

/** From an invoice one opens a ticket: the shell of the portal says how. */
const abrirNaCasca = (
  Conteudo: ComponentType<SecaoDoClienteProps>,
  item: number | null = null,
  carga = cargaDe('OPERADOR'),
) =>
  abrirSecao(
    (props) => (
      <AberturaDeTickets>
        <Conteudo {...props} />
      </AberturaDeTickets>
    ),
    { item, carga },
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

const DEVOLUCAO = tipoDe(1, { desc: 'Devolução', usa_nota_produto: 2, permite_espelho: true })

it('MES-07 da linha da nota se começa a devolução dela', async () => {
  const pedidas: string[] = []
  servidor.use(
    responder(listarNotasFiscaisDoCliente, paginaDeNotas([notaDe(604)])),
    responder(listarMotivosDeProduto, { itens: [] }),
    responder(obterNotaParaTicket, ({ url }) => {
      pedidas.push(new URL(url).pathname)
      return { ...notaDoTicket(7), produtos: [produtoDe(1)] }
    }),
    ...servidorDaAbertura([DEVOLUCAO], { clientes: [{ ...CLIENTE, id: ID_CLI }] }),
  )
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  const { usuario, aoAbrirItem } = abrirNaCasca(NotasDoCliente)
  await usuario.click(await screen.findByRole('button', { name: 'Devolver a nota 604' }))
  const janela = await screen.findByRole('dialog', { name: 'Devolver nota fiscal' })
  expect(await within(janela).findByText('Nota 700')).toBeVisible()
  expect(pedidas[0]).toMatch(/\/notasfiscais\/10604$/)
  expect(aoAbrirItem).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('GES-04 da linha da nota se começa a troca dela, só pelos tipos que são de troca', async () => {
  const TROCA = tipoDe(2, { ...DEVOLUCAO, id: 2, desc: 'Troca de mercadoria', troca: true })
  const nota = { ...notaDoTicket(7), produtos: [produtoDe(1)] }
  servidor.use(
    responder(listarNotasFiscaisDoCliente, paginaDeNotas([notaDe(604)])),
    responder(listarMotivosDeProduto, { itens: [] }),
    responder(obterNotaParaTicket, nota),
    ...servidorDaAbertura([DEVOLUCAO, TROCA], { clientes: [{ ...CLIENTE, id: ID_CLI }] }),
  )
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  const { usuario } = abrirNaCasca(NotasDoCliente)
  await usuario.click(await screen.findByRole('button', { name: 'Trocar a nota 604' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Trocar mercadoria' }))
  expect(await janela.findByText('Nota 700')).toBeVisible()
  expect(janela.queryByRole('combobox', { name: /^Tipo/ })).not.toBeInTheDocument()
  expect(janela.getByRole('textbox', { name: /^Assunto/ })).toHaveValue('Troca da nota 700')
  vi.unstubAllGlobals()
})

it('GES-04 sem um tipo de troca, a janela diz por que não se troca', async () => {
  servidor.use(
    responder(listarNotasFiscaisDoCliente, paginaDeNotas([notaDe(604)])),
    responder(obterNotaParaTicket, { ...notaDoTicket(7), produtos: [produtoDe(1)] }),
    ...servidorDaAbertura([DEVOLUCAO], { clientes: [{ ...CLIENTE, id: ID_CLI }] }),
  )
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  const { usuario } = abrirNaCasca(NotasDoCliente)
  await usuario.click(await screen.findByRole('button', { name: 'Trocar a nota 604' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Trocar mercadoria' }))
  expect(await janela.findByText(/^Nenhum tipo de ticket que você abre é de troca/)).toBeVisible()
  vi.unstubAllGlobals()
})

it('GES-04 quem não pede trocas devolve, e não troca', async () => {
  const autorizacoes = new Set([...autorizacoesDoTipo('OPERADOR')].filter((acao) => acao !== 'TROCA_PEDIR'))
  servidor.use(responder(listarNotasFiscaisDoCliente, paginaDeNotas([notaDe(604)])))
  abrirNaCasca(NotasDoCliente, null, cargaDe('OPERADOR', { modulos: modulosDasAutorizacoes(autorizacoes) }))
  expect(await screen.findByRole('button', { name: 'Devolver a nota 604' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Trocar a nota 604' })).not.toBeInTheDocument()
})

it('PER-03 quem não abre tickets não tem de onde devolver', async () => {
  const autorizacoes = new Set([...autorizacoesDoTipo('OPERADOR')].filter((acao) => acao !== 'TICKET_ABRIR'))
  servidor.use(responder(listarNotasFiscaisDoCliente, paginaDeNotas([notaDe(604)])))
  const carga = cargaDe('OPERADOR', { modulos: modulosDasAutorizacoes(autorizacoes) })
  abrirNaCasca(NotasDoCliente, null, carga)
  expect(await screen.findByRole('button', { name: 'DANFE da nota 604' })).toBeVisible()
  for (const nome of ['Devolver a nota 604', 'Trocar a nota 604'])
    expect(screen.queryByRole('button', { name: nome })).not.toBeInTheDocument()
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
