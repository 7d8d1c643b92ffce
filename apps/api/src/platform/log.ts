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
    serializers: {
      // The query may carry short-lived tokens: only the path is logged.
      req: (req: { method: string; url: string; ip?: string }) => ({
        method: req.method,
        path: req.url.split('?')[0],
        ip: req.ip,
      }),
    },
  }
  return destino ? pino(opcoes, destino) : pino(opcoes)
}
