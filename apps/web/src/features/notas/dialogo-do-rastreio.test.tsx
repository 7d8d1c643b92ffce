import { listarNotasFiscaisDoCliente, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { obterRastreio } from '@balcao/dominio/rastreio/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { abrir, notaAberta, notaDe, paginaDe } from '../../teste/nota.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { DialogoDaNota } from './dialogo-da-nota.tsx'
import { ListaDeNotasDoCliente } from './lista-de-notas-do-cliente.tsx'

const servidor = usarServidor()
const rastreio = { tipo: 'SSW', codigo: 'ABC123' }
const OCORRENCIAS = [
  {
    codigo: '01',
    data_hora: '2026-11-12T15:00:00Z',
    descricao: 'Entrega realizada',
    local: 'Campinas/SP',
    recebedor: 'José',
    entregue: true,
  },
  {
    codigo: '80',
    data_hora: '2026-11-10T12:00:00Z',
    descricao: 'Saiu para entrega',
    local: null,
    recebedor: null,
    entregue: false,
  },
]
let enderecos: string[] = []
beforeEach(() => {
  enderecos = []
  servidor.use(
    responder(listarNotasFiscaisDoCliente, paginaDe([notaDe(700, { rastreio }), notaDe(701)])),
    responder(obterRastreio, ({ url }) => {
      enderecos.push(new URL(url).pathname)
      return { ocorrencias: OCORRENCIAS, entregue: true }
    }),
  )
})

async function rastrear() {
  const tela = abrir(<ListaDeNotasDoCliente titulo="Notas fiscais" idCli={42} aoAbrir={vi.fn()} />)
  await tela.usuario.click(await screen.findByRole('button', { name: 'Rastreio da nota 700' }))
  return { ...tela, dialogo: within(await screen.findByRole('dialog', { name: 'Rastreio' })) }
}

it('DOC-04 só a nota que tem rastreio o mostra, com o que aconteceu por último primeiro', async () => {
  const { dialogo } = await rastrear()
  const [ultima, anterior] = await dialogo.findAllByRole('listitem')
  expect(ultima).toHaveTextContent(
    /Entrega realizada.*Campinas\/SP.*Recebido por José.*12\/11\/2026 12:00 · código 01/,
  )
  expect(anterior).toHaveTextContent('Saiu para entrega')
  expect(dialogo.getByText('Entregue')).toBeVisible()
  expect(enderecos).toEqual(['/api/aurora/sac/transporte/rastreio/SSW/ABC123'])
  expect(screen.queryByRole('button', { name: 'Rastreio da nota 701' })).not.toBeInTheDocument()
})

it('ERR-08 sem movimentações diz isso', async () => {
  servidor.use(responder(obterRastreio, { ocorrencias: [], entregue: false }))
  const { dialogo } = await rastrear()
  expect(await dialogo.findByText('Não existem movimentações até o momento.')).toBeVisible()
})

it('DOC-04 a falha do serviço fica no diálogo, e tentar novamente pergunta de novo', async () => {
  servidor.use(
    responder(obterRastreio, recusar(404, { message: 'O serviço ainda não conhece este código.' })),
  )
  const { usuario, dialogo } = await rastrear()
  expect(await dialogo.findByText('O serviço ainda não conhece este código.')).toBeVisible()
  servidor.use(responder(obterRastreio, { ocorrencias: OCORRENCIAS, entregue: true }))
  await usuario.click(dialogo.getByRole('button', { name: 'Tentar novamente' }))
  expect(await dialogo.findByText('Saiu para entrega')).toBeVisible()
})

it('DOC-04 da nota aberta também se rastreia; Esc volta a ela', async () => {
  servidor.use(responder(obterNotaFiscal, notaAberta(1, { rastreio })))
  const aoFechar = vi.fn()
  const { usuario } = abrir(<DialogoDaNota idNota={1} aoFechar={aoFechar} />)
  await usuario.click(await screen.findByRole('button', { name: 'Rastreio' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Rastreio' }))
  expect(await dialogo.findByText('Saiu para entrega')).toBeVisible()
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rastreio' })).not.toBeInTheDocument())
  expect(aoFechar).not.toHaveBeenCalled()
})

it('DOC-04 de um serviço que o portal não conhece, diz isso sem perguntar', async () => {
  servidor.use(
    responder(
      listarNotasFiscaisDoCliente,
      paginaDe([notaDe(700, { rastreio: { tipo: 'XYZ', codigo: '1' } })]),
    ),
  )
  const { dialogo } = await rastrear()
  expect(dialogo.getByText('O portal não sabe rastrear por XYZ.')).toBeVisible()
  expect(enderecos).toEqual([])
})
