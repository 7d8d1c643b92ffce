import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { responderNaoEncontrada } from './erros.ts'

const UM_ANO = 'public, max-age=31536000, immutable'

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
    setHeaders: (resposta, caminho) => {
      // Names under assets/ carry a hash of their content.
      resposta.header('cache-control', caminho.includes('/assets/') ? UM_ANO : 'no-cache')
    },
  })
  const enviarPagina = (reply: FastifyReply) =>
    reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
  app.get('/', (_request, reply) => enviarPagina(reply))
  app.setNotFoundHandler((request, reply) =>
    ehPagina(request) ? enviarPagina(reply) : responderNaoEncontrada(request, reply),
  )
}

/** An address of the application itself: not the API, and not a file that should have been there. */
function ehPagina({ method, url }: FastifyRequest): boolean {
  const caminho = url.split('?')[0] ?? ''
  const pede = method === 'GET' || method === 'HEAD'
  return pede && !/^\/(api|assets)\//.test(caminho) && !/\.\w+$/.test(caminho)
}
