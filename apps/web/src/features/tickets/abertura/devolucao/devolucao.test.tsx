import { MENSAGENS } from '@balcao/dominio/mensagens'
import { abrirTicketPeloPortal, obterNotaParaTicket } from '@balcao/dominio/tickets/abertura/contratos'
import {
  listarTicketsDasNotas,
  type NotaADevolver,
  procurarNotasADevolver,
  type TicketDaNota,
} from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { listarMotivosDeProduto } from '@balcao/dominio/tickets/catalogo/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { guardarToken } from '../../../../platform/credencial.ts'
import { cargaDe } from '../../../../teste/carga.ts'
import { criarIndexedDb } from '../../../../teste/indexed-db.ts'
import { MOTIVOS } from '../../../../teste/notas-do-ticket-novo.tsx'
import { recusar, responder, semRede, usarServidor } from '../../../../teste/servidor.ts'
import {
  abrirAbertura,
  CLIENTE,
  notaDe,
  produtoDe,
  servidorDaAbertura,
  tipoDe,
} from '../../../../teste/ticket-novo.tsx'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'

const servidor = usarServidor()
const CRIADO = { id: 99, protocolo: '20260000999', message: 'Ok' }
const RESPOSTA = { ...CRIADO, data: CRIADO }
const DEVOLUCAO = tipoDe(1, {
  desc: 'Devolução',
  usa_nota_produto: 2,
  usa_mensagem: 1,
  permite_espelho: true,
})
const CHAVE_COM_DIGITO_ERRADO = '35261111222333000181550010000047111123456780'

const aDevolver = (id: number, outras: Partial<NotaADevolver> = {}): NotaADevolver => ({
  ...notaDe(id),
  situacao: 'DISPONIVEL',
  restam: 1,
  ate: null,
  ...outras,
})

let procurados: URLSearchParams[] = []
let enviados: { chave: string | null; corpo: Record<string, unknown> }[] = []

beforeEach(() => {
  procurados = []
  enviados = []
  vi.stubGlobal('indexedDB', criarIndexedDb().fabrica)
  guardarToken('t')
  return () => vi.unstubAllGlobals()
})

function servir(
  notas: NotaADevolver[],
  { clientes = [CLIENTE], abrir = () => RESPOSTA as typeof RESPOSTA | Response } = {},
) {
  servidor.use(
    responder(obterNotaParaTicket, { ...notaDe(7), produtos: [produtoDe(1), produtoDe(2)] }),
    responder(listarMotivosDeProduto, { itens: MOTIVOS }),
    responder(procurarNotasADevolver, ({ url }) => {
      const query = new URL(url).searchParams
      procurados.push(query)
      if (query.get('q') === 'mercado')
        return {
          clientes: [clientes, clientes].flat().map((um, i) => ({ ...um, id: um.id + i })),
          notas: [],
          temMais: false,
        }
      return { clientes: [], notas: query.get('q') === '404' ? [] : notas, temMais: false }
    }),
    responder(abrirTicketPeloPortal, async (pedido) => {
      const emJson = pedido.headers.get('content-type')?.includes('json')
      enviados.push({
        chave: pedido.headers.get('idempotency-key'),
        corpo: emJson ? await pedido.json() : Object.fromEntries(await pedido.formData()),
      })
      return abrir()
    }),
    ...servidorDaAbertura([DEVOLUCAO]),
  )
}

async function abrir(pedido: Parameters<typeof abrirAbertura>[0] = {}) {
  const tela = abrirAbertura(pedido)
  await tela.usuario.keyboard('v')
  await screen.findByRole('dialog', { name: 'Devolver nota fiscal' })
  return tela
}
const campo = () => screen.findByRole('combobox', { name: /^Nota, chave ou cliente/ })

it('MES-07 só pelo teclado: número, Enter, motivo, quantidade e Ctrl+Enter', async () => {
  servir([aDevolver(7)])
  const { usuario } = await abrir()
  expect(await campo()).toHaveFocus()
  await usuario.keyboard('700{Enter}')
  const motivo = await screen.findByRole('combobox', { name: /^Motivo dos produtos/ })
  await waitFor(() => expect(motivo).toHaveFocus())
  await waitFor(() => expect(screen.getAllByLabelText('Quantidade a devolver')).toHaveLength(2))
  await usuario.keyboard('embal{Tab}')
  expect(motivo).toHaveValue('Embalagem danificada')
  expect(screen.getAllByLabelText('Quantidade a devolver')[0]).toHaveFocus()
  await usuario.keyboard('3{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Ticket aberto' })).toBeVisible()
  expect(procurados.map((query) => query.get('q'))).toEqual(['700'])
  expect(enviados).toHaveLength(1)
  expect(enviados[0]?.corpo).toMatchObject({
    idTipo: 1,
    idCli: 10,
    idFil: 2,
    assunto: 'Devolução da nota 700',
    itens: [{ produto_id: 1, motivo_id: 1, qtd_solicitada: 3 }],
  })
})

