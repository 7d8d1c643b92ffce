import { verTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDoLink } from '../../../test/cenario-do-link.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { montarFormulario, PNG } from '../../../test/formulario.ts'
import { aviso } from '../avisos/tabelas.ts'
import { ticketAnexo, ticketCusto, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { custo } from '../tickets/nucleo/tabelas-catalogo.ts'

const DIA_MS = 86_400_000
const SIGILO = 'Zanzibar'

describe('/tickets-pelo-link', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDoLink>
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
    cenario = cenarioDoLink(teste)
  })
  afterAll(() => teste.fechar())

  const ha = (dias: number) => new Date(teste.agora().getTime() - dias * DIA_MS)
  const anexosDe = (id: number) =>
    teste.negocio().banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id))
  const escrever = async (idTicket: number, tipo: string, mensagem: string) => {
    const { status } = await teste.chamar(escreverNoHistorico, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idTicket },
      ...(await montarFormulario({ mensagem, tipo }, [{ nome: `${mensagem}.png`, conteudo: PNG }])),
    } as never)
    expect(status).toBe(200)
  }

  it('ALC-03 mostra onde está, os produtos, a conversa pública e seus anexos; nada do que é restrito', async () => {
    const { banco } = teste.negocio()
    const { id, segredo, protocolo } = await cenario.comLink({
      tipo: 'DEVOLUCAO_PARCIAL',
      etapa: 'Análise da devolução',
      itens: 1,
      assunto: 'Caixa amassada',
      partes: {
        prorrogacao: {
          responsavel: 'TRANSPORTADORA',
          diasAtraso: 1,
          parecerLogistica: SIGILO,
          parecerFinanceiro: SIGILO,
        },
      },
    })
    await escrever(id, 'PUBLICO', 'Recebemos')
    await escrever(id, 'PRIVADO', SIGILO)
    await banco
      .update(ticketItem)
      .set({ observacaoAnalise: SIGILO, status: 'A', quantidadeAutorizada: '3' })
      .where(eq(ticketItem.ticketId, id))
    const [umCusto] = await banco.select().from(custo).limit(1)
    await banco.insert(ticketCusto).values({
      ticketId: id,
      custoId: umCusto?.id ?? 0,
      valor: '10',
      observacao: SIGILO,
      criadoEm: teste.agora(),
    })
    const { status, corpo, bruta } = await cenario.ver(segredo)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      protocolo,
      assunto: 'Caixa amassada',
      situacao: 'EM_ATENDIMENTO',
      impedimento: null,
      produtos: [{ qtde: 5, autorizada: 3, status: 'A' }],
      destinatario: { nome: 'Ana Lima', email: 'ana@sol.com.br' },
    })
    expect(corpo.etapas.some(({ situacao }) => situacao === 'ATUAL')).toBe(true)
    expect(corpo.conversa.map(({ mensagem }) => mensagem).at(-1)).toBe('Recebemos')
    expect(bruta.body).not.toContain(SIGILO)
    const [publico, interno] = await anexosDe(id)
    expect(corpo.conversa.at(-1)?.anexos.map(({ id }) => id)).toEqual([publico?.id])
    expect((await cenario.baixar(segredo, publico?.id ?? 0)).bruta.rawPayload.equals(PNG)).toBe(true)
    expect((await cenario.baixar(segredo, interno?.id ?? 0)).status).toBe(404)
    const deOutro = await cenario.comLink()
    expect((await cenario.baixar(deOutro.segredo, publico?.id ?? 0)).status).toBe(404)
  })

  it('ALC-03 desconhecido, de outro negócio e do arquivo são ditos do mesmo jeito, ao ler e ao escrever', async () => {
    const { id, segredo } = await cenario.comLink()
    const recusas = [await cenario.ver('nada'), await cenario.ver(segredo, 'boreal')]
    await cenario.mudar(id, { arquivadoEm: teste.agora(), finalizadoEm: teste.agora() })
    recusas.push(
      await cenario.ver(segredo),
      (await cenario.responder(segredo)) as never,
      (await cenario.avaliar(segredo)) as never,
      (await cenario.baixar(segredo, 1)) as never,
    )
    for (const { status, erro } of recusas)
      expect([status, erro.codigo]).toEqual([404, 'LINK_DE_TICKET_INVALIDO'])
    expect(new Set(recusas.map(({ erro }) => erro.message)).size).toBe(1)
    expect((await cenario.ver('x'.repeat(101))).status).toBe(422)
  })

  it('ALC-03 a resposta entra pública, dita pelo link, com anexos; retoma o relógio e avisa quem atende', async () => {
    const operadorId = await cenario.idDaConta('OPERADOR')
    const { id, segredo, protocolo } = await cenario.comLink({
      campos: { operadorId, pausadoEm: ha(1), respondidoEm: ha(1), minutosRestantesSolucao: 60 },
    })
    const { status } = await cenario.responder(segredo, { mensagem: 'Chegou hoje.' }, [
      { nome: 'foto.png', conteudo: PNG },
    ])
    expect(status).toBe(200)
    expect((await cenario.linha(id)).pausadoEm).toBeNull()
    const ultima = (await cenario.historico(id)).at(-1)
    expect(ultima).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      mensagem: 'Chegou hoje.',
      colaboradorId: null,
      dados: { peloLink: { nome: 'Ana Lima', email: 'ana@sol.com.br' } },
    })
    const [anexo] = await anexosDe(id)
    expect(anexo).toMatchObject({ interno: false, historicoId: ultima?.id, nomeExibicao: 'foto.png' })
    expect((await cenario.ver(segredo)).corpo.conversa.at(-1)).toMatchObject({
      quem: 'Ana Lima',
      minha: true,
    })
    const avisos = await teste
      .negocio()
      .banco.select()
      .from(aviso)
      .where(and(eq(aviso.colaboradorId, operadorId), sql`${aviso.caminho} = ${`/tickets/${id}`}`))
    expect(avisos).toHaveLength(1)
    expect(avisos[0]?.titulo).toMatch(/^O cliente respondeu no ticket /)
    expect(protocolo).not.toBe('')
  })

  it('ALC-03 enviada duas vezes, também ao mesmo tempo, é escrita uma vez', async () => {
    const { id, segredo } = await cenario.comLink()
    const antes = (await cenario.historico(id)).length
    const chave = 'a-mesma-intencao-0001'
    const respostas = await Promise.all([1, 2, 3].map(() => cenario.responder(segredo, { chave })))
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cenario.historico(id)).length).toBe(antes + 1)
  })

  it('TIC-10 ALC-03 responder ao encerrado o reabre; ao encerrado há muito, diz que não recebe mais', async () => {
    const { id, segredo } = await cenario.comLink({ campos: { finalizadoEm: ha(1), respondidoEm: ha(2) } })
    expect((await cenario.ver(segredo)).corpo.situacao).toBe('ENCERRADO')
    expect((await cenario.responder(segredo)).status).toBe(200)
    expect(await cenario.linha(id)).toMatchObject({ finalizadoEm: null, reaberturas: 1 })
    expect((await cenario.historico(id)).slice(-2).map(({ acao }) => acao)).toEqual([
      'REABERTURA',
      'MENSAGEM',
    ])
    await cenario.mudar(id, { finalizadoEm: ha(200) })
    const { corpo } = await cenario.ver(segredo)
    const { status, erro } = await cenario.responder(segredo)
    expect([status, erro.codigo, erro.message]).toEqual([409, 'TICKET_ENCERRADO_HA_MUITO', corpo.impedimento])
  })

  it('PAR-01 ALC-03 por quantos dias o encerrado ainda recebe é da filial', async () => {
    const { segredo } = await cenario.comLink({ campos: { finalizadoEm: ha(4), respondidoEm: ha(5) } })
    const { erro } = await comParametros(teste, { diasParaReabrirTicket: '3' }, () =>
      cenario.responder(segredo),
    )
    expect(erro.codigo).toBe('TICKET_ENCERRADO_HA_MUITO')
    expect((await cenario.responder(segredo)).status).toBe(200)
  })

  it('NOV-11 ALC-03 o que ele devolvia é de outro ticket: a resposta entra e ele continua encerrado', async () => {
    const { id, segredo } = await cenario.comLink({
      tipo: 'DEVOLUCAO_PARCIAL',
      itens: 1,
      campos: { finalizadoEm: ha(1) },
    })
    const [item] = await cenario.itens(id)
    if (!item) throw new Error('sem item')
    const outro = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL' })
    const { id: _, ...copia } = item
    await teste
      .negocio()
      .banco.insert(ticketItem)
      .values({ ...copia, ticketId: outro.id, quantidadeSolicitada: '10' })
    expect((await cenario.responder(segredo, { mensagem: 'E agora?' })).status).toBe(200)
    expect((await cenario.linha(id)).finalizadoEm).not.toBeNull()
    expect((await cenario.historico(id)).at(-1)).toMatchObject({ acao: 'MENSAGEM', mensagem: 'E agora?' })
  })

  it('ENT-04 ALC-03 recusa o vazio, o arquivo que mente, o grande e o de extensão proibida', async () => {
    const { id, segredo } = await cenario.comLink()
    const vazia = await cenario.responder(segredo, { mensagem: ' ' })
    expect([vazia.status, Object.keys(vazia.erro.campos ?? {})]).toEqual([422, ['mensagem']])
    const enviar = async (nome: string, conteudo: Buffer) =>
      (await cenario.responder(segredo, {}, [{ nome, conteudo }])).status
    expect(await enviar('foto.png', Buffer.from('<script>alert(1)</script>'))).toBe(415)
    expect(await enviar('virus.exe', PNG)).toBe(415)
    expect(await enviar('grande.png', Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]))).toBe(413)
    expect(await anexosDe(id)).toEqual([])
  })

  it('ALC-03 quem tenta segredos de um mesmo lugar para no limite', async () => {
    const daqui = (vez: number) =>
      teste.chamar(verTicketPeloLink, { query: { token: `palpite-${vez}` }, ip: '10.77.0.2' })
    const { limitePorMinuto } = verTicketPeloLink
    for (let vez = 0; vez < limitePorMinuto; vez++) expect((await daqui(vez)).status).toBe(404)
    expect((await daqui(limitePorMinuto)).status).toBe(429)
  })

  it('ALC-03 expira sozinho', async () => {
    const { segredo } = await cenario.comLink()
    teste.adiantar(31 * DIA_MS)
    // The sessions of the other tests would be over too.
    onTestFinished(() => teste.adiantar(-31 * DIA_MS))
    expect([(await cenario.ver(segredo)).status, (await cenario.responder(segredo)).status]).toEqual([
      404, 404,
    ])
  })
})
