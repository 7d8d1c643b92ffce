import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import {
  abrirTicketDaConversa,
  baixarArquivoDaTriagem,
  descartarConversa,
  descartarConversas,
  juntarConversa,
  listarTriagemDoWhatsapp,
  MOTIVOS_DA_TRIAGEM,
  verConversaEmTriagem,
} from '@balcao/dominio/whatsapp/triagem'
import { eq, like, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarWhatsapp } from '../../../test/cenario-do-whatsapp.ts'
import { PNG } from '../../../test/formulario.ts'
import { ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { aviso } from '../avisos/tabelas.ts'
import { cliente, clienteTelefone } from '../clientes/tabelas.ts'
import { ticketAnexo, ticket as ticketTabela } from '../tickets/nucleo/tabelas.ts'
import { buscarMidia } from './midia.ts'
import { whatsappMensagem } from './tabelas.ts'

const NINGUEM = { idMensagem: 999_999 }
const NAO_PODEM: TipoDeUsuario[] = ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL']
let numeros = 0

describe('/sac/whatsapp/triagem', () => {
  const mundo = usarWhatsapp()
  const chamar: typeof mundo.teste.chamar = (...args) => mundo.teste.chamar(...args)
  const gerente = () => mundo.teste.tokenDe('GERENTE')
  const numero = () => `55219${String(80_000_000 + numeros++)}`
  /** Somebody whom no ticket knows writes these. */
  async function escrever(waId: string, ...textos: string[]) {
    for (const [i, texto] of textos.entries()) await mundo.receber(mundo.texto(`${waId}.${i}`, waId, texto))
    return { idMensagem: (await mundo.ultima()).id }
  }
  const doNumero = (waId: string) =>
    mundo.teste.negocio().banco.select().from(whatsappMensagem).where(eq(whatsappMensagem.waId, waId))
  async function clienteComNumero(waId: string, posicao = 0) {
    const { banco } = mundo.teste.negocio()
    const [linha] = await banco
      .select({ id: cliente.id, fantasia: cliente.fantasia })
      .from(cliente)
      .where(
        sql`not exists (select 1 from ticket where cliente_id = ${cliente.id} and finalizado_em is null)`,
      )
      .orderBy(cliente.id)
      .limit(1)
      .offset(posicao)
    if (!linha) throw new Error('todos os clientes têm ticket')
    await banco
      .insert(clienteTelefone)
      .values({ clienteId: linha.id, numero: waId.slice(2), descricao: 'Loja' })
    return linha
  }

  it('SHL-06 ALC-05 quem chega e a decisão são anunciados a quem olha a triagem', async () => {
    const noticia = { canal: CANAL_DAS_RECEBIDAS, evento: 'recebidas-mudaram', muda: ['triagem-do-whatsapp'] }
    const eventos = await ouvirMudancas(mundo.teste)
    const daTriagem = () => eventos.filter(({ canal }) => canal === CANAL_DAS_RECEBIDAS)
    const params = await escrever(numero(), 'Oi')
    await expect.poll(daTriagem).toEqual([noticia])
    const token = await gerente()
    expect((await chamar(abrirTicketDaConversa, { token, params, corpo: { filial: 1 } })).status).toBe(200)
    await expect.poll(daTriagem).toEqual([noticia, noticia])
  })

  it('ALC-05 uma linha por número, com o motivo, só para quem decide', async () => {
    // Nobody else waits: the whole list is looked at.
    const ninguem = await mundo.cenario.abrir({ tipo: 'ELOGIO' })
    await mundo.teste
      .negocio()
      .banco.update(whatsappMensagem)
      .set({ estado: 'RECEBIDA', ticketId: ninguem.id })
      .where(eq(whatsappMensagem.estado, 'TRIAGEM'))
    const desconhecido = numero()
    await escrever(desconhecido, 'Oi', 'Tem alguém aí?')
    const conhecido = numero()
    await clienteComNumero(conhecido)
    await escrever(conhecido, 'Bom dia')
    const dois = numero()
    await clienteComNumero(dois, 1)
    await clienteComNumero(dois, 2)
    await escrever(dois, 'Boa tarde')
    const { corpo } = await chamar(listarTriagemDoWhatsapp, { token: await gerente(), query: {} })
    expect(corpo).toMatchObject({
      ligado: true,
      paginator: { total: 3 },
      itens: [
        { numero: dois, motivo: MOTIVOS_DA_TRIAGEM.deVarios },
        { numero: conhecido, motivo: MOTIVOS_DA_TRIAGEM.semTicket, mensagens: 1 },
        {
          numero: desconhecido,
          nome: 'Dona Rita',
          texto: 'Tem alguém aí?',
          mensagens: 2,
          motivo: MOTIVOS_DA_TRIAGEM.desconhecido,
        },
      ],
    })
    expect((await chamar(listarTriagemDoWhatsapp, { query: {} })).status).toBe(401)
    const errada = { token: await gerente(), query: { page: 0 } }
    expect((await chamar(listarTriagemDoWhatsapp, errada)).status).toBe(422)
    await mundo.parametrizar('whatsappChave', '')
    const desligado = await chamar(listarTriagemDoWhatsapp, { token: await gerente(), query: {} })
    expect(desligado.corpo.ligado).toBe(false)
    await mundo.parametrizar('whatsappChave', 'tok')
  })

  it('ALC-05 abrir ticket leva tudo o que o número escreveu, do cliente que ele é, com os arquivos', async () => {
    const waId = numero()
    const { id: clienteId, fantasia } = await clienteComNumero(waId, 3)
    await escrever(waId, 'Olá', 'Faltou uma caixa')
    await mundo.receber(mundo.foto(`${waId}.foto`, waId))
    const params = { idMensagem: (await mundo.ultima()).id }
    mundo.servirMidia(PNG)
    await buscarMidia(mundo.teste.negocio(), params.idMensagem, mundo.teste.agora())
    const token = await gerente()
    const vista = await chamar(verConversaEmTriagem, { token, params })
    expect(vista.corpo).toMatchObject({
      numero: waId,
      clientes: [{ id: clienteId, nome: fantasia }],
      mensagens: [
        { texto: 'Olá', arquivo: null },
        { texto: 'Faltou uma caixa' },
        { arquivo: { nome: 'whatsapp.png', midia: 'image/png' }, semArquivo: null },
      ],
    })
    const arquivo = await chamar(baixarArquivoDaTriagem, { token, params })
    expect([arquivo.status, arquivo.headers['content-type']]).toEqual([200, 'image/png'])
    const { status, corpo } = await chamar(abrirTicketDaConversa, { token, params, corpo: { filial: 1 } })
    expect(status).toBe(200)
    const linha = await mundo.cenario.linha(corpo.ticket)
    expect(linha).toMatchObject({ clienteId, filialId: 1, criadorId: null, consumidorNome: null })
    const historico = await mundo.cenario.historico(corpo.ticket)
    expect(historico.map(({ acao, mensagem, colaboradorId }) => [acao, mensagem, colaboradorId])).toEqual([
      ['ABERTURA', 'Olá', null],
      ['MENSAGEM', 'Faltou uma caixa', null],
      ['MENSAGEM', 'Enviou um arquivo pelo WhatsApp.', null],
    ])
    const anexos = await mundo.teste
      .negocio()
      .banco.select()
      .from(ticketAnexo)
      .where(eq(ticketAnexo.ticketId, corpo.ticket))
    expect(anexos).toMatchObject([{ historicoId: historico[2]?.id, midia: 'image/png', interno: false }])
    expect((await chamar(baixarArquivoDaTriagem, { token, params })).status).toBe(404)
    for (const contrato of [verConversaEmTriagem, abrirTicketDaConversa] as const) {
      const outra = await chamar(contrato, { token, params, corpo: { filial: 1 } } as never)
      expect([outra.status, outra.erro.codigo]).toEqual([409, 'WHATSAPP_NO_TICKET'])
    }
    await escrever(waId, 'Obrigada')
    expect((await doNumero(waId)).every(({ ticketId }) => ticketId === corpo.ticket)).toBe(true)
  })

  it('ALC-05 juntar a um ticket; a resposta passa a sair por lá', async () => {
    const waId = numero()
    const params = await escrever(waId, 'É sobre aquele pedido', 'Obrigado')
    const { id } = await mundo.cenario.abrir({ tipo: 'ELOGIO' })
    const { protocolo } = await mundo.cenario.linha(id)
    const corpo = { protocolo: formatarProtocolo(protocolo) }
    const token = await gerente()
    const junta = await chamar(juntarConversa, { token, params, corpo })
    expect(junta.corpo).toEqual({
      message: `A conversa está no ticket ${formatarProtocolo(protocolo)}`,
      ticket: id,
    })
    expect((await mundo.cenario.historico(id)).slice(-2).map(({ mensagem }) => mensagem)).toEqual([
      'É sobre aquele pedido',
      'Obrigado',
    ])
    await mundo.responder(id, { mensagem: 'Já vejo.' })
    expect(await mundo.ultima()).toMatchObject({ direcao: 'SAIDA', waId, ticketId: id })
    expect((await chamar(juntarConversa, { token, params, corpo })).status).toBe(409)
  })

  it('ALC-05 junta a um ticket encerrado há muito, a conversa segue em outro, ligado a ele', async () => {
    const waId = numero()
    const params = await escrever(waId, 'Voltou a acontecer')
    const { id } = await mundo.cenario.abrir({ tipo: 'ELOGIO' })
    const { protocolo } = await mundo.cenario.linha(id)
    await mundo.teste
      .negocio()
      .banco.update(ticketTabela)
      .set({ finalizadoEm: new Date(mundo.teste.agora().getTime() - 400 * 86_400_000) })
      .where(eq(ticketTabela.id, id))
    const { corpo } = await chamar(juntarConversa, {
      token: await gerente(),
      params,
      corpo: { protocolo },
    })
    expect(corpo.ticket).not.toBe(id)
    expect((await mundo.cenario.historico(id)).at(-1)).toMatchObject({ acao: 'CONTINUACAO' })
  })

  it('ALC-05 401, 403, 404 e 422: só decide quem pode, sobre o que espera, no que vê', async () => {
    const waId = numero()
    const params = await escrever(waId, 'Oi')
    const rotas = [
      [verConversaEmTriagem, {}],
      [baixarArquivoDaTriagem, {}],
      [juntarConversa, { corpo: { protocolo: '1' } }],
      [abrirTicketDaConversa, { corpo: { filial: 1 } }],
      [descartarConversa, {}],
    ] as const
    const token = await gerente()
    for (const [contrato, resto] of rotas) {
      expect((await chamar(contrato, { params, ...resto } as never)).status).toBe(401)
      expect((await chamar(contrato, { token, params: NINGUEM, ...resto } as never)).status).toBe(404)
      for (const tipo of NAO_PODEM) {
        const outro = await mundo.teste.tokenDe(tipo)
        expect((await chamar(contrato, { token: outro, params, ...resto } as never)).status).toBe(403)
      }
    }
    const semTicket = await chamar(juntarConversa, { token, params, corpo: { protocolo: '1' } })
    expect([semTicket.status, semTicket.erro.campos]).toEqual([
      422,
      { protocolo: 'Não há ticket com este protocolo.' },
    ])
    const semFilial = await chamar(abrirTicketDaConversa, { token, params, corpo: { filial: 999 } })
    expect([semFilial.status, Object.keys(semFilial.erro.campos ?? {})]).toEqual([422, ['filial']])
    expect((await doNumero(waId))[0]).toMatchObject({ estado: 'TRIAGEM' })
  })

  it('ALC-05 várias de uma vez: cada uma por si; a que alguém decidiu se diz', async () => {
    const [um, outro] = [await escrever(numero(), 'oi'), await escrever(numero(), 'oi')]
    const token = await gerente()
    await chamar(descartarConversa, { token, params: outro })
    const corpo = { conversas: [{ id: um.idMensagem }, { id: outro.idMensagem }] }
    const { corpo: feito } = await chamar(descartarConversas, { token, corpo })
    expect(feito).toMatchObject({ feitos: 1, resultados: [{ feito: true }, { feito: false }] })
    expect((await chamar(descartarConversas, { corpo })).status).toBe(401)
    expect((await chamar(descartarConversas, { token, corpo: { conversas: [] } })).status).toBe(422)
    for (const tipo of NAO_PODEM) {
      const outra = await chamar(descartarConversas, { token: await mundo.teste.tokenDe(tipo), corpo })
      expect(outra.status).toBe(403)
    }
  })

  it('ALC-05 a primeira que espera é avisada a quem faz a triagem; as seguintes só contam', async () => {
    const { banco } = mundo.teste.negocio()
    await banco
      .update(whatsappMensagem)
      .set({ estado: 'DESCARTADA' })
      .where(eq(whatsappMensagem.estado, 'TRIAGEM'))
    const avisos = () => banco.$count(aviso, like(aviso.titulo, 'Uma conversa do WhatsApp com %'))
    const antes = await avisos()
    const de = numero()
    await escrever(de, 'oi')
    const depois = await avisos()
    expect(depois).toBeGreaterThan(antes)
    await escrever(numero(), 'oi')
    expect(await avisos()).toBe(depois)
  })

  it('ALC-05 descartada, a conversa sai da lista inteira; o que o número escreve depois espera de novo', async () => {
    const waId = numero()
    const params = await escrever(waId, 'oi', 'alguém?')
    const token = await gerente()
    expect((await chamar(descartarConversa, { token, params })).status).toBe(200)
    expect((await chamar(verConversaEmTriagem, { token, params })).status).not.toBe(200)
    expect((await chamar(descartarConversa, { token, params })).status).toBe(409)
    await mundo.receber(mundo.texto(`${waId}.depois`, waId, 'Faltou uma caixa'))
    const { corpo } = await chamar(listarTriagemDoWhatsapp, { token })
    expect(corpo.itens.filter((um) => um.numero === waId)).toMatchObject([
      { texto: 'Faltou uma caixa', mensagens: 1 },
    ])
  })
})
