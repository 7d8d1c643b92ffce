import { createHmac } from 'node:crypto'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import {
  listarTriagemDoWhatsapp,
  receberDoWhatsapp,
  reenviarPeloWhatsapp,
} from '@balcao/dominio/whatsapp/contratos'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { montarFormulario, PNG } from '../../../test/formulario.ts'
import { emJson, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { clienteTelefone } from '../clientes/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { ticketAnexo } from '../tickets/nucleo/tabelas.ts'
import { buscarMidia } from './buscar-midia.ts'
import { MOTIVOS_DA_TRIAGEM } from './entrar-no-ticket.ts'
import { enviarPeloWhatsapp } from './enviar.ts'
import { whatsappMensagem } from './tabelas.ts'

const SEGREDO = 'segredo-do-app'
const SEM_NONO = '551187654321'

describe('ALC-05 a Cloud API do WhatsApp', () => {
  const servico = usarServicoDeFora()
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  let operador: string
  let ticketId: number
  let contados = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
    operador = await teste.tokenDe('OPERADOR')
    for (const [chave, valor] of Object.entries({
      whatsappNumeroId: '10',
      whatsappChave: 'tok',
      whatsappSegredo: SEGREDO,
      whatsappVerificacao: 'combinado',
      whatsappEndereco: servico.endereco,
    }))
      await parametrizar(chave as ChaveDeParametro, valor)
    ticketId = (await cenario.abrir({ tipo: 'ELOGIO' })).id
    const { clienteId } = await cenario.linha(ticketId)
    await teste
      .negocio()
      .banco.insert(clienteTelefone)
      .values({ clienteId: clienteId ?? 0, numero: '11987654321', descricao: 'Compras' })
  })
  beforeEach(() => {
    servico.atender = emJson({ messages: [{ id: `wamid.saida.${contados++}` }] })
  })
  afterAll(() => teste.fechar())

  async function parametrizar(chave: ChaveDeParametro, valor: string) {
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({ filialId: null, chave: comPrefixo(chave), valor })
      .onConflictDoUpdate({ target: [parametro.filialId, parametro.chave], set: { valor } })
    await teste.negocio().renovarParametros()
  }
  const assinado = (texto: string) => ({
    'x-hub-signature-256': `sha256=${createHmac('sha256', SEGREDO).update(texto).digest('hex')}`,
  })
  function receber(valor: object, headers?: Record<string, string>) {
    const corpo = {
      object: 'whatsapp_business_account',
      entry: [{ changes: [{ value: { metadata: { phone_number_id: '10' }, ...valor } }] }],
    }
    return teste.chamar(receberDoWhatsapp, {
      corpo,
      headers: headers ?? assinado(JSON.stringify(corpo)),
    } as never)
  }
  const texto = (id: string, from = SEM_NONO, body = 'Ainda não chegou.') => ({
    messages: [{ id, from, timestamp: String(Math.floor(Date.now() / 1000)), type: 'text', text: { body } }],
  })
  const situacao = (id: string, status: string, extra = {}) => ({
    statuses: [{ id, status, timestamp: '1794916800', ...extra }],
  })
  const gravadas = () =>
    teste.negocio().banco.select().from(whatsappMensagem).orderBy(asc(whatsappMensagem.id))
  const ultima = async () => (await gravadas()).at(-1) as typeof whatsappMensagem.$inferSelect
  const responder = async (mensagem: string) =>
    teste.chamar(escreverNoHistorico, {
      token: operador,
      params: { idTicket: ticketId },
      ...(await montarFormulario({ mensagem, tipo: 'PUBLICO' }, [])),
    })
  const enviar = (mensagemId: number, tentativa = 1) =>
    enviarPeloWhatsapp(
      teste.negocio(),
      { mensagemId },
      { tentativa, maximoDeTentativas: 3 },
      () => new Date(),
    )

  it('GET devolve hub.challenge a quem sabe a palavra, e a mais ninguém', async () => {
    const pedir = (token: string) =>
      teste.app.inject({
        url: `/api/${teste.negocio().id}/whatsapp/eventos?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=12345`,
      })
    const certo = await pedir('combinado')
    expect([certo.statusCode, certo.body]).toEqual([200, '12345'])
    expect((await pedir('outra')).statusCode).toBe(401)
  })

  it('POST só vale com a assinatura dos bytes', async () => {
    expect((await receber(texto('x'), {})).status).toBe(401)
    expect((await receber(texto('x'), { 'x-hub-signature-256': 'sha256=00' })).status).toBe(401)
    expect((await receber(texto('x'), assinado('outros bytes'))).status).toBe(401)
    expect(await gravadas()).toEqual([])
  })

  it('a mensagem entra no ticket em aberto do número, com ou sem o nono dígito, uma vez só', async () => {
    expect((await receber(texto('wamid.1'))).status).toBe(200)
    expect((await receber(texto('wamid.1'))).status).toBe(200)
    const historico = await cenario.historico(ticketId)
    expect(historico.filter(({ mensagem }) => mensagem === 'Ainda não chegou.')).toHaveLength(1)
    expect(historico.at(-1)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      colaboradorId: null,
      dados: { peloWhatsapp: { numero: SEM_NONO } },
    })
    expect(await gravadas()).toMatchObject([{ wamid: 'wamid.1', ticketId, estado: 'RECEBIDA' }])
  })

  it('o que não tem ticket espera uma pessoa, com o motivo', async () => {
    await receber(texto('wamid.2', '5521999990000'))
    const supervisor = await teste.tokenDe('SUPERVISOR')
    const { corpo } = await teste.chamar(listarTriagemDoWhatsapp, { token: supervisor, query: {} })
    expect(corpo.itens).toMatchObject([{ numero: '5521999990000', motivo: MOTIVOS_DA_TRIAGEM.desconhecido }])
    expect((await teste.chamar(listarTriagemDoWhatsapp, { query: {} } as never)).status).toBe(401)
    for (const tipo of ['OPERADOR', 'REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'] as const) {
      const token = await teste.tokenDe(tipo)
      expect((await teste.chamar(listarTriagemDoWhatsapp, { token, query: {} })).status).toBe(403)
    }
  })

  it('a resposta da equipe sai pelo WhatsApp, ao número que veio; a situação nunca volta atrás', async () => {
    expect((await responder('Chega amanhã.')).status).toBe(200)
    const saida = await ultima()
    expect(saida).toMatchObject({ direcao: 'SAIDA', estado: 'NA_FILA', waId: SEM_NONO, ticketId })
    await enviar(saida.id)
    expect(servico.recebidos[0]?.corpo).toMatchObject({ to: SEM_NONO, text: { body: 'Chega amanhã.' } })
    const { wamid } = await ultima()
    for (const dito of ['read', 'sent', 'delivered', 'failed']) await receber(situacao(wamid ?? '', dito))
    expect(await ultima()).toMatchObject({ estado: 'LIDO', motivo: null })
  })

  it('a situação que chega antes da resposta ao envio vale depois', async () => {
    await receber(situacao('wamid.cedo', 'delivered'))
    servico.atender = emJson({ messages: [{ id: 'wamid.cedo' }] })
    await responder('Outra.')
    await enviar((await ultima()).id)
    expect(await ultima()).toMatchObject({ wamid: 'wamid.cedo', estado: 'ENTREGUE' })
  })

  it('recusa: tenta de novo, avisa o administrador ou desiste, e reenvia-se só o que cabe', async () => {
    const recusar = (code: number) => {
      servico.atender = emJson({ error: { code } }, 400)
    }
    await responder('Mais uma.')
    const { id } = await ultima()
    recusar(130429)
    await expect(enviar(id)).rejects.toThrow('mensagens demais')
    expect(await ultima()).toMatchObject({ estado: 'NA_FILA' })
    recusar(131047)
    await enviar(id, 2)
    expect(await ultima()).toMatchObject({ estado: 'RECUSADO', motivo: expect.stringContaining('24 horas') })
    const reenviar = (idMensagem: number, token = operador) =>
      teste.chamar(reenviarPeloWhatsapp, { token, params: { idTicket: ticketId, idMensagem }, corpo: {} })
    expect((await reenviar(id)).status).toBe(200)
    expect((await reenviar(id)).status).toBe(409)
    expect((await reenviar(999_999)).status).toBe(404)
    expect((await reenviar(id, await teste.tokenDe('REPRESENTANTE'))).status).toBe(403)
    recusar(190)
    await enviar(id)
    expect(await ultima()).toMatchObject({ estado: 'RECUSADO', motivo: expect.stringContaining('chave') })
    servico.atender = (resposta) => resposta.destroy()
    await reenviar(id)
    await enviar(id)
    expect(await ultima()).toMatchObject({ estado: 'INCERTO' })
  })

  it('passadas 24 horas, sem modelo não sai; com modelo, sai por ele', async () => {
    const { banco } = teste.negocio()
    await banco
      .update(whatsappMensagem)
      .set({ criadoEm: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(whatsappMensagem.direcao, 'ENTRADA'))
    await responder('Dias depois.')
    const { id } = await ultima()
    await enviar(id)
    expect(await ultima()).toMatchObject({ estado: 'RECUSADO' })
    expect(servico.recebidos).toEqual([])
    await parametrizar('whatsappModelo', 'retomar')
    await responder('De novo.')
    await enviar((await ultima()).id)
    expect(servico.recebidos[0]?.corpo).toMatchObject({ type: 'template', template: { name: 'retomar' } })
  })

  it('a mídia vira anexo da mensagem; o que não se aceita, não', async () => {
    const comMidia = (id: string) => ({
      messages: [
        {
          id,
          from: SEM_NONO,
          timestamp: '1794916800',
          type: 'image',
          image: { id: 'm1', mime_type: 'image/png' },
        },
      ],
    })
    const { banco } = teste.negocio()
    const servir = (bytes: Buffer) => {
      servico.atender = (resposta, { caminho }) =>
        caminho === '/m1'
          ? emJson({ url: `${servico.endereco}/arquivo` })(resposta, {} as never)
          : resposta.writeHead(200).end(bytes)
    }
    await receber(comMidia('wamid.m1'))
    const { id, historicoId } = await ultima()
    servir(PNG)
    await buscarMidia(teste.negocio(), id, new Date())
    await buscarMidia(teste.negocio(), id, new Date())
    const anexos = () => banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, ticketId))
    expect(await anexos()).toMatchObject([
      { historicoId, midia: 'image/png', tamanho: PNG.length, interno: false },
    ])
    await receber(comMidia('wamid.m2'))
    servir(Buffer.from('MZ programa'))
    await buscarMidia(teste.negocio(), (await ultima()).id, new Date())
    expect(await anexos()).toHaveLength(1)
    expect((await ultima()).motivo).toContain('tipo aceito')
  })
})
