import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { listarMenu } from '@balcao/dominio/tickets/catalogo/contratos'
import {
  comecarTroca,
  desfazerTroca,
  gerarPedidoDaTroca,
  listarTrocas,
  obterTroca,
  obterTrocaDoTicket,
  pedirTroca,
  type Troca,
} from '@balcao/dominio/trocas/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { canaisOuvidos } from '../../teste/pusher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { entradaDe, ID, servidorDoTicket, ticketDe } from '../../teste/ticket.tsx'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''
const fatos = (elemento: Element) =>
  Object.fromEntries(
    [...elemento.querySelectorAll('dt')].map((nome) => [nome.textContent, dito(nome.nextElementSibling)]),
  )
const NAO = 'Você não tem permissão para fazer isto.'

const FEITA: Troca = {
  ...{ id: 31, versao: 6, situacao: 'ANDAMENTO', destino: 'OUTRO', idTicket: 9, protocolo: '20260000000094' },
  ...{ cliente: { id: 42, razSoc: 'Pães São João Ltda', fant: 'Padaria São João' } },
  ...{ nota: { id: 5, numNf: 5501 }, idOrcamento: 71, idPedido: 90, idAprovacao: 12, idFil: 1 },
  ...{ filial: 'Matriz', vlDevolvido: 40, vlNovo: 43.5, diferenca: 3.5, solicitante: 'Márcia' },
  ...{ autorizadaPor: 'Rui Prado', dtPedido: '2026-11-01T12:00:00Z', justificativa: 'Veio outra cor' },
  ateOnde: null,
  base: 'VENDA',
  devolvidos: [
    {
      ...{ codigo: 'A1', descricao: 'Caneca azul', qtde: 4, un: 'UN', solicitada: 5, recebida: 4 },
      ...{ vlUnit: 10, vlTot: 40 },
    },
  ],
  reposicao: [
    {
      ...{ codigo: 'B2', descricao: 'Caneca verde', qtde: 3, un: 'UN', vlUnit: 14.5, vlTot: 43.5 },
      bonificado: false,
    },
    { codigo: 'C3', descricao: 'Colher', qtde: 1, un: 'UN', vlUnit: 2, vlTot: 0, bonificado: true },
  ],
  ticket: { etapa: 'Conferência do recebimento', finalizado: false },
  pedido: { id: 90, status: { chave: 'LIBERADO', label: 'Liberado' } },
  coleta: { id: 3, numero: 'OC-000003' },
  desfeita: null,
  impedimentos: { alterar: NAO, pedir: NAO, pedido: NAO, desfazer: null },
  historico: [{ quando: '2026-11-01T12:00:00Z', quem: 'Márcia', texto: 'Começou a troca' }],
}
const CREDITO: Troca = {
  ...{ ...FEITA, id: 32, situacao: 'DESFEITA', destino: 'CREDITO', base: 'CUSTO' },
  ...{ vlNovo: 0, diferenca: null, idOrcamento: null, idPedido: null, pedido: null, coleta: null },
  ...{ reposicao: [], idAprovacao: null, autorizadaPor: null, justificativa: '' },
  ...{ desfeita: { em: '2026-11-02T12:00:00Z', por: 'Rui Prado', motivo: 'Ficou com o que tinha' } },
  impedimentos: { alterar: NAO, pedir: NAO, pedido: NAO, desfazer: NAO },
}
const RASCUNHO: Troca = {
  ...{ ...FEITA, id: 33, situacao: 'RASCUNHO', versao: 2, diferenca: 0, vlNovo: 40, idPedido: null },
  ...{ pedido: null, coleta: null, reposicao: [], idAprovacao: null, autorizadaPor: null },
  impedimentos: { alterar: null, pedir: null, pedido: NAO, desfazer: null },
}

function abrir(caminho: string, ...mais: Parameters<typeof servidor.use>) {
  const pedidos: URLSearchParams[] = []
  servidor.use(
    ...mais,
    ...respostasDoPortal(cargaDe('SUPERVISOR')),
    responder(listarTrocas, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return paginaDe([FEITA, CREDITO, RASCUNHO])
    }),
    responder(obterTroca, ({ url }) =>
      url.endsWith('/31') ? FEITA : url.endsWith('/32') ? CREDITO : RASCUNHO,
    ),
  )
  return { ...abrirPortal(caminho), pedidos }
}

it('GES-04 a linha diz de que nota, por quê, e quem paga a diferença', async () => {
  const { usuario, pedidos } = abrir('/solicitacoes-de-troca')
  const linha = async (nome: string) => dito((await screen.findByText(nome)).closest('tr'))
  const feita = await linha('Troca 31')
  for (const parte of ['Padaria São João', 'Em andamento', 'NF 5501', 'R$ 40,00', 'R$ 3,50', 'A cobrar'])
    expect(feita).toContain(parte)
  expect(await linha('Troca 32')).toContain('Nada a acertar')
  expect(await linha('Troca 33')).toContain('Sem diferença')
  await usuario.click(screen.getByText('Aguardando'))
  await waitFor(() => expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['PENDENTE']))
})

