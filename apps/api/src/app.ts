import { maxHeaderSize } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { configurarMensagens } from '@balcao/dominio/validacao'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Configuracao, RAIZ } from './configuracao.ts'
import { autenticar } from './features/acesso/sessoes.ts'
import { criarMontadorDeAmbiente } from './features/negocio/ambiente.ts'
import { niveisDasPartes } from './features/saude/partes.ts'
import type { Negocio } from './negocio.ts'
import type { ExigirEspaco } from './platform/arquivos/espaco.ts'
import { servirFontes } from './platform/html/servir-fontes.ts'
import { acompanharPedidos } from './platform/http/acompanhar-pedidos.ts'
import { codigoDoPedido } from './platform/http/codigo-do-pedido.ts'
import { lerColchetes } from './platform/http/colchetes.ts'
import { desviarIlegivel, recusarIlegiveis, responderMalformada } from './platform/http/endereco-ilegivel.ts'
import { responderErro } from './platform/http/erros.ts'
import { lerJsonComLimites } from './platform/http/ler-json.ts'
import { LIMITES_DA_ENTRADA } from './platform/http/limites-da-entrada.ts'
import { registrarPaginaDaApi } from './platform/http/pagina-da-api.ts'
import { registrarRotas } from './platform/http/registrar-rotas.ts'
import { registrarSaude } from './platform/http/saude.ts'
import { protegerRespostas } from './platform/http/seguranca.ts'
import { servirWeb } from './platform/http/web.ts'
import { registroDeRequisicoes } from './platform/log.ts'
import type { Rastreador } from './platform/rastros/rastreador.ts'
import type { Relogio } from './platform/relogio.ts'
import { listarRotas } from './rotas.ts'
import { donoDasChaves } from './sessao.ts'

// For the whole request to arrive, uploads by phone included.
const PRAZO_DA_REQUISICAO_MS = 120_000

export type Composicao = {
  configuracao: Configuracao
  negocios: ReadonlyMap<string, Negocio>
  relogio: Relogio
  log: Logger
  /** Where requests write files; readiness tries each of them. */
  pastas: readonly string[]
  exigirEspaco: ExigirEspaco
  arquivosNoAr?: () => Promise<boolean>
  rastros?: Rastreador | undefined
  conferirRespostas?: boolean
  /** Routes that only tests add, to see the binder at work. */
  rotasExtras?: ReturnType<typeof listarRotas>
}

/** Puts the server together; it decides nothing. */
export async function montarApp(composicao: Composicao): Promise<FastifyInstance> {
  const { configuracao, negocios, relogio, log, pastas, exigirEspaco } = composicao
  const { conferirRespostas = false, rotasExtras = [], arquivosNoAr = async () => true, rastros } = composicao
  configurarMensagens()
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: LIMITES_DA_ENTRADA.bytes,
    trustProxy: (_endereco: string, salto: number) => salto < configuracao.proxies,
    genReqId: codigoDoPedido,
    requestTimeout: PRAZO_DA_REQUISICAO_MS,
    // Who is being answered is answered; `servidor.ts` sets the deadline.
    forceCloseConnections: 'idle',
    frameworkErrors: responderErro,
    rewriteUrl: desviarIlegivel,
    clientErrorHandler: responderMalformada,
    logController: registroDeRequisicoes,
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: lerColchetes,
      // As long as an address can be: contracts say how long theirs are, and their refusal has all the headers.
      maxParamLength: maxHeaderSize,
    },
  }) as unknown as FastifyInstance
  app.setErrorHandler(responderErro)
  acompanharPedidos(app, { negocios, rastros })
  await protegerRespostas(app, {
    hostDoWebsocket: configuracao.websocket.host,
    // An address is counted over all businesses, so in the database of one of them.
    bancoDosLimites: () => negocios.values().next().value?.banco.$client,
  })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    // The stock quality; with the stock window each answer under way would hold some ten megabytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  })
  await app.register(multipart)
  lerJsonComLimites(app)
  // The stock websocket client asks for its channels with a plain form.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, corpo, pronto) => pronto(null, lerColchetes(String(corpo))),
  )

  recusarIlegiveis(app)
  const { tokenDeMetricas } = configuracao
  const partes = async (id: string) => niveisDasPartes(negocios.get(id), relogio())
  registrarSaude(app, {
    ...{ negocios, tokenDeMetricas, pastas, exigirEspaco, arquivosNoAr, relogio, partes },
  })
  const montarAmbiente = criarMontadorDeAmbiente(configuracao, negocios)
  const rotas = [...listarRotas(montarAmbiente), ...rotasExtras]
  registrarRotas(app, {
    rotas,
    negocios,
    autenticar,
    donoDasChaves,
    relogio,
    exigirEspaco,
    conferirRespostas,
  })
  registrarPaginaDaApi(app, rotas, { negocios, versao: configuracao.versao })
  app.get('/parametros/SAC/env.js', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await montarAmbiente('', request)),
  )
  servirFontes(app)
  await servirWeb(app, join(RAIZ, 'apps/web/dist'))
  return app
}
