import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import {
  abrirTicketDaRecebida,
  baixarOriginalDaEntrada,
  baixarOriginalDaRecebida,
  contarRecebidasQueEsperam,
  type DecisaoEmLote,
  decidirSobreVarias,
  juntarRecebida,
  listarCaixas,
  listarRecebidas,
  tentarRecebida,
  verEmailDaEntrada,
  verRecebida,
} from '@balcao/dominio/correio/entrada/contratos'
import { listarHistorico } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { comParametros } from '../../../../test/com-parametros.ts'
import { cumprirTarefas } from '../../../../test/cumprir-tarefas.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { enquantoPreso } from '../../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ouvirMudancas } from '../../../../test/ouvir-eventos.ts'
import { receberEmail } from '../../../../test/receber-email.ts'
import { limparOriginais } from './limpar-originais.ts'
import { gravarFalhaDaCaixa, registrarCaixa, tomarCaixa } from './queries-caixa.ts'

const fluxo = usarFluxo()
const AUTOMATICA = { 'List-Unsubscribe': '<x>' }

describe('/sac/correio-recebido', () => {
  const gerente = () => fluxo.teste.tokenDe('GERENTE')
  const deLado = async (texto: string, cabecalhos: Record<string, string> = {}) => {
    const { id } = await receberEmail(fluxo.teste, escreverEmail(texto, { ...AUTOMATICA, ...cabecalhos }))
    return { idRecebida: Number(id) }
  }

  it('ALC-02 lista com filtro e busca, só a quem pode; o detalhe mostra cabeçalhos e texto inertes', async () => {
    const params = await deLado('<script>x()</script> Oferta', { Subject: 'Promoção imperdível' })
    const { corpo } = await fluxo.teste.chamar(listarRecebidas, {
      token: await gerente(),
      query: { estado: ['DE_LADO'], termo: 'promocao' },
    })
    expect(corpo.itens).toMatchObject([
      { id: params.idRecebida, assunto: 'Promoção imperdível', estado: 'DE_LADO', ticket: null },
    ])
    const vista = await fluxo.teste.chamar(verRecebida, { token: await gerente(), params })
    expect(vista.corpo).toMatchObject({
      cabecalhos: expect.stringContaining('List-Unsubscribe: <x>'),
      texto: expect.stringContaining('Oferta'),
      temOriginal: true,
    })
    const original = await fluxo.teste.chamar(baixarOriginalDaRecebida, { token: await gerente(), params })
    expect([
      original.status,
      original.headers['content-type'],
      original.headers['content-disposition'],
    ]).toEqual([200, 'application/octet-stream', expect.stringContaining('attachment')])
    const token = await fluxo.teste.tokenDe('COLABORADOR')
    expect((await fluxo.teste.chamar(listarRecebidas, { token })).status).toBe(403)
    expect((await fluxo.teste.chamar(verRecebida, { params })).status).toBe(401)
    const nenhuma = { idRecebida: 999_999 }
    for (const contrato of [verRecebida, baixarOriginalDaRecebida, tentarRecebida, abrirTicketDaRecebida])
      expect((await fluxo.teste.chamar(contrato, { token: await gerente(), params: nenhuma })).status).toBe(
        404,
      )
    const errado = { token: await gerente(), query: { estado: ['NADA'] } }
    expect((await fluxo.teste.chamar(listarRecebidas, errado)).status).toBe(422)
  })

  it('SHL-06 ALC-02 o que foi feito de um e-mail, e o que se decide, é anunciado a quem olha a lista', async () => {
    const noticia = { canal: CANAL_DAS_RECEBIDAS, evento: 'recebidas-mudaram', muda: ['correio-recebido'] }
    const eventos = await ouvirMudancas(fluxo.teste)
    const delas = () => eventos.filter(({ canal }) => canal === CANAL_DAS_RECEBIDAS)
    const params = await deLado('Oferta')
    await expect.poll(delas).toEqual([noticia])
    expect((await fluxo.teste.chamar(tentarRecebida, { token: await gerente(), params })).status).toBe(200)
    await expect.poll(delas).toEqual([noticia, noticia])
  })

  it('ALC-02 duas pessoas decidem ao mesmo tempo: uma decide, a outra sabe disso', async () => {
    const token = await gerente()
    const params = await deLado('De quem é?')
    const abrir = () => fluxo.teste.chamar(abrirTicketDaRecebida, { token, params })
    const respostas = await enquantoPreso(
      fluxo.teste.negocio().banco,
      (tx) => tx.execute(sql`select 1 from correio_recebida where id = ${params.idRecebida} for update`),
      [abrir, abrir],
    )
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('ALC-02 tentar de novo, juntar por protocolo e abrir um ticket; o que já entrou não se decide de novo', async () => {
    const token = await gerente()
    const outra = await deLado('Uma')
    expect((await fluxo.teste.chamar(tentarRecebida, { token, params: outra })).status).toBe(200)
    const naFila = await fluxo.teste.chamar(tentarRecebida, { token, params: outra })
    expect([naFila.status, naFila.erro.codigo]).toEqual([409, 'RECEBIDA_NA_FILA'])
    await cumprirTarefas(fluxo.teste)
    const { id } = await fluxo.abrir({ tipo: 'ELOGIO' })
    const { protocolo } = await fluxo.linha(id)
    const semTicket = await fluxo.teste.chamar(juntarRecebida, {
      token,
      params: outra,
      corpo: { protocolo: '1' },
    })
    expect([semTicket.status, semTicket.erro.campos]).toEqual([
      422,
      { protocolo: 'Não há ticket com este protocolo.' },
    ])
    const corpo = { protocolo: formatarProtocolo(protocolo) }
    expect((await fluxo.teste.chamar(juntarRecebida, { token, params: outra, corpo })).status).toBe(200)
    await cumprirTarefas(fluxo.teste)
    expect((await fluxo.teste.chamar(verRecebida, { token, params: outra })).corpo).toMatchObject({
      estado: 'NO_TICKET',
      ticket: { id },
    })
    const jaEsta = await fluxo.teste.chamar(abrirTicketDaRecebida, { token, params: outra })
    expect([jaEsta.status, jaEsta.erro.codigo]).toEqual([409, 'RECEBIDA_NO_TICKET'])
    const nova = await deLado('Outra')
    expect((await fluxo.teste.chamar(abrirTicketDaRecebida, { token, params: nova })).status).toBe(200)
    await cumprirTarefas(fluxo.teste)
    const aberta = await fluxo.teste.chamar(verRecebida, { token, params: nova })
    expect(aberta.corpo.ticket?.id).toBeGreaterThan(id)
  })

  it('ALC-02 a entrada diz que veio por e-mail e de quem, à equipe; o passado citado vem quando se pede', async () => {
    const token = await gerente()
    const { ticketId } = await receberEmail(
      fluxo.teste,
      escreverEmail('Chegou quebrado\r\n\r\n-----Mensagem original-----\r\nOlá', { From: 'Zé <ze@x.test>' }),
    )
    const idTicket = Number(ticketId)
    const { corpo } = await fluxo.teste.chamar(listarHistorico, { token, params: { idTicket } })
    const entrada = corpo.itens.find(({ acao }) => acao === 'ABERTURA')
    expect(entrada).toMatchObject({
      colaborador: { nome: 'Zé' },
      mensagem: 'Chegou quebrado',
      porEmail: { email: 'ze@x.test', mais: true, deFora: [] },
    })
    const params = { idTicket, idEntrada: Number(entrada?.id) }
    const email = await fluxo.teste.chamar(verEmailDaEntrada, { token, params })
    expect(email.corpo).toMatchObject({ citado: '-----Mensagem original-----\nOlá' })
    const alheia = { token, params: { ...params, idTicket: idTicket - 1 } }
    expect((await fluxo.teste.chamar(verEmailDaEntrada, alheia)).status).toBe(404)
    const deFora = await fluxo.teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await fluxo.teste.chamar(verEmailDaEntrada, { token: deFora, params })).status).toBe(403)
  })

  it('ALC-02 a página do e-mail vem em moldura que nada executa, sem imagens de fora até alguém as pedir', async () => {
    const recebido = await receberEmail(
      fluxo.teste,
      escreverEmail('<p>Chegou <b>quebrado</b></p><img src="https://fora.test/x.png"><script>x()</script>', {
        'MIME-Version': '1.0',
        'Content-Type': 'text/html',
      }),
    )
    const idTicket = Number(recebido.ticketId)
    const params = { idTicket, idEntrada: Number(recebido.historico_id) }
    const abrir = async (url: string, resto = '') => {
      const { statusCode, headers, body } = await fluxo.teste.app.inject(`/api/aurora${url}${resto}`)
      return { status: statusCode, politica: String(headers['content-security-policy']), headers, body }
    }
    const token = await fluxo.teste.tokenDe('SUPERVISOR')
    const { corpo } = await fluxo.teste.chamar(verEmailDaEntrada, { token, params })
    expect(corpo.pagina?.imagens).toBe(true)
    const url = String(corpo.pagina?.url)
    const fechada = await abrir(url)
    expect([fechada.status, fechada.headers['referrer-policy'], fechada.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ])
    expect(fechada.body).toContain('<p>Chegou <b>quebrado</b></p>')
    expect(fechada.body).not.toContain('script')
    for (const parte of [
      /sandbox allow-popups [^;]*;/,
      /default-src 'none'/,
      /img-src 'none'/,
      /frame-ancestors 'self'/,
    ])
      expect(fechada.politica).toMatch(parte)
    expect(fechada.politica).not.toMatch(/allow-scripts|allow-same-origin|unsafe/)
    expect((await abrir(url, '&imagens=1')).politica).toContain('img-src https: http:')

    const daLista = await fluxo.teste.chamar(verRecebida, {
      token,
      params: { idRecebida: Number(recebido.id) },
    })
    expect((await abrir(String(daLista.corpo.pagina?.url))).status).toBe(200)
    for (const errada of [
      url.replace(/token=\d+/, 'token=1'),
      url.replace(`ticket=${idTicket}`, 'ticket=1'),
      url.replace(/ticket=\d+&/, ''),
      url.replace(`recebido/${recebido.id}`, 'recebido/1'),
    ])
      expect((await abrir(errada)).status).toBe(404)
    expect((await abrir(url.replace(/ts=.*/, ''))).status).toBe(422)
    const [outra] = (
      await fluxo.teste.negocio().banco.execute<{ id: number }>(
        sql`select id::int from filial where id not in (select filial_id from colaborador_filial
            where colaborador_id = ${await fluxo.idDaConta('SUPERVISOR')}) limit 1`,
      )
    ).rows
    if (outra) {
      await fluxo.mudar(idTicket, { filialId: outra.id })
      expect((await abrir(url)).status).toBe(404)
    }
    fluxo.teste.adiantar(61 * 60_000)
    expect((await abrir(String(daLista.corpo.pagina?.url))).status).toBe(404)
  })

  it('ALC-02 o original do que já entrou some com o tempo; o que está de lado fica', async () => {
    const token = await gerente()
    const { id } = await receberEmail(fluxo.teste, escreverEmail('Entrou'))
    const parada = await deLado('Fica')
    const depois = (dias: number) => new Date(fluxo.teste.agora().getTime() + dias * 86_400_000)
    const tem = async (params: { idRecebida: number }) =>
      (await fluxo.teste.chamar(verRecebida, { token, params })).corpo.temOriginal
    const { id: deOntem } = await receberEmail(fluxo.teste, escreverEmail('Entrou também'))
    await limparOriginais(fluxo.teste.negocio(), depois(30))
    expect(await tem({ idRecebida: Number(deOntem) })).toBe(true)
    await comParametros(fluxo.teste, { diasDoOriginalDoEmail: '29' }, () =>
      limparOriginais(fluxo.teste.negocio(), depois(30)),
    )
    expect(await tem({ idRecebida: Number(deOntem) })).toBe(false)
    await limparOriginais(fluxo.teste.negocio(), depois(200))
    expect([await tem({ idRecebida: Number(id) }), await tem(parada)]).toEqual([false, true])
  })

  it('ALC-02 a caixa que não é lida diz desde quando e por quê', async () => {
    const { banco } = fluxo.teste.negocio()
    const id = await registrarCaixa(banco, 'sac em x', 1)
    const agora = fluxo.teste.agora()
    const caixa = await tomarCaixa(banco, id, { agora, ate: agora, lidaAntesDe: null })
    if (!caixa) throw new Error('a caixa é de outro')
    await gravarFalhaDaCaixa(banco, caixa, 'O servidor não respondeu.', agora)
    const { corpo } = await fluxo.teste.chamar(listarCaixas, { token: await gerente() })
    expect(corpo.itens).toContainEqual(
      expect.objectContaining({
        nome: 'sac em x',
        falha: expect.objectContaining({ motivo: 'O servidor não respondeu.' }),
      }),
    )
  })

  it('ALC-02 o operador vê as do setor que faz a triagem, e nenhuma fora dele', async () => {
    const params = await deLado('Para a triagem', { Subject: 'Da triagem' })
    const token = await fluxo.teste.tokenDe('OPERADOR')
    const pedido = { token, query: { estado: ['DE_LADO' as const], termo: 'da triagem' } }
    const contar = async () => (await fluxo.teste.chamar(contarRecebidasQueEsperam, { token })).corpo.emails
    await fluxo.trabalharEm('OPERADOR', 'Atendimento')
    expect((await fluxo.teste.chamar(listarRecebidas, pedido)).corpo.itens).toHaveLength(1)
    expect((await fluxo.teste.chamar(verRecebida, { token, params })).status).toBe(200)
    expect(await contar()).toBeGreaterThan(0)
    await fluxo.trabalharEm('OPERADOR', 'Devoluções')
    expect((await fluxo.teste.chamar(listarRecebidas, pedido)).corpo.itens).toEqual([])
    for (const contrato of [verRecebida, baixarOriginalDaRecebida, tentarRecebida])
      expect((await fluxo.teste.chamar(contrato, { token, params })).status).toBe(404)
    expect(await contar()).toBe(0)
    await fluxo.trabalharEm('OPERADOR', 'Atendimento')
  })

  it('ALC-02 várias de uma vez: descartadas saem da conta e voltam; a que já foi decidida é dita, e as outras vão', async () => {
    const [um, dois] = [await deLado('Um'), await deLado('Dois')]
    const token = await gerente()
    const esperam = async () => (await fluxo.teste.chamar(contarRecebidasQueEsperam, { token })).corpo.emails
    const estado = async ({ idRecebida }: { idRecebida: number }) =>
      (await fluxo.teste.chamar(verRecebida, { token, params: { idRecebida } })).corpo.estado
    const decidir = (decisao: DecisaoEmLote, ...ids: number[]) =>
      fluxo.teste.chamar(decidirSobreVarias, {
        token,
        corpo: { recebidas: ids.map((id) => ({ id })), decisao },
      })
    const antes = await esperam()
    const { corpo } = await decidir('DESCARTAR', um.idRecebida, dois.idRecebida, 999_999)
    expect([corpo.feitos, corpo.resultados.map(({ feito }) => feito)]).toEqual([2, [true, true, false]])
    expect([await estado(um), await esperam()]).toEqual(['DESCARTADA', antes - 2])
    // Thrown away by mistake.
    await decidir('ABRIR_TICKET', um.idRecebida)
    await cumprirTarefas(fluxo.teste)
    expect(await estado(um)).toBe('NO_TICKET')
    const tarde = await decidir('DESCARTAR', um.idRecebida)
    expect(tarde.corpo).toMatchObject({
      feitos: 0,
      resultados: [{ feito: false, message: expect.stringMatching(/ticket/) }],
    })
    expect(await estado(um)).toBe('NO_TICKET')
  })

  it('ALC-02 a primeira que espera é avisada a quem faz a triagem; as seguintes só contam', async () => {
    const { banco } = fluxo.teste.negocio()
    await fluxo.trabalharEm('OPERADOR', 'Atendimento')
    await banco.execute(sql`update correio_recebida set estado = 'DESCARTADA' where estado = 'DE_LADO'`)
    const avisos = async () =>
      (
        await banco.execute<{ titulo: string }>(
          sql`select titulo from aviso where colaborador_id = ${await fluxo.idDaConta('OPERADOR')} and titulo like 'Um e-mail de %'`,
        )
      ).rows.length
    const antes = await avisos()
    await deLado('Primeira')
    expect(await avisos()).toBe(antes + 1)
    await deLado('Segunda')
    expect(await avisos()).toBe(antes + 1)
  })

  it('ALC-02 o original da entrada de um ticket, só para quem o vê por dentro', async () => {
    const { ticketId, historico_id } = await receberEmail(
      fluxo.teste,
      escreverEmail('Inteira', { From: 'x@original.test' }),
    )
    const params = { idTicket: Number(ticketId), idEntrada: Number(historico_id) }
    const baixado = await fluxo.teste.chamar(baixarOriginalDaEntrada, { token: await gerente(), params })
    expect([baixado.status, baixado.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    const token = await fluxo.teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await fluxo.teste.chamar(baixarOriginalDaEntrada, { token, params })).status).toBe(403)
    const outra = { ...params, idEntrada: 999_999 }
    expect(
      (await fluxo.teste.chamar(baixarOriginalDaEntrada, { token: await gerente(), params: outra })).status,
    ).toBe(404)
  })
})
