import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { usarWhatsapp } from '../../../test/cenario-do-whatsapp.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { PNG } from '../../../test/formulario.ts'
import { emJson } from '../../../test/servico-de-fora.ts'
import { segurarRemetente } from '../acompanhamentos/queries-abertura.ts'
import { clienteTelefone } from '../clientes/tabelas.ts'
import { ticket, ticketAnexo } from '../tickets/nucleo/tabelas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { buscarMidia } from './midia.ts'

describe('ALC-05 o que chega pela Cloud API', () => {
  const mundo = usarWhatsapp()
  let numeros = 7654_3210

  /** A ticket of a customer of its own, whom a number of its own belongs to; WhatsApp knows it without the ninth digit. */
  async function comNumero() {
    const oito = ++numeros
    const semNono = `5511${oito}`
    const { id: clienteId } = await cenarioDeClientes(mundo.teste).criar()
    await mundo.teste
      .negocio()
      .banco.insert(clienteTelefone)
      .values({ clienteId, numero: `119${oito}`, descricao: 'Compras' })
    const { id: ticketId } = await mundo.cenario.abrir({ tipo: 'ELOGIO', campos: { clienteId } })
    const gravadas = async () => (await mundo.gravadas()).filter(({ waId }) => waId === semNono)
    return { semNono, ticketId, gravadas }
  }

  it('GET devolve hub.challenge a quem sabe a palavra, e a mais ninguém', async () => {
    const pedir = (token: string) =>
      mundo.teste.app.inject({
        url: `/api/${mundo.teste.negocio().id}/whatsapp/eventos?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=12345`,
      })
    const certo = await pedir('combinado')
    expect([certo.statusCode, certo.body]).toEqual([200, '12345'])
    expect((await pedir('outra')).statusCode).toBe(401)
  })

  it('POST só vale com a assinatura dos bytes', async () => {
    const { semNono, gravadas } = await comNumero()
    const mensagem = mundo.texto('x', semNono)
    expect((await mundo.receber(mensagem, {})).status).toBe(401)
    expect((await mundo.receber(mensagem, { 'x-hub-signature-256': 'sha256=00' })).status).toBe(401)
    expect((await mundo.receber(mensagem, mundo.assinado('outros bytes'))).status).toBe(401)
    expect(await gravadas()).toEqual([])
  })

  it('a mensagem entra no ticket em aberto do número, com ou sem o nono dígito, uma vez só', async () => {
    const { semNono, ticketId, gravadas } = await comNumero()
    expect((await mundo.receber(mundo.texto('wamid.1', semNono))).status).toBe(200)
    expect((await mundo.receber(mundo.texto('wamid.1', semNono))).status).toBe(200)
    const historico = await mundo.cenario.historico(ticketId)
    expect(historico.filter(({ mensagem }) => mensagem === 'Ainda não chegou.')).toHaveLength(1)
    expect(historico.at(-1)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      colaboradorId: null,
      dados: { peloWhatsapp: { numero: semNono } },
    })
    expect(await gravadas()).toMatchObject([{ wamid: 'wamid.1', ticketId, estado: 'RECEBIDA' }])
  })

  it('o ticket diz à equipe que a resposta vai por lá; ao consumidor, não', async () => {
    const { semNono, ticketId } = await comNumero()
    await mundo.receber(mundo.texto('wamid.visto', semNono))
    const ver = async (tipo: 'OPERADOR' | 'CONSUMIDOR_FINAL', idTicket: number) =>
      mundo.teste.chamar(obterTicket, { token: await mundo.teste.tokenDe(tipo), params: { idTicket } })
    expect((await ver('OPERADOR', ticketId)).corpo).toMatchObject({
      whatsapp: { numero: semNono },
      correio: null,
      clienteLe: true,
    })
    const dele = (
      await mundo.cenario.abrir({
        tipo: 'ELOGIO',
        doConsumidor: true,
        campos: { consumidorTelefone: '5531988887777' },
      })
    ).id
    await mundo.receber(mundo.texto('wamid.dele', '5531988887777'))
    expect((await mundo.ultima()).ticketId).toBe(dele)
    expect((await ver('CONSUMIDOR_FINAL', dele)).corpo).toMatchObject({ id: dele, whatsapp: null })
  })

  it('a mídia vira anexo da mensagem; do que não se aceita, a equipe é avisada', async () => {
    const { banco } = mundo.teste.negocio()
    const { semNono, ticketId } = await comNumero()
    await mundo.receber(mundo.foto('wamid.m1', semNono))
    const { id, historicoId } = await mundo.ultima()
    mundo.servirMidia(PNG)
    await buscarMidia(mundo.teste.negocio(), id, new Date())
    await buscarMidia(mundo.teste.negocio(), id, new Date())
    const anexos = () => banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, ticketId))
    expect(await anexos()).toMatchObject([
      { historicoId, midia: 'image/png', tamanho: PNG.length, interno: false },
    ])
    await mundo.receber(mundo.foto('wamid.m2', semNono))
    mundo.servirMidia(Buffer.from('MZ programa'))
    await buscarMidia(mundo.teste.negocio(), (await mundo.ultima()).id, new Date())
    expect(await anexos()).toHaveLength(1)
    expect((await mundo.cenario.historico(ticketId)).at(-1)).toMatchObject({
      tipo: 'PRIVADO',
      mensagem: expect.stringContaining('não é de um tipo aceito'),
    })
  })

  it('PAR-01 ALC-05 de que servidores vêm os arquivos é do negócio', async () => {
    const deVerdade = globalThis.fetch
    const pedidos: string[] = []
    vi.stubGlobal('fetch', (url: string, ...opcoes: [RequestInit?]) => {
      if (!url.startsWith('https://arquivos.exemplo.test/')) return deVerdade(url, ...opcoes)
      pedidos.push(url)
      return Promise.resolve(new Response('12345'))
    })
    mundo.servico.atender = emJson({ url: 'https://arquivos.exemplo.test/1' })
    const baixar = async () =>
      String(await ligacaoDoWhatsapp(mundo.teste.negocio())?.api.baixarMidia('m1', 5))
    expect([await baixar(), pedidos.length]).toEqual(['null', 0])
    const valores = { whatsappServidoresDeArquivos: 'arquivos.exemplo.test' }
    expect([await comParametros(mundo.teste, valores, baixar), pedidos.length]).toEqual(['12345', 1])
    vi.unstubAllGlobals()
  })

  it('a mensagem de voz fica como anexo, do que os bytes dizem; o vídeo também', async () => {
    const { banco } = mundo.teste.negocio()
    const { semNono, ticketId } = await comNumero()
    const VOZ = Buffer.from('OggS\0\x02voz')
    const FILME = Buffer.from('\0\0\0\x18ftypisomfilme')
    const audio = { id: 'm1', mime_type: 'audio/ogg; codecs=opus' }
    for (const [wamid, type, bytes] of [
      ['wamid.voz', 'audio', VOZ],
      ['wamid.filme', 'video', FILME],
    ] as const) {
      const timestamp = String(Math.floor(mundo.teste.agora().getTime() / 1000))
      const mensagem = { id: wamid, from: semNono, timestamp, type, [type]: audio }
      await mundo.receber({ messages: [mensagem] })
      mundo.servirMidia(bytes)
      await buscarMidia(mundo.teste.negocio(), (await mundo.ultima()).id, new Date())
    }
    const anexos = await banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, ticketId))
    expect(anexos).toMatchObject([
      { nomeExibicao: 'whatsapp.ogg', midia: 'audio/ogg', tamanho: VOZ.length, interno: false },
      { nomeExibicao: 'whatsapp.mp4', midia: 'video/mp4', tamanho: FILME.length },
    ])
  })

  it('finalizado, o fim sai por lá; o que o cliente escreve logo depois reabre o mesmo ticket', async () => {
    const { banco } = mundo.teste.negocio()
    const { semNono, ticketId } = await comNumero()
    await mundo.receber(mundo.texto('wamid.antes', semNono))
    const [motivo] = await banco.select().from(motivoFinalizacao).where(eq(motivoFinalizacao.conclui, false))
    const { versao } = await mundo.cenario.linha(ticketId)
    const fim = await mundo.teste.chamar(finalizarTicket, {
      token: mundo.operador,
      params: { idTicket: ticketId },
      corpo: { versao, motivo: motivo?.id ?? 0, observacao: 'Combinado por telefone.' },
    })
    expect(fim.status).toBe(200)
    expect((await mundo.ultima()).texto).toMatch(/^O seu atendimento foi finalizado\.\n\nMotivo: /)
    await mundo.receber(mundo.texto('wamid.depois', semNono, 'Ainda falta uma caixa.'))
    expect(await mundo.cenario.linha(ticketId)).toMatchObject({ finalizadoEm: null })
    expect(await mundo.ultima()).toMatchObject({ wamid: 'wamid.depois', ticketId, estado: 'RECEBIDA' })
  })

  it('com a filial da triagem dita, quem não tem ticket abre um sozinho, com prazo desde a chegada', async () => {
    await mundo.parametrizar('whatsappFilial', '1')
    const de = '5521999990000'
    await mundo.receber(mundo.texto('wamid.auto', de, 'Bom dia'))
    const entrou = await mundo.ultima()
    const linha = await mundo.cenario.linha(entrou.ticketId ?? 0)
    expect(linha).toMatchObject({
      criadorId: null,
      filialId: 1,
      clienteId: null,
      consumidorNome: 'Dona Rita',
      consumidorTelefone: '21999990000',
    })
    expect(linha.abertoEm).toEqual(entrou.estadoEm)
    await mundo.receber(mundo.texto('wamid.auto2', de, 'É sobre a nota'))
    expect((await mundo.ultima()).ticketId).toBe(entrou.ticketId)
    await mundo.parametrizar('whatsappFilial', '0')
    const dele = (await mundo.gravadas()).filter(({ waId }) => waId === de)
    expect(dele.map(({ estado }) => estado)).toEqual(['RECEBIDA', 'RECEBIDA'])
  })

  it('duas ao mesmo tempo de um número desconhecido abrem um ticket só', async () => {
    const de = '5521999992222'
    const { banco } = mundo.teste.negocio()
    await mundo.parametrizar('whatsappFilial', '1')
    // Whoever opens a ticket waits there, after having looked for one that is there already.
    const respostas = await enquantoPreso(
      banco,
      (tx) => segurarRemetente(tx, de),
      ['Oi', 'Tem alguém?'].map((texto, i) => () => mundo.receber(mundo.texto(`wamid.junta${i}`, de, texto))),
    )
    for (const { status } of respostas) expect(status).toBe(200)
    const dele = (await mundo.gravadas()).filter(({ waId }) => waId === de)
    expect(dele.map(({ estado }) => estado)).toEqual(['RECEBIDA', 'RECEBIDA'])
    expect(new Set(dele.map(({ ticketId: qual }) => qual)).size).toBe(1)
    await mundo.parametrizar('whatsappFilial', '0')
  })

  it('acima do teto de tickets por hora, o que o número escreve espera uma pessoa, com o motivo', async () => {
    const de = '5521999991111'
    await mundo.parametrizar('whatsappFilial', '1')
    await mundo.parametrizar('ticketsPorHoraDoMesmoRemetente', '1')
    await mundo.receber(mundo.texto('wamid.teto1', de, 'Oi'))
    const { ticketId: primeiro } = await mundo.ultima()
    await mundo.teste
      .negocio()
      .banco.update(ticket)
      .set({ arquivadoEm: mundo.teste.agora() })
      .where(eq(ticket.id, primeiro ?? 0))
    await mundo.receber(mundo.texto('wamid.teto2', de, 'De novo'))
    expect(await mundo.ultima()).toMatchObject({
      estado: 'TRIAGEM',
      ticketId: null,
      motivo: 'Este número já abriu 1 ticket na última hora: os próximos esperam uma pessoa.',
    })
    await mundo.parametrizar('ticketsPorHoraDoMesmoRemetente', '10')
    await mundo.receber(mundo.texto('wamid.teto3', de, 'E de novo'))
    expect(await mundo.ultima()).toMatchObject({ estado: 'RECEBIDA' })
    await mundo.parametrizar('whatsappFilial', '0')
  })
})