it('GES-04 da lista se começa uma troca, pela nota', async () => {
  const { usuario } = abrir('/solicitacoes-de-troca', responder(listarMenu, { ticketMenu: [] }))
  await usuario.click(await screen.findByRole('button', { name: 'Nova troca' }))
  expect(await screen.findByRole('dialog', { name: 'Trocar mercadoria' })).toBeVisible()
})

it('GES-04 a ficha diz o que volta, o que vai, o acerto e onde está cada coisa', async () => {
  abrir('/solicitacoes-de-troca/31')
  expect(await screen.findByRole('heading', { name: 'Troca 31' })).toBeVisible()
  const cartao = (nome: string) => screen.getByRole('region', { name: nome })
  expect(fatos(document.body)).toMatchObject({
    ...{ 'Troca por': 'Outros produtos', 'Nota fiscal': '5501', 'Pedida por': 'Márcia' },
    ...{ 'Aprovada por': 'Rui Prado', Filial: 'Matriz' },
    Ticket: expect.stringMatching(/Conferência do recebimento$/),
  })
  expect(canaisOuvidos()).toEqual(expect.arrayContaining([CANAL_DE_APROVACOES, CANAL_DE_TICKETS]))
  expect(dito(cartao('O que volta'))).toMatch(/A1 · Caneca azul.*4 UN a R\$ 10,00 · recebido de 5 pedidos/)
  expect(dito(cartao('O que volta'))).toContain('pelo preço da nota')
  expect(dito(cartao('O que vai no lugar'))).toMatch(/3 UN a R\$ 14,50.*1 UN · brinde/)
  expect(fatos(cartao('Acerto'))).toEqual({ Vai: 'R$ 43,50', Volta: 'R$ 40,00', 'A cobrar': 'R$ 3,50' })
  const onde = within(cartao('Onde está cada coisa'))
  for (const [nome, endereco] of [
    [/^2026/, '/tickets/9'],
    ['Pedido 90', '/pedidos/90'],
    ['Ver aprovação', '/aprovacoes/12'],
    ['OC-000003', '/coletas?aba=coletas&coleta=3'],
  ] as const)
    expect(onde.getByRole('link', { name: nome })).toHaveAttribute('href', endereco)
  expect(screen.getByRole('link', { name: 'Ver o orçamento 71' })).toHaveAttribute('href', '/orcamentos/71')
  expect(screen.queryByRole('button', { name: 'Gerar pedido' })).not.toBeInTheDocument()
})

it('GES-04 a desfeita diz por quem e por quê, e nada mais se faz com ela', async () => {
  abrir('/solicitacoes-de-troca/32')
  expect(dito(await screen.findByRole('alert'))).toBe('Desfeita por Rui PradoFicou com o que tinha')
  expect(screen.queryByRole('region', { name: 'O que vai no lugar' })).not.toBeInTheDocument()
  expect(dito(screen.getByRole('region', { name: 'O que volta' }))).toContain('pelo custo na filial')
  for (const nome of ['Pedir aprovação', 'Gerar pedido', 'Desfazer troca'])
    expect(screen.queryByRole('button', { name: nome })).not.toBeInTheDocument()
})

