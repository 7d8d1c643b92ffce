import {
  encerrarNegociacao,
  listarNegociacoes,
  type NegociacaoDetalhada,
  obterNegociacao,
  opcoesDaNegociacao,
} from '@balcao/dominio/negociacoes/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { paginaDe } from '../../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''
const fatos = (elemento: Element) =>
  Object.fromEntries(
    [...elemento.querySelectorAll('dt')].map((nome) => [nome.textContent, dito(nome.nextElementSibling)]),
  )

const INTEIRA: NegociacaoDetalhada = {
  ...{ id: 31, versao: 6, situacao: 'VIGENTE', idAprovacao: 12, tipo: 'PRECO', preco: 9.9, percentual: null },
  ...{ cliente: { id: 42, razSoc: 'Pães São João Ltda', fant: 'Padaria São João' } },
  ...{ alvo: 'PRODUTO', nomeDoAlvo: 'Farinha de trigo', minimo: 5, quantidadeAte: 100, quantidadeUsada: 10 },
  ...{
    usoUnico: true,
    idFil: 1,
    filial: 'Matriz',
    plano: '28 dias',
    inicio: '2026-11-01',
    fim: '2026-12-20',
  },
  ...{ solicitante: 'Márcia', autorizadaPor: 'Rui Prado', dtPedido: '2026-11-01T12:00:00Z' },
  ...{ justificativa: 'Concorrente', precoTabela: 11.25, encerradaEm: null, impedimentoParaEncerrar: null },
  usos: [
    { idPedido: 90, unidades: 10, quando: '2026-11-03T12:00:00Z', devolvida: false },
    { idPedido: 91, unidades: 5, quando: '2026-11-04T12:00:00Z', devolvida: true },
  ],
}
const SEM_NADA: NegociacaoDetalhada = {
  ...{ ...INTEIRA, id: 32, cliente: { id: 43, razSoc: 'Mercado Norte Ltda', fant: '' }, alvo: 'MARCA' },
  ...{ nomeDoAlvo: 'Sol', tipo: 'PERCENTUAL', preco: null, percentual: 12, plano: null, minimo: 0 },
  ...{ usoUnico: false, autorizadaPor: null, idAprovacao: null, precoTabela: null, usos: [] },
  ...{ impedimentoParaEncerrar: 'Ainda espera aprovação.' },
}

function abrir(caminho = '/negociacoes-de-preco', tipo: 'SUPERVISOR' | 'GERENTE' = 'SUPERVISOR') {
  const pedidos: URLSearchParams[] = []
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarNegociacoes, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return paginaDe([INTEIRA, SEM_NADA])
    }),
    // Before the one with an id, which would answer for it.
    responder(opcoesDaNegociacao, { marcas: [], categorias: [], planos: [] }),
    responder(obterNegociacao, ({ url }) => (url.endsWith('/31') ? INTEIRA : SEM_NADA)),
  )
  return { ...abrirPortal(caminho), pedidos }
}

