import type { OutgoingHttpHeaders } from 'node:http'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { armazemDeLimites } from '../processos/limites-comuns.ts'
import { enderecoDaRede } from './endereco-da-rede.ts'

// By address, never by what the caller writes in a header; generous, because an office shares one address.
const REQUISICOES_POR_MINUTO = 3000

/** The headers depend on nothing but the host, and making them anew costs more than a small answer. */
const MAXIMO_DE_HOSTS = 100

// CLI-03 The maps of a customer's address: framed, and looked for, only when somebody asks to see one.
const MAPAS = ['https://www.openstreetmap.org', 'https://www.google.com']
const LOCALIZADOR = 'https://nominatim.openstreetmap.org'

/** The security floor of every answer: no inline script, no framing, no sniffing, and a ceiling of requests. */
export async function protegerRespostas(
  app: FastifyInstance,
  {
    hostDoWebsocket,
    bancoDosLimites,
  }: { hostDoWebsocket: string | null; bancoDosLimites: () => pg.Pool | undefined },
): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library positions menus and bars with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          LOCALIZADOR,
          (request) => enderecosDoWebsocket(request.headers.host, hostDoWebsocket),
        ],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameSrc: ["'self'", ...MAPAS],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  const porHost = new Map<string, OutgoingHttpHeaders>()
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const prontos = porHost.get(host)
    // On the reply and not on its raw side, where each would be checked one by one when they are written.
    if (prontos) {
      reply.headers(prontos)
      return
    }
    await reply.helmet()
    if (porHost.size >= MAXIMO_DE_HOSTS) porHost.clear()
    porHost.set(host, { ...reply.raw.getHeaders() })
  })
  await app.register(rateLimit, {
    max: REQUISICOES_POR_MINUTO,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => enderecoDaRede(ip),
    // Whether the process lives is answered without asking anybody.
    allowList: ({ url }) => url.startsWith('/assets/') || url === '/saude',
    store: armazemDeLimites({ pool: bancoDosLimites, registrar: app.log }),
    errorResponseBuilder: (_request, { ttl }) =>
      new ErroDeNegocio('MUITAS_REQUISICOES', { esperar: Math.ceil(ttl / 1000) }),
  })
}

/** Older browsers do not count websockets of the page's own host as 'self'. */
function enderecosDoWebsocket(host: string | undefined, configurado: string | null): string {
  const hosts = [host, configurado].filter((nome) => nome && /^[\w.:[\]-]+$/.test(nome))
  return hosts.flatMap((nome) => [`ws://${nome}`, `wss://${nome}`]).join(' ')
}