it('GES-04 pede-se com a justificativa e a versão que se viu, e a de agora depois de um conflito', async () => {
  const corpos: unknown[] = []
  const { usuario } = abrir(
    '/solicitacoes-de-troca/33',
    responder(pedirTroca, async (pedido) => {
      corpos.push(await pedido.json())
      if (corpos.length === 1)
        return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterado.', mudancas: [] })
      return { message: 'Troca pedida.', versao: 4, idAprovacao: 2 }
    }),
  )
  expect(await screen.findByRole('link', { name: 'Escolher produtos e preços' })).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Pedir aprovação' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Pedir aprovação' }))
  const texto = janela.getByRole('textbox', { name: 'Por que trocar' })
  await usuario.clear(texto)
  await usuario.click(janela.getByRole('button', { name: 'Pedir' }))
  await waitFor(() => expect(texto).toBeInvalid())
  await usuario.type(texto, 'Veio quebrado')
  await usuario.click(janela.getByRole('button', { name: 'Pedir' }))
  await janela.findByText('Este registro mudou enquanto você preenchia')
  servidor.use(responder(obterTroca, { ...RASCUNHO, versao: 3 }))
  await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(janela.queryByText(/Este registro mudou/)).not.toBeInTheDocument())
  await usuario.click(janela.getByRole('button', { name: 'Pedir' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(corpos).toEqual([2, 3].map((versao) => ({ versao, justificativa: 'Veio quebrado' })))
})

it('GES-04 a aprovada sem pedido gera-o, ou diz por que não; desfaz-se com motivo', async () => {
  const AUTORIZADA: Troca = {
    ...{ ...RASCUNHO, id: 34, situacao: 'AUTORIZADA' },
    impedimentos: { alterar: null, pedir: NAO, pedido: null, desfazer: null },
  }
  const corpos: unknown[] = []
  const { usuario } = abrir(
    '/solicitacoes-de-troca/34',
    responder(gerarPedidoDaTroca, async (pedido) => {
      corpos.push(await pedido.json())
      return recusar(409, { codigo: 'TROCA_MUDOU', message: 'O estoque só serve 2 de 5.' })
    }),
    responder(desfazerTroca, async (pedido) => {
      corpos.push(await pedido.json())
      return { message: 'Troca desfeita.', versao: 5 }
    }),
  )
  servidor.use(responder(obterTroca, AUTORIZADA))
  await usuario.click(await screen.findByRole('button', { name: 'Gerar pedido' }))
  const gerar = within(await screen.findByRole('dialog', { name: 'Gerar pedido' }))
  await usuario.click(gerar.getByRole('button', { name: 'Gerar pedido' }))
  expect(await gerar.findByText('O estoque só serve 2 de 5.')).toBeVisible()
  await usuario.click(gerar.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await usuario.click(screen.getByRole('button', { name: 'Desfazer troca' }))
  const desfazer = within(await screen.findByRole('dialog', { name: 'Desfazer troca' }))
  await usuario.type(desfazer.getByRole('textbox', { name: 'Motivo' }), 'Desistiu')
  await usuario.click(desfazer.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(corpos).toEqual([{ versao: 2 }, { versao: 2, motivo: 'Desistiu' }])
})

it.each([
  ['O que vai no lugar passa do que foi aprovado.', 'Ajuste o que vai no lugar até esse valor', null],
  [null, 'O que vai no lugar cabe no que foi aprovado.', NAO],
])(
  'GES-03 GES-04 aprovada até um valor, diz quem e até quanto (pedido: %s)',
  async (pedido, texto, pedir) => {
    abrir('/solicitacoes-de-troca/35')
    servidor.use(
      responder(obterTroca, {
        ...{ ...RASCUNHO, id: 35, situacao: 'AUTORIZADA', autorizadaPor: 'Rui Prado', ateOnde: 36 },
        impedimentos: { alterar: null, pedir, pedido, desfazer: null },
      }),
    )
    const aviso = dito(await screen.findByRole('alert'))
    expect(aviso).toContain('Aprovada por Rui Prado, até R$ 36,00')
    expect(aviso).toContain(texto)
    expect(screen.queryByRole('button', { name: 'Gerar pedido' }) === null).toBe(pedido !== null)
    expect(screen.queryByRole('button', { name: 'Pedir aprovação de novo' }) === null).toBe(pedir !== null)
  },
)

it('GES-04 a que não existe diz que não foi encontrada', async () => {
  abrir('/solicitacoes-de-troca/nada')
  expect(await screen.findByRole('heading', { level: 1, name: 'Troca não encontrada' })).toBeVisible()
})

it('GES-04 no ticket de troca ela se monta, ou se diz por que não; e depois se abre', async () => {
  const corpos: unknown[] = []
  const doTicket = (resposta: object) => responder(obterTrocaDoTicket, resposta as never)
  const { usuario, roteador } = abrir(
    `/tickets/${ID}`,
    doTicket({ troca: null, impedimento: null }),
    responder(comecarTroca, async (pedido) => {
      corpos.push(await pedido.json())
      return { id: 33, idOrcamento: 71, escolher: false, message: 'Troca começada.' }
    }),
    ...servidorDoTicket({ ticket: ticketDe({ deTroca: true }), historico: [entradaDe(1)] }),
  )
  await usuario.click(await screen.findByRole('button', { name: 'Montar a troca' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Montar a troca' }))
  await usuario.click(janela.getByRole('radio', { name: 'Crédito' }))
  await usuario.click(janela.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('heading', { name: 'Troca 33' })).toBeVisible()
  expect(corpos).toEqual([{ idTicket: ID, destino: 'CREDITO' }])
  expect(roteador.state.location.pathname).toBe('/solicitacoes-de-troca/33')
})

it.each([
  [
    'por que não',
    { troca: null, impedimento: 'Este ticket não tem produtos.' },
    'Este ticket não tem produtos.',
  ],
  ['quanto se cobra', { troca: FEITA, impedimento: null }, 'Troca 31Outros produtosA cobrar: R$ 3,50'],
])('GES-04 o ticket de troca diz %s', async (_caso, resposta, texto) => {
  abrir(
    `/tickets/${ID}`,
    responder(obterTrocaDoTicket, resposta as never),
    ...servidorDoTicket({ ticket: ticketDe({ deTroca: true }), historico: [entradaDe(1)] }),
  )
  expect(dito(await screen.findByRole('region', { name: 'Troca' }))).toContain(texto)
})
