import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { medirFilas } from './medir-filas.ts'
import { medirPartes, type NiveisDasPartes } from './medir-partes.ts'
import { medirReplicas } from './medir-replicas.ts'
import { criarProntidao, type OpcoesDaProntidao } from './prontidao.ts'

type Opcoes = Omit<OpcoesDaProntidao, 'aoFalhar'> & {
  tokenDeMetricas: string | null
  partes: NiveisDasPartes
}

const LOCAIS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Alive, ready, and measured: for whoever runs the server, not for its users. */
export function registrarSaude(app: FastifyInstance, { tokenDeMetricas, partes, ...opcoes }: Opcoes): void {
  const registro = new Registry()
  collectDefaultMetrics({ register: registro })
  const duracao = new Histogram({
    name: 'http_duracao_segundos',
    help: 'Duração das requisições por rota e status',
    labelNames: ['metodo', 'rota', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registro],
  })
  medirFilas(registro, opcoes.negocios)
  medirReplicas(registro, opcoes.negocios)
  medirPartes(registro, opcoes.negocios, partes)
  app.addHook('onResponse', async (request, reply) => {
    const rota = request.routeOptions.url ?? 'desconhecida'
    duracao.observe(
      { metodo: request.method, rota, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })

  app.get('/saude', async () => ({ situacao: 'ok' }))

  const conferirProntidao = criarProntidao({
    ...opcoes,
    aoFalhar: (causa) => app.log.error({ err: causa }, 'o servidor não está pronto'),
  })
  app.get('/pronto', async () => {
    const partes = await conferirProntidao()
    return { situacao: 'ok', negocios: [...opcoes.negocios.keys()], ...partes }
  })

  app.get('/metricas', async (request, reply) => {
    if (!podeMedir(request, tokenDeMetricas)) throw new ErroDeNegocio('ROTA_NAO_ENCONTRADA')
    return reply.type(registro.contentType).send(await registro.metrics())
  })
}

/** By token where one is configured, otherwise only from the machine itself. */
function podeMedir(request: FastifyRequest, token: string | null): boolean {
  if (token) return request.headers.authorization === `Bearer ${token}`
  return LOCAIS.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
}
