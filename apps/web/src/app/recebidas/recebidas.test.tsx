import type { RecebidaDaLista } from '@balcao/dominio/correio/entrada/campos'
import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import {
  abrirTicketDaRecebida,
  contarRecebidasQueEsperam,
  decidirSobreVarias,
  listarCaixas,
  listarRecebidas,
  type RecebidaDetalhada,
  tentarRecebida,
  verRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import {
  abrirTicketDaConversa,
  type ConversaEmTriagem,
  juntarConversa,
  listarTriagemDoWhatsapp,
  verConversaEmTriagem,
} from '@balcao/dominio/whatsapp/triagem'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const paginator = (total: number) => ({ page: 1, take: 20, total, paginas: 1, totalExato: true })
const CONVERSA: ConversaEmTriagem = {
  id: 5,
  numero: '551187654321',
  nome: 'Dona Rita',
  texto: 'Faltou uma caixa',
  mensagens: 2,
  motivo: 'O número não está no cadastro de nenhum cliente.',
  datahora: '2026-11-17T12:00:00Z',
}
const mensagem = (id: number, texto: string) => ({
  id,
  daEquipe: false,
  texto,
  datahora: '2026-11-17T12:00:00Z',
  arquivo: null,
  semArquivo: null,
})

function abrir({ ligado = true, itens = [CONVERSA], caminho = '/correio-recebido' } = {}) {
  servidor.use(
    ...respostasDoPortal(cargaDe('GERENTE')),
    responder(listarCaixas, { itens: [] }),
    responder(listarRecebidas, { itens: [], paginator: paginator(0) }),
    responder(listarTriagemDoWhatsapp, { itens, paginator: paginator(itens.length), ligado }),
    responder(verConversaEmTriagem, {
      id: 5,
      numero: CONVERSA.numero,
      nome: CONVERSA.nome,
      motivo: CONVERSA.motivo,
      clientes: [],
      mensagens: [
        mensagem(4, 'Oi'),
        { ...mensagem(5, 'Faltou uma caixa'), arquivo: { nome: 'caixa.png', midia: 'image/png' } },
      ],
    }),
  )
  return abrirPortal(caminho)
}

const abrirConversa = async (opcoes = {}) => {
  const { usuario } = abrir({ ...opcoes, caminho: '/correio-recebido?aba=whatsapp' })
  await usuario.click(await screen.findByText('Dona Rita'))
  return { usuario, dialogo: within(await screen.findByRole('dialog', { name: 'Conversa do WhatsApp' })) }
}

it('ALC-05 sem WhatsApp configurado, só os e-mails', async () => {
  abrir({ ligado: false, itens: [] })
  expect(await screen.findByText('Nenhum e-mail espera por você')).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})

it('ALC-05 desligado, quem ainda espera continua à vista', async () => {
  abrir({ ligado: false })
  expect(await screen.findByRole('tab', { name: 'WhatsApp (1)' })).toBeVisible()
})

it('SHL-06 ALC-05 quem chega aparece sem recarregar, na aba e na lista', async () => {
  abrir({ caminho: '/correio-recebido?aba=whatsapp' })
  expect(await screen.findByText('Dona Rita')).toBeVisible()
  await waitFor(() => expect(canaisOuvidos()).toContain(CANAL_DAS_RECEBIDAS))
  const itens = [{ ...CONVERSA, id: 6, nome: 'Seu Jorge', numero: '551187650000' }, CONVERSA]
  servidor.use(responder(listarTriagemDoWhatsapp, { itens, paginator: paginator(2), ligado: true }))
  act(() => emitir(CANAL_DAS_RECEBIDAS, 'recebidas-mudaram', { muda: ['triagem-do-whatsapp'] }))
  expect(await screen.findByText('Seu Jorge')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'WhatsApp (2)' })).toBeVisible()
})

it('SHL-06 ALC-02 o e-mail que chega aparece sem recarregar', async () => {
  abrir({ ligado: false, itens: [] })
  expect(await screen.findByText('Nenhum e-mail espera por você')).toBeVisible()
  await waitFor(() => expect(canaisOuvidos()).toContain(CANAL_DAS_RECEBIDAS))
  const recebida: RecebidaDaLista = {
    id: 9,
    de: { nome: 'Rita', email: 'rita@cliente.example' },
    assunto: 'Caixa aberta',
    estado: 'NA_FILA',
    motivo: null,
    datahora: '2026-11-17T12:00:00Z',
    filial: 'Aurora Campinas',
    ticket: null,
  }
  servidor.use(responder(listarRecebidas, { itens: [recebida], paginator: paginator(1) }))
  act(() => emitir(CANAL_DAS_RECEBIDAS, 'recebidas-mudaram', { muda: ['correio-recebido'] }))
  expect(await screen.findByText('Caixa aberta')).toBeVisible()
})