it('MES-07 uma nota que não há, a toda devolvida e a fora do prazo dizem por quê no campo', async () => {
  servir([
    aDevolver(7, { situacao: 'DEVOLVIDA', restam: 0 }),
    aDevolver(8, { situacao: 'FORA_DO_PRAZO', ate: '2026-10-31' }),
  ])
  const { usuario } = await abrir()
  const termo = await campo()
  await usuario.type(termo, '404{Enter}')
  expect((await screen.findAllByText(/Nenhuma nota fiscal nem cliente com isso/))[0]).toBeVisible()
  await usuario.clear(termo)
  await usuario.type(termo, '700')
  await usuario.click(await screen.findByRole('option', { name: /Nota 700/ }))
  expect(termo).toHaveAccessibleDescription(/Não resta nenhum produto a devolver na nota 700/)
  await usuario.click(screen.getByRole('option', { name: /Nota 800/ }))
  expect(termo).toHaveAccessibleDescription(/O prazo de devolução da nota 800 terminou em 31\/10\/2026/)
  expect(screen.getByRole('heading', { level: 2, name: 'Nota fiscal' })).toBeInTheDocument()
})

it('MES-07 uma chave com o dígito errado é dita sem perguntar ao servidor', async () => {
  servir([aDevolver(7)])
  const { usuario } = await abrir()
  const termo = await campo()
  await usuario.click(termo)
  await usuario.paste(CHAVE_COM_DIGITO_ERRADO)
  await waitFor(() => expect(termo).toHaveAccessibleDescription(new RegExp(MENSAGENS.chaveDeAcessoErrada)))
  expect(procurados).toEqual([])
})

it('MES-07 Enter não escolhe o que se listou para menos do que já se digitou', async () => {
  servir([aDevolver(7)])
  const { usuario } = await abrir()
  const termo = await campo()
  await usuario.type(termo, '40')
  expect(await screen.findByRole('option', { name: /Nota 700/ })).toBeVisible()
  await usuario.type(termo, '4{Enter}')
  expect((await screen.findAllByText(/Nenhuma nota fiscal nem cliente com isso/))[0]).toBeVisible()
  expect(screen.queryByRole('combobox', { name: /^Motivo dos produtos/ })).not.toBeInTheDocument()
})

it('MES-07 de vários clientes, escolhe-se um pelas setas, e as suas notas se listam', async () => {
  servir([aDevolver(7), aDevolver(8)])
  const { usuario } = await abrir()
  await usuario.type(await campo(), 'mercado')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await usuario.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('option', { name: /Nota 700/ })).toBeVisible()
  expect(procurados.at(-1)?.get('idCli')).toBe('11')
  await usuario.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('Nota 800')).toBeVisible()
})

it('MES-07 sem rede o que foi digitado fica, e enviar duas vezes é um pedido só', async () => {
  let tentativas = 0
  servir([aDevolver(7)], { abrir: () => (tentativas++ === 0 ? semRede() : RESPOSTA) })
  const { usuario } = await abrir()
  await usuario.type(await campo(), '700{Enter}')
  await screen.findAllByLabelText('Quantidade a devolver')
  await usuario.type(screen.getByRole('combobox', { name: /^Motivo dos produtos/ }), 'embal{Tab}')
  await usuario.type(screen.getAllByLabelText('Quantidade a devolver')[0] as HTMLElement, '3')
  await usuario.keyboard('{Control>}{Enter}{Enter}{/Control}')
  const falha = await screen.findByRole('dialog', { name: 'Não foi possível abrir o ticket' })
  await usuario.click(within(falha).getByRole('button', { name: 'Voltar' }))
  expect(screen.getAllByLabelText('Quantidade a devolver')[0]).toHaveValue('3')
  await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
  expect(await screen.findByRole('dialog', { name: 'Ticket aberto' })).toBeVisible()
  expect(enviados).toHaveLength(2)
  expect(enviados[0]?.chave).toBe(enviados[1]?.chave)
})

const JA_ABERTO: TicketDaNota = {
  id: 55,
  protocolo: '20260000551',
  numNf: 700,
  tipo: 'Devolução',
  etapa: 'Triagem',
  status: { id: 1, label: 'Aberto', cor: '#2563eb' },
  emAberto: true,
  criador: 'Ana Prado',
  datahora_criacao: '2026-11-10T12:00:00.000Z',
}

it('MES-06/mesma-nota um ticket sobre a mesma nota é mostrado, com um link para outra aba, e não impede', async () => {
  servir([aDevolver(7)])
  servidor.use(responder(listarTicketsDasNotas, { itens: [JA_ABERTO], temMais: false }))
  const { usuario } = await abrir()
  await usuario.type(await campo(), '700{Enter}')
  const aviso = await screen.findByRole('region', { name: 'Tickets sobre a mesma nota' })
  expect(aviso).toHaveTextContent(/Triagem.*Devolução · nota 700 · aberto .* por Ana Prado/)
  expect(within(aviso).getByRole('link', { name: /^Ticket 2026/ })).toHaveAttribute('href', '/tickets/55')
  expect(within(aviso).getByRole('link')).toHaveAttribute('target', '_blank')
})

