import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarWhatsapp } from '../../../test/cenario-do-whatsapp.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { PNG } from '../../../test/formulario.ts'
import { segurarRemetente } from '../acompanhamentos/queries-abertura.ts'
import { clienteTelefone } from '../clientes/tabelas.ts'
import { ticket, ticketAnexo } from '../tickets/nucleo/tabelas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'
import { buscarMidia } from './midia.ts'

const SEM_NONO = '551187654321'

describe('ALC-05 o que chega pela Cloud API', () => {
  const mundo = usarWhatsapp()
  let ticketId: number
  beforeAll(async () => {
    ticketId = (await mundo.cenario.abrir({ tipo: 'ELOGIO' })).id
    const { clienteId } = await mundo.cenario.linha(ticketId)
    await mundo.teste
      .negocio()
      .banco.insert(clienteTelefone)
      .values({ clienteId: clienteId ?? 0, numero: '11987654321', descricao: 'Compras' })
  })

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
    const mensagem = mundo.texto('x', SEM_NONO)
    expect((await mundo.receber(mensagem, {})).status).toBe(401)
    expect((await mundo.receber(mensagem, { 'x-hub-signature-256': 'sha256=00' })).status).toBe(401)
    expect((await mundo.receber(mensagem, mundo.assinado('outros bytes'))).status).toBe(401)
    expect(await mundo.gravadas()).toEqual([])
  })

  it('a mensagem entra no ticket em aberto do número, com ou sem o nono dígito, uma vez só', async () => {
    expect((await mundo.receber(mundo.texto('wamid.1', SEM_NONO))).status).toBe(200)
    expect((await mundo.receber(mundo.texto('wamid.1', SEM_NONO))).status).toBe(200)
    const historico = await mundo.cenario.historico(ticketId)
    expect(historico.filter(({ mensagem }) => mensagem === 'Ainda não chegou.')).toHaveLength(1)
    expect(historico.at(-1)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      colaboradorId: null,
      dados: { peloWhatsapp: { numero: SEM_NONO } },
    })
    expect(await mundo.gravadas()).toMatchObject([{ wamid: 'wamid.1', ticketId, estado: 'RECEBIDA' }])
  })

  it('o ticket diz à equipe que a resposta vai por lá; ao consumidor, não', async () => {
    const ver = async (tipo: 'OPERADOR' | 'CONSUMIDOR_FINAL', idTicket: number) =>
      mundo.teste.chamar(obterTicket, { token: await mundo.teste.tokenDe(tipo), params: { idTicket } })
    expect((await ver('OPERADOR', ticketId)).corpo).toMatchObject({
      whatsapp: { numero: SEM_NONO },
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
    await mundo.receber(mundo.foto('wamid.m1', SEM_NONO))
    const { id, historicoId } = await mundo.ultima()
    mundo.servirMidia(PNG)
    await buscarMidia(mundo.teste.negocio(), id, new Date())
    await buscarMidia(mundo.teste.negocio(), id, new Date())
    const anexos = () => banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, ticketId))
    expect(await anexos()).toMatchObject([
      { historicoId, midia: 'image/png', tamanho: PNG.length, interno: false },
    ])
    await mundo.receber(mundo.foto('wamid.m2', SEM_NONO))
    mundo.servirMidia(Buffer.from('MZ programa'))
    await buscarMidia(mundo.teste.negocio(), (await mundo.ultima()).id, new Date())
    expect(await anexos()).toHaveLength(1)
    expect((await mundo.cenario.historico(ticketId)).at(-1)).toMatchObject({
      tipo: 'PRIVADO',
      mensagem: expect.stringContaining('não é de um tipo aceito'),
    })
  })

  it('a mensagem de voz fica como anexo, do que os bytes dizem; o vídeo também', async () => {
    const { banco } = mundo.teste.negocio()
    const VOZ = Buffer.from('OggS\0\x02voz')
    const FILME = Buffer.from('\0\0\0\x18ftypisomfilme')
    const audio = { id: 'm1', mime_type: 'audio/ogg; codecs=opus' }
    for (const [wamid, type, bytes] of [
      ['wamid.voz', 'audio', VOZ],
      ['wamid.filme', 'video', FILME],
    ] as const) {
      const timestamp = String(Math.floor(mundo.teste.agora().getTime() / 1000))
      const mensagem = { id: wamid, from: SEM_NONO, timestamp, type, [type]: audio }
      await mundo.receber({ messages: [mensagem] })
      mundo.servirMidia(bytes)
      await buscarMidia(mundo.teste.negocio(), (await mundo.ultima()).id, new Date())
    }
    const anexos = await banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, ticketId))
    expect(anexos.slice(-2)).toMatchObject([
      { nomeExibicao: 'whatsapp.ogg', midia: 'audio/ogg', tamanho: VOZ.length, interno: false },
      { nomeExibicao: 'whatsapp.mp4', midia: 'video/mp4', tamanho: FILME.length },
    ])
  })

  it('finalizado, o fim sai por lá; o que o cliente escreve logo depois reabre o mesmo ticket', async () => {
    const { banco } = mundo.teste.negocio()
    const [motivo] = await banco.select().from(motivoFinalizacao).where(eq(motivoFinalizacao.conclui, false))
    const { versao } = await mundo.cenario.linha(ticketId)
    const fim = await mundo.teste.chamar(finalizarTicket, {
      token: mundo.operador,
      params: { idTicket: ticketId },
      corpo: { versao, motivo: motivo?.id ?? 0, observacao: 'Combinado por telefone.' },
    })
    expect(fim.status).toBe(200)
    expect((await mundo.ultima()).texto).toMatch(/^O seu atendimento foi finalizado\.\n\nMotivo: /)
    await mundo.receber(mundo.texto('wamid.depois', SEM_NONO, 'Ainda falta uma caixa.'))
    expect(await mundo.cenario.linha(ticketId)).toMatchObject({ finalizadoEm: null })
    expect(await mundo.ultima()).toMatchObject({ wamid: 'wamid.depois', ticketId, estado: 'RECEBIDA' })
  })

  it('com a filial da triagem dita, quem não tem ticket abre um sozinho, com prazo desde a chegada', async () => {
    await mundo.parametrizar('whatsappFilial', '1')
    await mundo.receber(mundo.texto('wamid.auto', '5521999990000', 'Bom dia'))
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
    await mundo.receber(mundo.texto('wamid.auto2', '5521999990000', 'É sobre a nota'))
    expect((await mundo.ultima()).ticketId).toBe(entrou.ticketId)
    await mundo.parametrizar('whatsappFilial', '0')
    const estados = (await mundo.gravadas()).map(({ estado }) => estado)
    expect(estados).not.toContain('TRIAGEM')
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
