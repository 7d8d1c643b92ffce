import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { emCurso } from '../em-curso.ts'
import type { Rastreador } from '../rastros/rastreador.ts'

const RAIZ = '/api/:negocio'

type Opcoes = { negocios: ReadonlyMap<string, unknown>; rastros?: Rastreador | undefined }

/** ESC-07 Whatever is done for a request knows of which it is, and so does whoever asked. */
export function acompanharPedidos(app: FastifyInstance, { negocios, rastros }: Opcoes): void {
  app.addHook('onRequest', (request, reply, continuar) => {
    reply.header('x-request-id', request.id)
    const span = rastros && abrirSpan(rastros, request, reply, negocios)
    emCurso.run({ pedido: request.id, rastros, span }, continuar)
  })
}

/** By the name of its contract, which holds nobody's data; the address as it came may. */
function abrirSpan(
  rastros: Rastreador,
  { id, method, headers, params, routeOptions: { url = '' } }: FastifyRequest,
  { raw }: FastifyReply,
  negocios: ReadonlyMap<string, unknown>,
): Span | undefined {
  if (!url.startsWith(RAIZ)) return undefined
  const { negocio = '' } = params as { negocio?: string }
  const span = rastros.abrir({
    nome: `${method} ${url.slice(RAIZ.length)}`,
    natureza: 'ENTRADA',
    atributos: {
      'http.request.method': method,
      'http.route': url,
      ...(negocios.has(negocio) && { 'balcao.negocio': negocio }),
    },
    pai: typeof headers.traceparent === 'string' ? headers.traceparent : undefined,
    pedido: id,
  })
  // Also when whoever asked is gone before there is an answer.
  raw.once('close', () => {
    span.setAttribute('http.response.status_code', raw.statusCode)
    if (!raw.writableFinished) rastros.fechar(span, { code: 'ENVIO_INTERROMPIDO' })
    else rastros.fechar(span, raw.statusCode >= 500 ? { code: raw.statusCode } : undefined)
  })
  return span
}