it('ALC-05 a aba mostra quem espera; abrir o ticket leva a filial escolhida', async () => {
  const corpos: unknown[] = []
  servidor.use(
    responder(abrirTicketDaConversa, async (pedido) => {
      corpos.push(await pedido.json())
      return { message: 'Ticket 2026.000123-4 aberto', ticket: 123 }
    }),
  )
  const { usuario, dialogo } = await abrirConversa()
  expect(await dialogo.findByText('(11) 98765-4321')).toBeVisible()
  expect(dialogo.getByText(CONVERSA.motivo)).toBeVisible()
  expect(within(dialogo.getByRole('list', { name: 'Mensagens' })).getAllByRole('listitem')).toHaveLength(2)
  expect(dialogo.getByRole('button', { name: 'Baixar caixa.png' })).toBeVisible()
  await usuario.click(dialogo.getByRole('button', { name: 'Abrir ticket' }))
  await waitFor(() => expect(corpos).toEqual([{ filial: 1 }]))
  expect(await screen.findByText('Ticket 2026.000123-4 aberto')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('ALC-05 juntar diz no campo o que está errado, e fecha quando deu certo', async () => {
  servidor.use(
    responder(
      juntarConversa,
      () =>
        recusar(422, {
          message: 'Confira os campos.',
          campos: { protocolo: 'Não há ticket com este protocolo.' },
        }) as never,
    ),
  )
  const { usuario, dialogo } = await abrirConversa()
  const protocolo = await dialogo.findByRole('textbox', { name: 'Protocolo do ticket' })
  expect(dialogo.getByRole('button', { name: 'Juntar ao ticket' })).toBeDisabled()
  await usuario.type(protocolo, '2026.1')
  await usuario.click(dialogo.getByRole('button', { name: 'Juntar ao ticket' }))
  expect(await dialogo.findByText('Não há ticket com este protocolo.')).toBeVisible()
  servidor.use(responder(juntarConversa, { message: 'A conversa está no ticket', ticket: 9 }))
  await usuario.click(dialogo.getByRole('button', { name: 'Juntar ao ticket' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('ALC-02 o menu conta as que esperam, e várias se descartam de uma vez', async () => {
  const corpos: unknown[] = []
  const recebida = (id: number): RecebidaDaLista => ({
    ...{ id, de: { nome: 'Rita', email: 'rita@x.test' }, assunto: `Assunto ${id}`, estado: 'DE_LADO' },
    ...{
      motivo: 'É uma mensagem automática.',
      datahora: '2026-11-17T12:00:00Z',
      filial: 'Aurora',
      ticket: null,
    },
  })
  const pedidos: string[] = []
  const { usuario } = abrir({ ligado: false, itens: [] })
  servidor.use(
    responder(contarRecebidasQueEsperam, { emails: 2, conversas: 1 }),
    responder(listarRecebidas, ({ url }) => {
      pedidos.push(new URL(url).search)
      return { itens: [recebida(1), recebida(2)], paginator: paginator(2) }
    }),
    responder(decidirSobreVarias, async (pedido) => {
      corpos.push(await pedido.json())
      return {
        feitos: 2,
        resultados: [1, 2].map((id) => ({ id, feito: true, message: 'Ok', versao: null })),
      }
    }),
  )
  expect(await screen.findByText('Assunto 1')).toBeVisible()
  expect(decodeURIComponent(pedidos[0] ?? '')).toMatch(/estado.*DE_LADO.*NA_FILA/)
  expect(screen.getAllByText('É uma mensagem automática.')[0]).toBeVisible()
  expect(await screen.findByText('3 esperam')).toBeInTheDocument()
  for (const caixa of screen.getAllByRole('checkbox', { name: /^Selecionar e-mail/ }))
    await usuario.click(caixa)
  await usuario.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(corpos).toEqual([{ recebidas: [{ id: 1 }, { id: 2 }], decisao: 'DESCARTAR' }]))
})

const ABERTA: RecebidaDetalhada = {
  ...{ id: 9, de: { nome: '', email: 'rita@x.test' }, assunto: '', estado: 'DE_LADO', filial: 'Aurora' },
  ...{ motivo: 'É automática.', datahora: '2026-11-17T12:00:00Z', ticket: null, temOriginal: true },
  ...{ cabecalhos: 'From: rita', texto: 'Faltou uma caixa', citado: null, tamanho: 900 },
  pagina: { url: '/pagina/9', imagens: true },
}
async function abrirEmail(outros: Partial<RecebidaDetalhada> = {}) {
  const recebida = { ...ABERTA, ...outros }
  const { usuario, roteador } = abrir({ ligado: false, itens: [] })
  servidor.use(
    responder(listarCaixas, {
      itens: [
        { id: 1, nome: 'sac@aurora', falha: { desde: '2026-11-17T12:00:00Z', motivo: 'senha recusada' } },
        { id: 2, nome: 'troca@aurora', falha: null },
      ] as never,
    }),
    responder(listarRecebidas, { itens: [recebida], paginator: paginator(1) }),
    responder(verRecebida, recebida),
  )
  await usuario.click(await screen.findByText(recebida.assunto || 'Sem assunto'))
  const dialogo = within(await screen.findByRole('dialog', { name: 'E-mail recebido' }))
  await dialogo.findByText('Situação')
  const acoes = () =>
    ['Baixar original', 'Descartar', 'Tentar de novo', 'Abrir ticket', 'Juntar ao ticket'].filter((name) =>
      dialogo.queryByRole('button', { name }),
    )
  return { usuario, roteador, dialogo, acoes }
}

it('ALC-02 o e-mail posto de lado diz por quê, mostra o que veio, e faz-se dele o que se quer', async () => {
  const feitos: string[] = []
  const { usuario, dialogo, acoes } = await abrirEmail()
  expect(
    await screen.findByText(/A caixa sac@aurora não é lida desde 17\/11\/2026 09:00: senha recusada/),
  ).toBeVisible()
  expect(screen.queryByText(/troca@aurora/)).not.toBeInTheDocument()
  for (const texto of ['É automática.', 'rita@x.test', 'Sem assunto', 'Faltou uma caixa'])
    expect(dialogo.getByText(texto)).toBeVisible()
  expect(acoes()).toHaveLength(5)
  await usuario.click(dialogo.getByRole('tab', { name: 'Com formatação' }))
  const pagina = dialogo.getByTitle('E-mail com formatação')
  expect(pagina).toHaveAttribute('src', '/api/aurora/pagina/9')
  expect(pagina.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/)
  await usuario.click(dialogo.getByRole('button', { name: 'Mostrar imagens' }))
  expect(pagina).toHaveAttribute('src', '/api/aurora/pagina/9&imagens=1')
  await usuario.click(dialogo.getByRole('tab', { name: 'Cabeçalhos' }))
  expect(dialogo.getByText('From: rita')).toBeVisible()
  servidor.use(
    responder(decidirSobreVarias, async (pedido) => {
      feitos.push(JSON.stringify(await pedido.json()))
      return { feitos: 0, resultados: [{ id: 9, feito: false, message: 'Já está no ticket.', versao: null }] }
    }),
    responder(tentarRecebida, recusar(409, { message: 'Está na fila.' })),
    responder(abrirTicketDaRecebida, ({ url }) => {
      feitos.push(new URL(url).pathname)
      return { message: 'Ticket aberto', ticket: 3 }
    }),
  )
  await usuario.click(dialogo.getByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('Já está no ticket.')).toBeVisible()
  await usuario.click(dialogo.getByRole('button', { name: 'Tentar de novo' }))
  expect(await dialogo.findByText('Está na fila.')).toBeVisible()
  await usuario.click(dialogo.getByRole('button', { name: 'Abrir ticket' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(feitos[0]).toBe('{"recebidas":[{"id":9}],"decisao":"DESCARTAR"}')
  expect(feitos[1]).toContain('/9/')
})

it('ALC-02 o que já está no ticket só leva a ele; o descartado ainda se decide', async () => {
  const ticket = { id: 3, protocolo: '20260001234' }
  const noTicket = await abrirEmail({
    estado: 'NO_TICKET',
    ticket,
    texto: null,
    pagina: null,
    temOriginal: false,
  })
  expect(noTicket.acoes()).toEqual([])
  expect(noTicket.dialogo.queryByText('É automática.')).not.toBeInTheDocument()
  expect(noTicket.dialogo.getByText('A mensagem não tem texto, ou ainda não foi lida.')).toBeVisible()
  expect(noTicket.dialogo.queryByRole('tab', { name: 'Com formatação' })).not.toBeInTheDocument()
  await noTicket.usuario.click(noTicket.dialogo.getByRole('button', { name: /^2026/ }))
  await waitFor(() => expect(noTicket.roteador.state.location.pathname).toBe('/tickets/3'))
  cleanup()
  const descartada = await abrirEmail({ estado: 'DESCARTADA', assunto: 'Promoção' })
  expect(descartada.acoes()).toEqual([
    'Baixar original',
    'Tentar de novo',
    'Abrir ticket',
    'Juntar ao ticket',
  ])
})
