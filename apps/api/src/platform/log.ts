import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { causas } from './causas.ts'
import { pedidoEmCurso } from './em-curso.ts'

const ROTULO = 'requisicao'
/** Where a logger keeps what it says of itself, already written. */
const DO_FILHO = pino.symbols.chindingsSym

/** Structured logs of one line; secrets are cut before they are written. */
export function criarLog(nivel: string, destino?: DestinationStream): Logger {
  const opcoes = {
    level: nivel,
    mixin: deQuemE,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.senha',
        '*.token',
        '*.captcha',
        '*.senhaHash',
        '*.tokenHash',
      ],
      censor: '[oculto]',
    },
  }
  return destino ? pino(opcoes, destino) : pino(opcoes)
}

/** ESC-07 Whoever writes a line on behalf of a request need not know of which. Its own logger says so already. */
function deQuemE(_linha: object, _nivel: number, log: object): object {
  const requisicao = pedidoEmCurso()
  if (requisicao === null) return {}
  const doFilho = (log as { [DO_FILHO]?: string })[DO_FILHO]
  return doFilho?.includes(`"${ROTULO}":`) ? {} : { [ROTULO]: requisicao }
}

/** One line per answer instead of two per request. The query may carry short-lived tokens: only the path is kept. */
class RegistroDeRequisicoes extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    erro: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (erro) interrompida(erro, request, reply)
    else request.log.info(linhaDe(request, reply))
  }

  /** Whoever waits for the file sees only a connection that was cut: why is said here, or nowhere. */
  override streamError(erro: Error, request: FastifyRequest, reply: FastifyReply): void {
    if ((erro as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE')
      request.log.info(linhaDe(request, reply), 'quem pediu desistiu da resposta')
    else interrompida(erro, request, reply)
  }
}

const linhaDe = ({ method, url, ip }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => ({
  metodo: method,
  caminho: url.split('?')[0],
  ip,
  status: statusCode,
  ms: Math.round(elapsedTime),
})

function interrompida(erro: Error, request: FastifyRequest, reply: FastifyReply): void {
  // A query that failed tells itself; why it failed is what caused it.
  const motivos = causas(erro).map(({ message }) => message)
  request.log.error({ ...linhaDe(request, reply), causa: motivos.at(-1) }, 'resposta interrompida')
}

export const registroDeRequisicoes = new RegistroDeRequisicoes({ requestIdLogLabel: ROTULO })
