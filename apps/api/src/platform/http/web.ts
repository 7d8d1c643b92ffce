import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { responderNaoEncontrada } from './erros.ts'

const UM_ANO = 'public, max-age=31536000, immutable'

/** Names under assets/ carry a hash of their content. */
const COM_HASH = /[/\\]assets[/\\]/
/** What a page loads and never is one; a worker is not here, for it lives by the policy of its own script. */
const PARTE_DE_PAGINA = /^(?!.*\.worker-).*\.(js|css|woff2)$/
/** Put beside the file by the build. */
const COMPRIMIDO = /\.(br|gz)$/
/** The links of messages: a quote, a ticket, a new password. */
const COM_SEGREDO = /[?&]token=/
/** Half a kilobyte that a browser obeys in a document, and does not read in its parts. */
const SO_DE_DOCUMENTOS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the built web application; any page address answers its index, so that links and reloads work. */
export async function servirWeb(app: FastifyInstance, pasta: string): Promise<void> {
  if (!existsSync(join(pasta, 'index.html'))) {
    app.log.warn({ pasta }, 'a aplicação web não foi construída; só a API será servida')
    app.setNotFoundHandler(responderNaoEncontrada)
    return
  }
  await app.register(fastifyStatic, {
    root: pasta,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (resposta, caminho) => {
      const comHash = COM_HASH.test(caminho)
      resposta.header('cache-control', comHash ? UM_ANO : 'no-cache')
      if (comHash && PARTE_DE_PAGINA.test(caminho.replace(COMPRIMIDO, '')))
        for (const nome of SO_DE_DOCUMENTOS) resposta.removeHeader(nome)
    },
  })
  const enviarPagina = (request: FastifyRequest, reply: FastifyReply) => {
    // ALC-03 The address is a secret: neither the next page nor a search engine learns it.
    if (COM_SEGREDO.test(request.url))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
  }
  app.get('/', enviarPagina)
  app.setNotFoundHandler((request, reply) =>
    ehPagina(request) ? enviarPagina(request, reply) : responderNaoEncontrada(request, reply),
  )
}

/** An address of the application itself: not the API, and not a file that should have been there. */
function ehPagina({ method, url }: FastifyRequest): boolean {
  const caminho = url.split('?')[0] ?? ''
  const pede = method === 'GET' || method === 'HEAD'
  return pede && !/^\/(api|assets)\//.test(caminho) && !/\.\w+$/.test(caminho)
}