it('GES-03 a linha diz o preço, o que se usou e por quanto vale; a que não tem diz o que vale então', async () => {
  const { usuario, pedidos } = abrir()
  const linha = async (nome: string) => dito((await screen.findByText(nome)).closest('tr'))
  const inteira = await linha('Padaria São João')
  for (const parte of [
    ...['Negociação 31', 'Em vigor', 'Produto', 'A R$ 9,90', '10 de 100 un.', 'Para um pedido só', '28 dias'],
    ...['20/12/2026', 'Desde 01/11/2026', 'Rui Prado'],
  ])
    expect(inteira).toContain(parte)
  const outra = await linha('Mercado Norte Ltda')
  for (const parte of ['SolMarca', 'Com 12% de desconto', 'Qualquer um', '–']) expect(outra).toContain(parte)
  expect(outra).not.toContain('Para um pedido só')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await usuario.click(screen.getByText('Aguardando'))
  await waitFor(() => expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['PENDENTE']))
  await usuario.click(screen.getByRole('button', { name: 'Nova negociação' }))
  const janela = await screen.findByRole('dialog', { name: 'Nova negociação' })
  await usuario.click(await within(janela).findByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('GES-03 abre pelo endereço com os pedidos que a usaram; encerra-se com motivo e a versão de agora', async () => {
  const corpos: unknown[] = []
  servidor.use(
    responder(encerrarNegociacao, async (pedido) => {
      corpos.push(await pedido.json())
      if (corpos.length === 1)
        return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterado.', mudancas: [] })
      return { message: 'Encerrada.', versao: 9 }
    }),
  )
  const { usuario, roteador } = abrir('/negociacoes-de-preco?item=31')
  const ficha = await screen.findByRole('dialog', { name: 'Negociação 31' })
  expect(await within(ficha).findByRole('link', { name: 'Ver aprovação' })).toHaveAttribute(
    'href',
    '/aprovacoes/12',
  )
  expect(fatos(ficha)).toMatchObject({
    ...{ Cliente: 'Padaria São João', Preço: 'a R$ 9,90', 'Tabela do cliente': 'R$ 11,25' },
    ...{ Usada: '10 de 100 un.', 'Menor quantidade': '5 un. por item', Uso: 'Em um pedido só' },
    ...{ Plano: '28 dias', Validade: '01/11/2026 a 20/12/2026', 'Autorizada por': 'Rui Prado' },
  })
  const usos = within(ficha).getAllByRole('listitem').map(dito)
  expect(usos[0]).toMatch(/^Pedido 90 .*10 un\.$/)
  expect(usos[1]).toMatch(/5 un\. · voltou com o cancelamento$/)
  await usuario.click(within(ficha).getByRole('button', { name: 'Encerrar negociação' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Encerrar negociação' }))
  const motivo = janela.getByRole('textbox', { name: 'Motivo' })
  await usuario.click(janela.getByRole('button', { name: 'Encerrar' }))
  await waitFor(() => expect(motivo).toBeInvalid())
  await usuario.type(motivo, 'Acabou a verba')
  await usuario.click(janela.getByRole('button', { name: 'Encerrar' }))
  await janela.findByText('Este registro mudou enquanto você preenchia')
  servidor.use(responder(obterNegociacao, { ...INTEIRA, versao: 8 }))
  await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(janela.queryByText(/Este registro mudou/)).not.toBeInTheDocument())
  expect(motivo).toHaveValue('Acabou a verba')
  await usuario.click(janela.getByRole('button', { name: 'Encerrar' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Encerrar negociação' })).not.toBeInTheDocument(),
  )
  expect(corpos).toEqual([6, 8].map((versao) => ({ versao, motivo: 'Acabou a verba' })))
  await usuario.click(within(ficha).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(roteador.state.location.search).not.toHaveProperty('item'))
})

it('GES-03 a que não foi usada nem se pode encerrar diz só o que há', async () => {
  abrir('/negociacoes-de-preco?item=32')
  const ficha = await screen.findByRole('dialog', { name: 'Negociação 32' })
  expect(await within(ficha).findByText('Nenhum pedido usou esta negociação.')).toBeVisible()
  const todos = fatos(ficha)
  expect(todos).toMatchObject({
    ...{ Cliente: 'Mercado Norte Ltda', Preço: 'com 12% de desconto', Uso: 'Até acabar' },
    ...{ Plano: 'Qualquer um' },
  })
  for (const ausente of ['Tabela do cliente', 'Menor quantidade', 'Autorizada por'])
    expect(todos).not.toHaveProperty(ausente)
  expect(within(ficha).queryByRole('link', { name: 'Ver aprovação' })).not.toBeInTheDocument()
  expect(within(ficha).queryByRole('button', { name: 'Encerrar negociação' })).not.toBeInTheDocument()
})
