import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured logs of one line; secrets are cut before they are written. */
export function criarLog(nivel: string, destino?: DestinationStream): Logger {
  const opcoes = {
    level: nivel,
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

/** One line per answer instead of two per request. The query may carry short-lived tokens: only the path is kept. */
class RegistroDeRequisicoes extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    erro: Error | null | undefined,
    { method, url, ip, log }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const linha = {
      metodo: method,
      caminho: url.split('?')[0],
      ip,
      status: statusCode,
      ms: Math.round(elapsedTime),
    }
    if (erro) log.error({ ...linha, causa: erro.message }, 'resposta interrompida')
    else log.info(linha)
  }
}

export const registroDeRequisicoes = new RegistroDeRequisicoes({ requestIdLogLabel: 'requisicao' })
