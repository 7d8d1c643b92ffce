import { createHash } from 'node:crypto'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

const REQUISICOES_POR_MINUTO = 600

/** The security floor of every answer: no inline script, no framing, no sniffing, and a ceiling of requests. */
export async function protegerRespostas(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library positions menus and bars with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(rateLimit, {
    max: REQUISICOES_POR_MINUTO,
    timeWindow: '1 minute',
    // An office shares one address: who has a session is counted alone.
    keyGenerator: (request) => resumoDoToken(request.headers.authorization) ?? request.ip,
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new ErroDeNegocio('MUITAS_REQUISICOES', { esperar: Math.ceil(ttl / 1000) }),
  })
}

function resumoDoToken(autorizacao: string | undefined): string | undefined {
  return autorizacao && createHash('sha256').update(autorizacao).digest('base64')
}
