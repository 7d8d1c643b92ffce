import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { listarNotasDoCliente, obterNotaParaTicket } from '@balcao/dominio/tickets/abertura/contratos'
import { listarMotivosDeProduto } from '@balcao/dominio/tickets/catalogo/contratos'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { guardarToken } from '../../../platform/credencial.ts'
import { criarIndexedDb } from '../../../teste/indexed-db.ts'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { abrirAbertura, notaDe, servidorDaAbertura, tipoDe } from '../../../teste/ticket-novo.tsx'

const servidor = usarServidor()
const NOTA = notaDe(7)
const COM_PRODUTOS = tipoDe(1, { usa_nota_produto: 2 })
const COM_NOTAS = tipoDe(2, { usa_nota: 2 })
let pesquisas: URLSearchParams[] = []

beforeEach(() => {
  pesquisas = []
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  guardarToken('t')
  return () => vi.unstubAllGlobals()
})

/** From 'Abrir ticket' of the invoice, through type and customer, to the step of its invoices or products. */
async function abrirDaNota(tipo = COM_PRODUTOS) {
  const { usuario } = abrirAbertura({ pedido: { cliente: 10, nota: NOTA.id } })
  await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
  await screen.findByRole('dialog', { name: 'Abrir novo ticket' })
  await usuario.click(await screen.findByRole('button', { name: 'Solicitação' }))
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo' }))
  await usuario.click(await screen.findByRole('option', { name: tipo.desc }))
  await usuario.click(screen.getByRole('button', { name: 'Prosseguir' }))
  await screen.findByRole('heading', { level: 2, name: 'Cliente' })
  return usuario
}

async function irAlemDoCliente(usuario: Awaited<ReturnType<typeof abrirDaNota>>) {
  await usuario.click(screen.getByRole('combobox', { name: /^Origem/ }))
  await usuario.click(await screen.findByRole('option', { name: 'Telefone' }))
  await usuario.click(screen.getByRole('button', { name: 'Prosseguir' }))
}

function responderNotas() {
  servidor.use(
    ...servidorDaAbertura([COM_PRODUTOS, COM_NOTAS]),
    responder(listarMotivosDeProduto, { itens: [] }),
    responder(listarNotasDoCliente, ({ url }) => {
      pesquisas.push(new URL(url).searchParams)
      return { itens: [NOTA], paginator: montarPaginator(1, 10, 1) }
    }),
  )
}

it('SHL-05 da nota, o passo dos produtos já vem com ela aberta, e as outras a um clique', async () => {
  responderNotas()
  const usuario = await abrirDaNota()
  expect(screen.getByRole('combobox', { name: /^Cliente/ })).toHaveValue('Mercado Estrela Ltda')
  expect(screen.getByRole('combobox', { name: /^Filial/ })).toHaveValue('Filial Campinas')
  await irAlemDoCliente(usuario)
  expect(await screen.findByRole('article', { name: 'Nota 700' })).toBeVisible()
  expect(await screen.findByRole('article', { name: /Produto 1$/ })).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Mostrar todas as notas' }))
  expect(screen.getByRole('textbox', { name: 'Nota fiscal' })).toHaveValue('700')
  expect(await screen.findByRole('article', { name: 'Nota 700' })).toBeVisible()
  expect(pesquisas[0]?.get('numero')).toBe('700')
})

it('SHL-05 no tipo que escolhe notas inteiras, ela vem encontrada e selecionada', async () => {
  responderNotas()
  const usuario = await abrirDaNota(COM_NOTAS)
  await irAlemDoCliente(usuario)
  const cartao = await screen.findByRole('article', { name: 'Nota 700' })
  expect(within(cartao).getByRole('checkbox')).toBeChecked()
  expect(screen.getByText('1 nota fiscal selecionada')).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Prosseguir' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Resumo' })).toBeVisible()
})

it('SHL-05 outra filial esquece a nota de onde se veio', async () => {
  responderNotas()
  const usuario = await abrirDaNota()
  await usuario.click(screen.getByRole('combobox', { name: /^Filial/ }))
  await usuario.click(await screen.findByRole('option', { name: /Matriz São Paulo/ }))
  await irAlemDoCliente(usuario)
  expect(await screen.findByText('Use os filtros acima para encontrar Notas Fiscais.')).toBeVisible()
  expect(pesquisas).toEqual([])
})

it('SHL-05 a nota de uma filial que a pessoa não atende não impede de abrir para o cliente', async () => {
  responderNotas()
  servidor.use(responder(obterNotaParaTicket, recusar(404, { message: 'Registro não encontrado.' })))
  await abrirDaNota()
  expect(screen.getByRole('combobox', { name: /^Cliente/ })).toHaveValue('Mercado Estrela Ltda')
})