it('MES-07 NOVO TICKET oferece a devolução em primeiro lugar, e dela se volta ao passo a passo com o que foi digitado', async () => {
  servir([aDevolver(7)])
  const { usuario } = abrirAbertura()
  await usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
  await usuario.click(await screen.findByRole('button', { name: 'Devolver nota fiscal' }))
  await usuario.type(await campo(), '700{Enter}')
  await screen.findAllByLabelText('Quantidade a devolver')
  await usuario.type(screen.getByRole('combobox', { name: /^Motivo dos produtos/ }), 'embal{Tab}')
  await usuario.type(screen.getAllByLabelText('Quantidade a devolver')[0] as HTMLElement, '3')
  await usuario.click(screen.getByRole('button', { name: 'Abrir passo a passo' }))
  expect(await screen.findByRole('dialog', { name: 'Abrir novo ticket' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Assunto/ })).toHaveValue('Devolução da nota 700')
  expect(screen.getByRole('button', { name: 'Itens: 1 escolhido' })).toBeVisible()
})

it('MES-07 da nota aberta vai-se direto à segunda tela', async () => {
  servir([])
  const { usuario } = abrirAbertura({ pedido: { cliente: 10, nota: 7, devolucao: {} } })
  await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
  expect(await screen.findByText('Nota 700')).toBeVisible()
  expect(await screen.findAllByLabelText('Quantidade a devolver')).toHaveLength(2)
})

it.each([
  ['toda devolvida', { qtd: 0, indisponivel: true }, 'Não resta nenhum produto a devolver na nota 700.'],
  ['fora do prazo', { indisponivel: true }, 'O prazo de devolução da nota 700 terminou.'],
])(
  'MES-07 a nota aberta que já não volta, por %s, fica na escolha com o motivo',
  async (_, produto, motivo) => {
    servir([aDevolver(8)])
    servidor.use(
      responder(obterNotaParaTicket, { ...notaDe(7), produtos: [{ ...produtoDe(1), ...produto }] }),
    )
    const { usuario } = abrirAbertura({ pedido: { cliente: 10, nota: 7, devolucao: {} } })
    await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
    expect(await campo()).toHaveAccessibleDescription(expect.stringContaining(motivo))
    expect(procurados.at(-1)?.get('idCli')).toBe('10')
    await usuario.click(await screen.findByRole('option', { name: /Nota 800/ }))
    await usuario.click(await screen.findByRole('button', { name: 'Voltar' }))
    expect(await campo()).not.toHaveAccessibleDescription(expect.stringContaining(motivo))
  },
)

it('MES-07 a nota que a pessoa não atende mais diz isso, com as outras do cliente', async () => {
  servir([aDevolver(8)])
  servidor.use(responder(obterNotaParaTicket, recusar(404, { message: 'Registro não encontrado.' })))
  const { usuario } = abrirAbertura({ pedido: { cliente: 10, nota: 7, devolucao: {} } })
  await usuario.click(screen.getByRole('button', { name: 'Abrir ticket' }))
  expect(await campo()).toHaveAccessibleDescription(/não está entre as que você pode devolver/)
  expect(await screen.findByRole('option', { name: /Nota 800/ })).toBeVisible()
})

it('PER-08 o consumidor final não tem notas a devolver', async () => {
  servir([])
  const { usuario } = abrirAbertura({ carga: cargaDe('CONSUMIDOR_FINAL') })
  await usuario.keyboard('v')
  expect(screen.queryByRole('dialog')).toBeNull()
  await usuario.click(screen.getByRole('button', { name: 'NOVO TICKET' }))
  await screen.findByRole('button', { name: 'Solicitação' })
  expect(screen.queryByRole('button', { name: 'Devolver nota fiscal' })).toBeNull()
})

it('GER-09, MES-07 uma quantidade que não vale não deixa o produto de fora', async () => {
  servir([aDevolver(7)])
  const { usuario } = await abrir()
  await usuario.type(await campo(), '700{Enter}')
  await screen.findAllByLabelText('Quantidade a devolver')
  await usuario.type(screen.getByRole('combobox', { name: /^Motivo dos produtos/ }), 'embal{Tab}')
  const [primeiro, segundo] = screen.getAllByLabelText('Quantidade a devolver') as HTMLElement[]
  if (segundo) await usuario.type(segundo, '1')
  await provarRecusa('features/tickets/abertura/itens/produtos/quantidade-a-devolver.tsx', {
    ...{ usuario, servidor, texto: '1,5' },
    campo: primeiro as HTMLElement,
    enviar: () => usuario.click(screen.getByRole('button', { name: 'Abrir ticket' })),
  })
})
