import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Html } from './html.ts'

export const resumoDoEstilo = (estilo: string): string =>
  `'sha256-${createHash('sha256').update(estilo).digest('base64')}'`

type Pagina = {
  status?: number
  pagina: Html
  /** What it may load beside nothing at all: one directive each. */
  politica: readonly string[]
  /** Where the portal is, when it is not where this page comes from. */
  portal: string | undefined
}

/** Sends a page that only the portal may put into a frame, that runs nothing, and whose address, which carries a token, is told to nobody. */
export function enviarPagina(
  resposta: FastifyReply,
  { status = 200, pagina, politica, portal }: Pagina,
): FastifyReply {
  const origem = portal ? new URL(portal).origin : null
  const inteira = [
    "default-src 'none'",
    ...politica,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self'${origem ? ` ${origem}` : ''}`,
  ]
  // The older header cannot name the portal's origin; browsers that know it alone keep to their own.
  if (origem) resposta.removeHeader('x-frame-options')
  else resposta.header('x-frame-options', 'SAMEORIGIN')
  return resposta
    .code(status)
    .header('content-security-policy', inteira.join('; '))
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(pagina.texto)
}
