import { avaliarPeloLink, verTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { PELO_APLICATIVO } from '@balcao/dominio/tickets/historico'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { listarTriagemDoWhatsapp, verConversaEmTriagem } from '@balcao/dominio/whatsapp/triagem'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarWhatsapp } from '../../../test/cenario-do-whatsapp.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { autorDaEntrada } from '../tickets/detalhe/presenter-historico.ts'
import { historicoDoTicket } from '../tickets/detalhe/queries-historico.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'
import { whatsappMensagem } from './tabelas.ts'

const DIA_MS = 86_400_000
const FUTURO = '8000000000'

describe('ALC-05 cada caso do WhatsApp', () => {
  const mundo = usarWhatsapp()
  let contados = 0
  const numero = () => `55319${String(90_000_000 + contados++)}`
  const banco = () => mundo.teste.negocio().banco
  const agora = () => String(Math.floor(mundo.teste.agora().getTime() / 1000))

  /** A ticket that talks with a number of its own, and the message by which it began. */
  async function emConversa() {
    const de = numero()
    const { id: ticketId } = await mundo.cenario.abrir({
      tipo: 'ELOGIO',
      campos: { clienteId: null, consumidorNome: 'Rita', consumidorTelefone: de.slice(2) },
    })
    const wamid = `wamid.comeco.${de}`
    await mundo.receber(mundo.texto(wamid, de, 'Bom dia'))
    return { de, ticketId, wamid }
  }
  const chega = (from: string, campos: object) =>
    mundo.receber({ messages: [{ id: `wamid.caso.${contados++}`, from, timestamp: agora(), ...campos }] })
  const ecoa = (to: string, campos: object = { type: 'text', text: { body: 'Já vai' } }) =>
    mundo.receber({ message_echoes: [{ id: `wamid.eco.${contados++}`, to, timestamp: agora(), ...campos }] })
  const terminar = (ticketId: number, diasAtras = 0) =>
    banco()
      .update(ticket)
      .set({ finalizadoEm: new Date(mundo.teste.agora().getTime() - diasAtras * DIA_MS) })
      .where(eq(ticket.id, ticketId))
  const doNumero = (waId: string) =>
    banco()
      .select()
      .from(whatsappMensagem)
      .where(eq(whatsappMensagem.waId, waId))
      .orderBy(whatsappMensagem.id)
  type Enviado = { to?: string; recipient?: string; text: { body: string } }
  const enviado = () => (mundo.servico.recebidos[0] as { corpo: Enviado }).corpo
  const reacao = (message_id: string) => ({ type: 'reaction', reaction: { message_id, emoji: '👍' } })

  it.each([
    ['localização', { type: 'location', location: { latitude: 1, longitude: 2, name: 'Loja' } }, 'Loja'],
    ['contato', { type: 'contacts', contacts: [{ name: { formatted_name: 'Rita' } }] }, 'Rita'],
    ['botão', { type: 'button', button: { text: 'Confirmo' } }, '“Confirmo”'],
    [
      'pedido',
      { type: 'order', order: { product_items: [{ product_retailer_id: 'SKU-1', quantity: 3 }] } },
      '3 × SKU-1',
    ],
  ])('%s: entra como o que é, e responde como o cliente', async (_, campos, trecho) => {
    const { de, ticketId } = await emConversa()
    await chega(de, campos)
    expect((await mundo.cenario.historico(ticketId)).at(-1)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      mensagem: expect.stringContaining(trecho),
    })
  })

  it.each([
    ['terminado há pouco', (id: number) => terminar(id)],
    ['terminado há muito', (id: number) => terminar(id, 400)],
    [
      'à espera do cliente',
      (id: number) => banco().update(ticket).set({ pausadoEm: mundo.teste.agora() }).where(eq(ticket.id, id)),
    ],
  ])(
    'o polegar num ticket %s se vê, e nada mais: não reabre, não retoma, não abre outro',
    async (_, estar) => {
      const { de, ticketId, wamid } = await emConversa()
      await estar(ticketId)
      const antes = await mundo.cenario.linha(ticketId)
      await mundo.parametrizar('whatsappFilial', '1')
      await chega(de, reacao(wamid))
      await mundo.parametrizar('whatsappFilial', '0')
      const { finalizadoEm, pausadoEm, statusId, movidoEm } = await mundo.cenario.linha(ticketId)
      expect({ finalizadoEm, pausadoEm, statusId, movidoEm }).toEqual({
        finalizadoEm: antes.finalizadoEm,
        pausadoEm: antes.pausadoEm,
        statusId: antes.statusId,
        movidoEm: antes.movidoEm,
      })
      expect((await mundo.cenario.historico(ticketId)).at(-1)).toMatchObject({
        acao: 'REACAO',
        mensagem: 'Reagiu a uma mensagem com 👍',
      })
      expect((await doNumero(de)).at(-1)).toMatchObject({ ticketId, especie: 'SINAL' })
    },
  )

  it('o polegar de quem ninguém conhece não abre ticket nem espera ninguém; quem espera o leva consigo', async () => {
    const de = numero()
    await mundo.parametrizar('whatsappFilial', '1')
    await chega(de, reacao('wamid.desconhecida'))
    await mundo.parametrizar('whatsappFilial', '0')
    expect(await doNumero(de)).toMatchObject([{ estado: 'DESCARTADA', ticketId: null }])
    await mundo.receber(mundo.texto(`wamid.espera.${de}`, de, 'Oi'))
    const ditas = await ouvirDesdeAUltima(mundo.teste)
    await chega(de, reacao('wamid.desconhecida'))
    expect((await ditas()).map(({ canal }) => canal)).toContain(CANAL_DAS_RECEBIDAS)
    expect((await doNumero(de)).map(({ estado }) => estado)).toEqual(['DESCARTADA', 'TRIAGEM', 'TRIAGEM'])
  })

  it('o polegar não abre as 24 horas: a conversa é a da última palavra', async () => {
    const { de, ticketId, wamid } = await emConversa()
    await banco()
      .update(whatsappMensagem)
      .set({ criadoEm: new Date(mundo.teste.agora().getTime() - 2 * DIA_MS) })
      .where(eq(whatsappMensagem.wamid, wamid))
    await chega(de, reacao(wamid))
    const { corpo } = await mundo.teste.chamar(obterTicket, {
      token: mundo.operador,
      params: { idTicket: ticketId },
    })
    expect(corpo.whatsapp).toBeNull()
  })

  it('a mensagem que responde a outra entra no ticket dela, ainda que haja um mais novo', async () => {
    const { de, ticketId, wamid } = await emConversa()
    const { id: outro } = await mundo.cenario.abrir({
      tipo: 'ELOGIO',
      campos: { clienteId: null, consumidorNome: 'Rita', consumidorTelefone: de.slice(2) },
    })
    await banco()
      .insert(whatsappMensagem)
      .values({
        direcao: 'SAIDA',
        wamid: `wamid.nova.${de}`,
        waId: de,
        ticketId: outro,
        texto: 'Sobre o outro',
        estado: 'ENVIADO',
        criadoEm: mundo.teste.agora(),
        estadoEm: mundo.teste.agora(),
      })
    await chega(de, { type: 'text', text: { body: 'Sobre este' }, context: { id: wamid } })
    expect((await doNumero(de)).at(-1)?.ticketId).toBe(ticketId)
    // Of somebody else's message nobody takes part.
    const estranho = numero()
    await chega(estranho, { type: 'text', text: { body: 'Oi' }, context: { id: wamid } })
    expect((await doNumero(estranho)).at(-1)?.ticketId).toBeNull()
  })

  it.each([[FUTURO], ['0'], ['-5'], ['1794916800000'], ['ontem']])(
    'a hora absurda %s: a mensagem entra, e nem prazo nem as 24 horas saem do lugar',
    async (timestamp) => {
      const de = numero()
      await mundo.parametrizar('whatsappFilial', '1')
      await mundo.receber({
        messages: [{ id: `wamid.hora.${de}`, from: de, timestamp, type: 'text', text: { body: 'Oi' } }],
      })
      await mundo.parametrizar('whatsappFilial', '0')
      const [entrou] = await doNumero(de)
      expect(entrou?.criadoEm).toEqual(entrou?.estadoEm)
      const { abertoEm, prazoRespostaEm } = await mundo.cenario.linha(entrou?.ticketId ?? 0)
      expect(abertoEm).toEqual(entrou?.estadoEm)
      expect((prazoRespostaEm?.getTime() ?? 0) - abertoEm.getTime()).toBeLessThan(30 * DIA_MS)
    },
  )

  it('o eco aparece como da equipe, responde ao cliente, e o que houve com ele se sabe', async () => {
    const { de, ticketId } = await emConversa()
    await ecoa(de)
    const eco = await mundo.ultima()
    expect(eco).toMatchObject({ direcao: 'SAIDA', estado: 'ENVIADO', especie: 'ECO', ticketId })
    await mundo.receber(mundo.situacao(eco.wamid ?? '', 'read'))
    expect((await mundo.ultima()).estado).toBe('LIDO')
    const { respondidoEm } = await mundo.cenario.linha(ticketId)
    expect(respondidoEm).toEqual(eco.estadoEm)
    const sessao = { autorizacoes: new Set(['TICKET_INTERNO']) } as never
    const { itens } = await historicoDoTicket(banco(), sessao, ticketId, { page: 1, take: 1 })
    expect(itens.map(autorDaEntrada as never)).toEqual([PELO_APLICATIVO])
    expect(itens).toMatchObject([{ mensagem: 'Já vai', contato: 'WHATSAPP', tipo: 'PUBLICO' }])
  })

  it('o eco não abre nem reabre: de um ticket terminado fica de fora; na triagem acompanha a conversa', async () => {
    const { de, ticketId } = await emConversa()
    await terminar(ticketId)
    await ecoa(de)
    expect(await mundo.ultima()).toMatchObject({ estado: 'DESCARTADA', ticketId: null })
    expect((await mundo.cenario.linha(ticketId)).finalizadoEm).not.toBeNull()

    const espera = numero()
    await mundo.receber(mundo.texto(`wamid.triagem.${espera}`, espera, 'Oi'))
    await ecoa(espera)
    const token = await mundo.teste.tokenDe('GERENTE')
    const { corpo } = await mundo.teste.chamar(listarTriagemDoWhatsapp, { token, query: {} })
    const linha = corpo.itens.find((um) => um.numero === espera)
    expect(linha).toMatchObject({ nome: 'Dona Rita', texto: 'Oi', mensagens: 2 })
    const vista = await mundo.teste.chamar(verConversaEmTriagem, {
      token,
      params: { idMensagem: linha?.id ?? 0 },
    })
    expect(vista.corpo).toMatchObject({
      nome: 'Dona Rita',
      mensagens: [
        { texto: 'Oi', daEquipe: false },
        { texto: 'Já vai', daEquipe: true },
      ],
    })
  })

  it('ALC-03 ALC-04 o link vai com as primeiras palavras e com as últimas, estas com a avaliação, e abre o ticket', async () => {
    const { de, ticketId } = await emConversa()
    const dizer = async (fazer: () => Promise<unknown>, origem = 'https://portal.test') => {
      await fazer()
      mundo.servico.recebidos.length = 0
      await mundo.enviar((await mundo.ultima()).id, 1, origem)
      return enviado().text.body
    }
    const primeiras = await dizer(() => mundo.responder(ticketId, { mensagem: 'Já vejo.' }))
    expect(primeiras).toMatch(
      /^Já vejo\.\n\nAcompanhe o atendimento, .*: https:\/\/portal\.test\/seu-ticket\?token=/,
    )
    expect(await dizer(() => mundo.responder(ticketId, { mensagem: 'Sai amanhã.' }))).toBe('Sai amanhã.')
    const [motivo] = await banco()
      .select()
      .from(motivoFinalizacao)
      .where(and(eq(motivoFinalizacao.conclui, false), eq(motivoFinalizacao.duplicado, false)))
    const ultimas = await dizer(async () =>
      mundo.teste.chamar(finalizarTicket, {
        token: mundo.operador,
        params: { idTicket: ticketId },
        corpo: {
          versao: (await mundo.cenario.linha(ticketId)).versao,
          motivo: motivo?.id ?? 0,
          observacao: 'Feito.',
        },
      }),
    )
    const token = new URL(ultimas.match(/Avalie: (\S+)/)?.[1] ?? '').searchParams.get('token') ?? ''
    expect(ultimas).toContain('https://portal.test/seu-ticket?token=')
    const vista = await mundo.teste.chamar(verTicketPeloLink, { query: { token } })
    expect(vista.corpo.destinatario).toEqual({ nome: 'Dona Rita', email: numeroLegivel(de) })
    expect((await mundo.teste.chamar(avaliarPeloLink, { corpo: { token, nota: 5 } })).status).toBe(200)
    expect((await mundo.cenario.historico(ticketId)).at(-1)).toMatchObject({ acao: 'AVALIACAO' })
  })

  it('a quem não diz o número se responde em recipient; ao dono de um número, em to', async () => {
    const id = 'BR.13491208655302741918'
    await mundo.parametrizar('whatsappFilial', '1')
    await mundo.receber({
      contacts: [{ user_id: id, profile: { name: 'Rita' } }],
      messages: [
        { id: 'wamid.sem', from_user_id: id, timestamp: agora(), type: 'text', text: { body: 'Oi' } },
      ],
    })
    await mundo.parametrizar('whatsappFilial', '0')
    const { ticketId, waId } = await mundo.ultima()
    expect(waId).toBe(id)
    expect(await mundo.cenario.linha(ticketId ?? 0)).toMatchObject({
      consumidorNome: 'Rita',
      consumidorTelefone: null,
    })
    const { de, ticketId: comNumero } = await emConversa()
    for (const [qual, esperado] of [
      [ticketId ?? 0, { recipient: id }],
      [comNumero, { to: de }],
    ] as const) {
      mundo.servico.recebidos.length = 0
      await mundo.responder(qual, { mensagem: 'Já vejo.' })
      await mundo.enviar((await mundo.ultima()).id)
      const { to, recipient } = enviado()
      expect({ to, recipient }).toEqual({
        to: undefined,
        recipient: undefined,
        ...esperado,
      })
    }
  })
})
