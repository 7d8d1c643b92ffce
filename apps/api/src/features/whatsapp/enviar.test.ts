import { canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { reenviarPeloWhatsapp } from '@balcao/dominio/whatsapp/contratos'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { usarWhatsapp } from '../../../test/cenario-do-whatsapp.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { PNG } from '../../../test/formulario.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { emJson } from '../../../test/servico-de-fora.ts'
import { whatsappMensagem } from './tabelas.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF')
let numeros = 0

describe('ALC-05 o que sai pela Cloud API', () => {
  const mundo = usarWhatsapp()
  let waId: string
  let ticketId: number

  /** A ticket whose customer wrote from a number of its own. */
  async function conversar() {
    waId = `55119${String(80_000_000 + numeros++)}`
    ticketId = (
      await mundo.cenario.abrir({
        tipo: 'ELOGIO',
        campos: { clienteId: null, consumidorNome: 'Rita', consumidorTelefone: waId },
      })
    ).id
    await mundo.receber(mundo.texto(`wamid.entra.${waId}`, waId))
    expect(await mundo.ultima()).toMatchObject({ ticketId })
  }
  beforeAll(conversar)

  const enviosDa = async (mensagem: string, tipo: 'OPERADOR' | 'COLABORADOR' = 'OPERADOR') => {
    const { corpo } = await mundo.teste.chamar(listarHistorico, {
      token: await mundo.teste.tokenDe(tipo),
      params: { idTicket: ticketId },
    })
    return corpo.itens.find((entrada) => entrada.mensagem === mensagem)?.envios
  }
  const respondidoEm = async () => (await mundo.cenario.linha(ticketId)).respondidoEm
  const recusar = (code: number) => {
    mundo.servico.atender = emJson({ error: { code } }, 400)
  }
  const reenviar = (idMensagem: number, token: string | null = mundo.operador, idTicket = ticketId) =>
    mundo.teste.chamar(reenviarPeloWhatsapp, {
      ...(token && { token }),
      params: { idTicket, idMensagem },
      corpo: {},
    } as never)

  it('a resposta da equipe sai pelo WhatsApp, ao número que veio, e ao lado fica o que houve', async () => {
    expect((await mundo.responder(ticketId, { mensagem: 'Chega amanhã.' })).status).toBe(200)
    const saida = await mundo.ultima()
    expect(saida).toMatchObject({ direcao: 'SAIDA', estado: 'NA_FILA', waId, ticketId })
    expect(await enviosDa('Chega amanhã.')).toMatchObject([
      { via: 'WHATSAPP', id: saida.id, estado: 'NA_FILA', para: waId, arquivo: null, copias: [] },
    ])
    await mundo.enviar(saida.id)
    expect(mundo.servico.recebidos[0]?.corpo).toMatchObject({ to: waId, text: { body: 'Chega amanhã.' } })
    const { wamid } = await mundo.ultima()
    for (const dito of ['read', 'sent', 'delivered', 'failed'])
      await mundo.receber(mundo.situacao(wamid ?? '', dito))
    expect(await enviosDa('Chega amanhã.')).toMatchObject([
      { estado: 'LIDO', motivo: null, reenviar: { permite: false } },
    ])
  })

  it('cada situação nova é dita na hora a quem olha o ticket; a que não muda nada, não', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Ao vivo.' })
    const ouvidas = await ouvirDesdeAUltima(mundo.teste)
    const envios = async () => (await ouvidas()).filter(({ evento }) => evento === 'envio-mudou')
    const dito = { canal: canalInternoDoTicket(ticketId), evento: 'envio-mudou', muda: ['historico'] }
    const enviar = async () => {
      const { id } = await mundo.ultima()
      await mundo.enviar(id)
      return (await mundo.ultima()).wamid ?? ''
    }
    const wamid = await enviar()
    // Being given, and given.
    expect(await envios()).toEqual([dito, dito])
    await mundo.receber(mundo.situacao(wamid, 'delivered'))
    expect(await envios()).toEqual([dito])
    await mundo.receber(mundo.situacao(wamid, 'sent'))
    expect(await envios()).toEqual([])
    await mundo.responder(ticketId, { mensagem: 'Não chega.' })
    const outro = await enviar()
    expect(await envios()).toEqual([dito, dito])
    await mundo.receber(mundo.situacao(outro, 'failed', { errors: [{ code: 131026 }] }))
    expect(await envios()).toEqual([dito])
    expect((await reenviar((await mundo.ultima()).id)).status).toBe(200)
    expect(await envios()).toEqual([dito])
    recusar(131026)
    await enviar()
    expect(await envios()).toEqual([dito, dito])
  })

  it('tomada por dois processos ao mesmo tempo, é dada uma vez', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Uma vez só.' })
    const { id } = await mundo.ultima()
    await enquantoPreso(
      mundo.teste.negocio().banco,
      (tx) => tx.select().from(whatsappMensagem).where(eq(whatsappMensagem.id, id)).for('update'),
      [() => mundo.enviar(id), () => mundo.enviar(id)],
    )
    expect(mundo.servico.recebidos.map(({ corpo }) => corpo)).toMatchObject([
      { text: { body: 'Uma vez só.' } },
    ])
    expect(await mundo.ultima()).toMatchObject({ estado: 'ENVIADO', tentativas: 1 })
  })

  it('a situação que chega antes da resposta ao envio vale depois', async () => {
    await mundo.receber(mundo.situacao('wamid.cedo', 'delivered'))
    mundo.servico.atender = emJson({ messages: [{ id: 'wamid.cedo' }] })
    await mundo.responder(ticketId, { mensagem: 'Outra.' })
    await mundo.enviar((await mundo.ultima()).id)
    expect(await mundo.ultima()).toMatchObject({ wamid: 'wamid.cedo', estado: 'ENTREGUE' })
  })

  it('ALC-06 recusada na hora ou depois, a primeira resposta deixa de valer e a espera acaba', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Pode mandar a foto?', aguardarCliente: 'true' })
    expect(await respondidoEm()).not.toBeNull()
    await mundo.enviar((await mundo.ultima()).id)
    const { wamid } = await mundo.ultima()
    await mundo.receber(mundo.situacao(wamid ?? '', 'failed', { errors: [{ code: 131026 }] }))
    const linha = await mundo.cenario.linha(ticketId)
    expect([linha.respondidoEm, linha.pausadoEm]).toEqual([null, null])
    expect(await enviosDa('Pode mandar a foto?')).toMatchObject([
      {
        estado: 'RECUSADO',
        motivo: 'Este número não recebe mensagens pelo WhatsApp.',
        reenviar: { permite: true },
      },
    ])
    expect((await mundo.cenario.historico(ticketId)).at(-1)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'WHATSAPP',
      mensagem: expect.stringContaining('o prazo da primeira resposta voltou a correr'),
    })
    await mundo.responder(ticketId, { mensagem: 'Tentando de novo.' })
    expect(await respondidoEm()).not.toBeNull()
    recusar(131049)
    await mundo.enviar((await mundo.ultima()).id)
    expect(await respondidoEm()).toBeNull()
  })

  it('ALC-06 reenviada e aceita, volta a ser a primeira resposta; o arquivo aceito antes das palavras não conta', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Segue.' }, [{ nome: 'laudo.pdf', conteudo: PDF }])
    const [palavras, arquivo] = (await mundo.gravadas()).slice(-2).map(({ id }) => id)
    const aceitar = mundo.servico.atender
    recusar(131026)
    for (const id of [palavras, arquivo]) await mundo.enviar(id ?? 0)
    expect(await respondidoEm()).toBeNull()
    mundo.servico.atender = aceitar
    for (const id of [palavras, arquivo]) expect((await reenviar(id ?? 0)).status).toBe(200)
    mundo.teste.adiantar(60_000)
    await mundo.enviar(arquivo ?? 0)
    expect(await respondidoEm()).toBeNull()
    await mundo.enviar(palavras ?? 0)
    expect(await respondidoEm()).not.toBeNull()
    const { wamid } = (await mundo.gravadas()).find(({ id }) => id === palavras) ?? {}
    await mundo.receber(mundo.situacao(wamid ?? '', 'failed', { errors: [{ code: 131026 }] }))
    expect(await respondidoEm()).toBeNull()
  })

  it('ALC-06 outra que chegou passa a ser a primeira; o arquivo recusado não desfaz as palavras', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Uma.' })
    const uma = await mundo.ultima()
    mundo.teste.adiantar(60_000)
    await mundo.responder(ticketId, { mensagem: 'Duas.' }, [{ nome: 'laudo.pdf', conteudo: PDF }])
    const primeira = await respondidoEm()
    recusar(131026)
    await mundo.enviar(uma.id)
    expect((await respondidoEm())?.getTime()).toBeGreaterThanOrEqual(primeira?.getTime() ?? 0)
    await mundo.enviar((await mundo.ultima()).id)
    expect(await enviosDa('Duas.')).toMatchObject([
      { estado: 'NA_FILA' },
      { estado: 'RECUSADO', arquivo: 'laudo.pdf' },
    ])
    expect(await respondidoEm()).not.toBeNull()
  })

  it('recusa: tenta de novo, avisa o administrador ou desiste, e reenvia-se só o que cabe', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Mais uma.' })
    const { id } = await mundo.ultima()
    recusar(130429)
    await expect(mundo.enviar(id)).rejects.toThrow('mensagens demais')
    expect(await mundo.ultima()).toMatchObject({ estado: 'NA_FILA' })
    recusar(131047)
    await mundo.enviar(id, 2)
    expect(await mundo.ultima()).toMatchObject({
      estado: 'RECUSADO',
      motivo: expect.stringContaining('24 horas'),
    })
    expect((await reenviar(id, null)).status).toBe(401)
    for (const tipo of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const)
      expect((await reenviar(id, await mundo.teste.tokenDe(tipo))).status).toBe(403)
    expect((await reenviar(999_999)).status).toBe(404)
    const outro = await mundo.cenario.abrir({ tipo: 'ELOGIO' })
    expect((await reenviar(id, mundo.operador, outro.id)).status).toBe(404)
    expect((await reenviar(id)).status).toBe(200)
    const naFila = await reenviar(id)
    expect([naFila.status, naFila.erro.codigo]).toEqual([409, 'WHATSAPP_NA_FILA'])
    recusar(190)
    await mundo.enviar(id)
    expect(await mundo.ultima()).toMatchObject({
      estado: 'RECUSADO',
      motivo: expect.stringContaining('chave'),
    })
    mundo.servico.atender = (resposta) => resposta.destroy()
    await reenviar(id)
    await mundo.enviar(id)
    expect(await mundo.ultima()).toMatchObject({ estado: 'INCERTO' })
  })

  it('os anexos vão depois das palavras, cada um numa mensagem: a foto como foto, o PDF como documento', async () => {
    await conversar()
    const arquivos = [
      { nome: 'caixa.png', conteudo: PNG },
      { nome: 'laudo.pdf', conteudo: PDF },
    ]
    await mundo.responder(ticketId, { mensagem: 'Seguem.' }, arquivos)
    const saidas = (await mundo.gravadas()).filter((uma) => uma.waId === waId && uma.direcao === 'SAIDA')
    expect(saidas).toHaveLength(3)
    for (const { id } of saidas) await mundo.enviar(id)
    const [texto, sobe, foto, sobeOutro, documento] = mundo.servico.recebidos
    expect(texto?.corpo).toMatchObject({ type: 'text', text: { body: 'Seguem.' } })
    expect(sobe).toMatchObject({ metodo: 'POST', caminho: '/10/media', autorizacao: 'Bearer tok' })
    expect(sobe?.texto).toContain('name="messaging_product"\r\n\r\nwhatsapp')
    expect(sobe?.texto).toContain('filename="caixa.png"\r\nContent-Type: image/png')
    expect(foto?.corpo).toMatchObject({
      to: waId,
      type: 'image',
      image: { id: expect.stringMatching(/^midia/) },
    })
    expect(sobeOutro?.caminho).toBe('/10/media')
    expect(documento?.corpo).toMatchObject({ type: 'document', document: { filename: 'laudo.pdf' } })
    expect(await enviosDa('Seguem.')).toMatchObject([
      { arquivo: null, estado: 'ENVIADO' },
      { arquivo: 'caixa.png', estado: 'ENVIADO' },
      { arquivo: 'laudo.pdf', estado: 'ENVIADO' },
    ])
  })

  it('o arquivo que o WhatsApp não recebe espera e tenta de novo: nada ficou incerto', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: '' }, [{ nome: 'laudo.pdf', conteudo: PDF }])
    const { id } = await mundo.ultima()
    mundo.servico.atender = (resposta) => resposta.destroy()
    await expect(mundo.enviar(id)).rejects.toThrow('não recebeu o arquivo')
    expect(await mundo.ultima()).toMatchObject({ estado: 'NA_FILA' })
    await mundo.enviar(id, 3)
    expect(await mundo.ultima()).toMatchObject({ estado: 'RECUSADO' })
    // ALC-06 There were no words: the file was the answer.
    expect(await respondidoEm()).toBeNull()
  })

  it('422: o texto que não cabe numa mensagem de lá', async () => {
    const { status, erro } = await mundo.responder(ticketId, { mensagem: 'a'.repeat(4097) })
    expect([status, erro.campos]).toEqual([422, { mensagem: expect.stringContaining('4096') }])
    expect((await mundo.responder(ticketId, { mensagem: 'a'.repeat(4097), tipo: 'PRIVADO' })).status).toBe(
      200,
    )
  })

  it('ALC-06 passadas 24 horas sem modelo, não há como chegar, e não conta; com modelo, sai por ele', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Ficou na fila.' }, [{ nome: 'laudo.pdf', conteudo: PDF }])
    const [naFila, arquivo] = (await mundo.gravadas()).slice(-2)
    await mundo.teste
      .negocio()
      .banco.update(whatsappMensagem)
      .set({ criadoEm: new Date(mundo.teste.agora().getTime() - 25 * 3_600_000) })
      .where(eq(whatsappMensagem.wamid, `wamid.entra.${waId}`))
    await mundo.enviar(naFila?.id ?? 0)
    expect(await enviosDa('Ficou na fila.')).toMatchObject([
      { estado: 'RECUSADO', motivo: expect.stringContaining('24 horas') },
      { estado: 'NA_FILA' },
    ])
    expect(await respondidoEm()).toBeNull()
    const { corpo } = await mundo.teste.chamar(obterTicket, {
      token: mundo.operador,
      params: { idTicket: ticketId },
    })
    expect([corpo.whatsapp, corpo.clienteLe]).toEqual([null, false])
    await mundo.responder(ticketId, { mensagem: 'Dias depois.' })
    expect(await enviosDa('Dias depois.')).toEqual([])
    expect(await respondidoEm()).toBeNull()
    expect(mundo.servico.recebidos).toEqual([])
    await mundo.parametrizar('whatsappModelo', 'retomar')
    await mundo.enviar(arquivo?.id ?? 0)
    expect((await enviosDa('Ficou na fila.'))?.[1]).toMatchObject({ estado: 'RECUSADO' })
    await mundo.responder(ticketId, { mensagem: 'De novo.' })
    await comParametros(mundo.teste, { whatsappModeloIdioma: 'en_US' }, async () =>
      mundo.enviar((await mundo.ultima()).id),
    )
    expect(mundo.servico.recebidos[0]?.corpo).toMatchObject({
      type: 'template',
      template: { name: 'retomar', language: { code: 'en_US' } },
    })
  })

  it('desligado o WhatsApp, nada sai por lá e ninguém reenvia', async () => {
    await conversar()
    await mundo.responder(ticketId, { mensagem: 'Na fila.' })
    const { id } = await mundo.ultima()
    await mundo.parametrizar('whatsappChave', '')
    await mundo.enviar(id)
    expect(await enviosDa('Na fila.')).toMatchObject([{ estado: 'RECUSADO', reenviar: { permite: false } }])
    const recusado = await reenviar(id)
    expect([recusado.status, recusado.erro.codigo]).toEqual([409, 'WHATSAPP_DESLIGADO'])
    await mundo.responder(ticketId, { mensagem: 'Só no portal.' })
    expect(await enviosDa('Só no portal.')).toEqual([])
    await mundo.parametrizar('whatsappChave', 'tok')
  })
})
