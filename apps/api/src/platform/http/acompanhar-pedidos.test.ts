import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { contrato } from '@balcao/dominio/contrato'
import { texto } from '@balcao/dominio/validacao'
import { INVALID_SPAN_CONTEXT, trace } from '@opentelemetry/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cliente } from '../../features/clientes/tabelas.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { emCurso, pedidoEmCurso } from '../em-curso.ts'
import { criarFila } from '../jobs/fila.ts'
import { criarLog } from '../log.ts'
import type { Amostra } from '../rastros/ajustes.ts'
import { comSpan } from '../rastros/com-span.ts'
import { ligarRastros } from '../rastros/por-opentelemetry.ts'
import type { Rastreador } from '../rastros/rastreador.ts'

const CODIGO = '7f3a9c1e4b5d4e6f8a9b0c1d2e3f4a5b'
const OUTRO = '0af7651916cd43dd8448eb211c80319c'

const ler = contrato('GET /teste/ler', {
  publico: true,
  descricao: 'Lê fora de transação',
  le: [],
  query: z.object({ documento: z._default(texto(), '0') }),
  resposta: z.object({ quantos: z.number() }),
})
const gravar = contrato('POST /teste/gravar', {
  publico: true,
  descricao: 'Grava e agenda',
  muda: [],
  corpo: z.object({ nome: texto(1, 10) }),
  resposta: z.object({ noBanco: z.string(), tarefas: z.array(z.looseObject({})) }),
})
const rotasExtras = [
  rota(ler, async ({ negocio, query }) => ({
    quantos: await negocio.banco.$count(cliente, eq(cliente.documento, query.documento)),
  })),
  rota(gravar, async ({ tx }) => {
    await agendar(tx, 'ler-caixas', { caixa: 'uma' }, { chave: CODIGO })
    const { rows } = await tx.execute<{ nome: string }>(
      sql`select current_setting('application_name') as nome`,
    )
    const tarefas = await tx.execute<{ payload: Record<string, unknown> }>(
      sql`select payload from graphile_worker._private_jobs where key = ${CODIGO}`,
    )
    return { noBanco: rows[0]?.nome ?? '', tarefas: tarefas.rows.map(({ payload }) => payload) }
  }),
]

