import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import {
  abrirTicketDaRecebida,
  baixarOriginalDaRecebida,
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
    const token = await fluxo.teste.tokenDe('OPERADOR')
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
    const muitoDepois = new Date(fluxo.teste.agora().getTime() + 200 * 86_400_000)
    await limparOriginais(fluxo.teste.negocio(), muitoDepois)
    const tem = async (params: { idRecebida: number }) =>
      (await fluxo.teste.chamar(verRecebida, { token, params })).corpo.temOriginal
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
})