describe('um código, do navegador ao comando do banco', () => {
  const linhasDeLog: string[] = []
  let ligado: Rastreador | null = null
  const semRastro = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)
  /** One server for all, which leaves traces only while a test asks for them. */
  const rastros: Rastreador = {
    abrir: (novo) => ligado?.abrir(novo) ?? semRastro,
    fechar: (span, erro) => ligado?.fechar(span, erro),
    escrever: (span) => ligado?.escrever(span) ?? '',
  }
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ rotasExtras, linhasDeLog, comandoDemoradoMs: 0, rastros })
    await teste.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => teste.fechar())
  beforeEach(() => void linhasDeLog.splice(0))

  /** Of the route's own work; the ceilings of requests are counted in the database now and then. */
  const linhasDe = (codigo: string) =>
    linhasDeLog
      .map((linha) => JSON.parse(linha))
      .filter(({ requisicao, comando = '' }) => requisicao === codigo && !comando.includes('limite'))
  const pedirPelaRede = (codigo: string) =>
    request({
      port: (teste.app.server.address() as AddressInfo).port,
      method: 'POST',
      path: '/api/aurora/teste/gravar',
      headers: { 'content-type': 'application/json', 'x-request-id': codigo },
    })

  it('ESC-07 a resposta, a linha dela e a de cada comando que demora levam o do navegador, uma vez', async () => {
    const { headers } = await teste.chamar(ler, { headers: { 'x-request-id': CODIGO } })
    expect(headers['x-request-id']).toBe(CODIGO)
    expect(linhasDe(CODIGO)).toMatchObject([
      { comando: 'select cliente', negocio: 'aurora', msg: 'um comando do banco demorou' },
      { caminho: '/api/aurora/teste/ler', status: 200 },
    ])
    expect(linhasDeLog.every((linha) => linha.split('"requisicao"').length === 2)).toBe(true)
  })

  it('ESC-07 um corpo que chega aos pedaços não perde o código, nem a tarefa que ele agenda', async () => {
    const chegou = once(teste.app.server, 'request')
    const pedido = pedirPelaRede(CODIGO)
    pedido.write('{"nome":')
    const [recebido] = await chegou
    // Somebody waits for the rest, which the connection will bring.
    await expect.poll(() => recebido.readableFlowing).toBe(true)
    pedido.end('"a"}')
    const [resposta] = await once(pedido, 'response')
    expect(await json(resposta)).toEqual({
      noBanco: `balcao:${CODIGO}`,
      tarefas: [{ caixa: 'uma', _de: { pedido: CODIGO } }],
    })
  })

  it('ESC-07 quem espera por uma conexão não passa por quem a devolveu', async () => {
    const { banco } = teste.negocio()
    const { max = 0 } = banco.$client.options
    const tomadas = await Promise.all(Array.from({ length: max }, () => banco.$client.connect()))
    const pedidos = [CODIGO, OUTRO].map((codigo) =>
      teste.chamar(ler, { headers: { 'x-request-id': codigo } }),
    )
    await expect.poll(() => banco.$client.waitingCount).toBe(2)
    // The first to be served gives its connection to the second.
    for (const conexao of tomadas.slice(1)) conexao.release(true)
    tomadas[0]?.release()
    await Promise.all(pedidos)
    expect([linhasDe(CODIGO).length, linhasDe(OUTRO).length]).toEqual([2, 2])
  })

  describe('nos rastros de um coletor OTLP', () => {
    type Atributo = { key: string; value: Record<string, unknown> }
    type SpanNoFio = {
      traceId: string
      spanId: string
      parentSpanId?: string
      name: string
      kind: number
      status: { code: number }
      attributes: Atributo[]
    }
    const recebidos: string[] = []
    const coletor = createServer(async (pedido, resposta) => {
      recebidos.push(await text(pedido))
      resposta.setHeader('content-type', 'application/json').end('{}')
    })
    beforeAll(async () => {
      await once(coletor.listen(0, '127.0.0.1'), 'listening')
      vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(coletor.address() as AddressInfo).port}`)
    })
    afterAll(() => {
      vi.unstubAllEnvs()
      coletor.close()
    })
    beforeEach(() => void recebidos.splice(0))

    /** What the collector has once everything was done and told. */
    const rastrear = async (
      fazer: () => Promise<unknown>,
      como: Amostra['como'] = 'parentbased_always_on',
    ) => {
      const { rastreador, parar } = ligarRastros(
        { amostra: { como, parte: 0.5 }, versao: '9.9' },
        criarLog('silent'),
      )
      ligado = rastreador
      await fazer().finally(parar)
      ligado = null
      return recebidos
        .flatMap((corpo) => JSON.parse(corpo).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans as SpanNoFio[])
        .map(({ attributes, ...span }) => ({
          ...span,
          ...Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        }))
    }

    it('ESC-07 o pedido e cada comando são spans de um rastro, que se chama como o código; de ninguém há dado neles', async () => {
      const documento = '52998224725'
      const headers = { 'x-request-id': CODIGO, authorization: 'Bearer segredo-da-sessao' }
      const spans = await rastrear(() => teste.chamar(ler, { query: { documento }, headers }))
      const daRota = spans.find(({ name }) => name === 'GET /teste/ler')
      expect(daRota).toMatchObject({
        ...{
          traceId: CODIGO,
          kind: 2,
          'http.route': '/api/:negocio/teste/ler',
          'http.request.method': 'GET',
        },
        ...{ 'balcao.negocio': 'aurora', 'balcao.requisicao': CODIGO, 'http.response.status_code': 200 },
      })
      expect(daRota?.parentSpanId ?? '').toBe('')
      expect(spans.filter(({ name }) => name === 'select cliente')).toMatchObject([
        {
          ...{ traceId: CODIGO, parentSpanId: daRota?.spanId, kind: 3, 'balcao.requisicao': CODIGO },
          'db.query.text': 'select … from "cliente" where "cliente"."documento" = $1',
        },
      ])
      expect(recebidos.join('')).not.toMatch(new RegExp(`${documento}|segredo-da-sessao|127\\.7\\.`))
      expect(recebidos.join('')).toContain('"service.name","value":{"stringValue":"balcao"}')
    })

    it('ESC-07 a tarefa segue o rastro do pedido que a agendou', async () => {
      const { url, banco, fila: painel } = teste.negocio()
      await banco.execute(sql`delete from graphile_worker._private_jobs`)
      const feita = Promise.withResolvers<string | null>()
      const tarefas = { 'ler-caixas': async () => feita.resolve(pedidoEmCurso()) }
      const fila = criarFila({
        url,
        pool: banco.$client,
        painel,
        tarefas,
        registrar: criarLog('silent'),
        rastros,
      })
      const spans = await rastrear(async () => {
        await teste.chamar(gravar, { corpo: { nome: 'a' }, headers: { 'x-request-id': CODIGO } })
        await fila.iniciar()
        expect(await feita.promise).toBe(CODIGO)
        await fila.parar()
      })
      const daRota = spans.find(({ name }) => name === 'POST /teste/gravar')
      expect(spans.find(({ name }) => name === 'tarefa ler-caixas')).toMatchObject({
        ...{ traceId: CODIGO, parentSpanId: daRota?.spanId, kind: 5 },
      })
    })

    it('ESC-07 o rastro que um proxy começou continua, e o que ele não quer guardar não se guarda', async () => {
      const com = (marca: string) => ({
        'x-request-id': CODIGO,
        traceparent: `00-${OUTRO}-b7ad6b7169203331-${marca}`,
      })
      const spans = await rastrear(() => teste.chamar(ler, { headers: com('01') }))
      expect(spans.find(({ name }) => name === 'GET /teste/ler')).toMatchObject({
        ...{ traceId: OUTRO, parentSpanId: 'b7ad6b7169203331', 'balcao.requisicao': CODIGO },
      })
      recebidos.splice(0)
      expect(await rastrear(() => teste.chamar(ler, { headers: com('00') }))).toEqual([])
      expect(
        (await rastrear(() => teste.chamar(ler, { headers: com('00') }), 'always_on')).length,
      ).toBeGreaterThan(1)
    })

    it('ESC-07 de um defeito fica o tipo, e não o que alguém escreveu', async () => {
      const consultar = () => teste.negocio().banco.execute(sql`select ${'Ana Souza'}::int`)
      const falhar = () =>
        emCurso.run({ pedido: null, rastros }, () => comSpan('teste', 'DENTRO', {}, consultar))
      const spans = await rastrear(() => falhar().catch(() => undefined))
      expect(spans).toMatchObject([
        { name: 'select', status: { code: 2 }, 'error.type': '22P02' },
        { name: 'teste', status: { code: 2 }, 'error.type': '22P02' },
      ])
      expect(recebidos.join('')).not.toContain('Ana Souza')
    })
  })
})
