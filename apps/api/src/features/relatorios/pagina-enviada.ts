import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Negocio } from '../../negocio.ts'
import type { Html } from '../../platform/html/html.ts'
import { ESTILO } from './pagina-estilo.ts'

const RESUMO_DO_ESTILO = createHash('sha256').update(ESTILO).digest('base64')

/**
 * Sends a page that only the portal may put into a frame, that runs nothing and loads nothing but the portal's font, and whose address, which
 * carries a token, is told to nobody.
 */
export function enviarPagina(
  resposta: FastifyReply,
  { configuracao }: Negocio,
  status: number,
  pagina: Html,
): FastifyReply {
  const portal = configuracao.portal ? new URL(configuracao.portal).origin : null
  const politica = [
    "default-src 'none'",
    `style-src 'sha256-${RESUMO_DO_ESTILO}'`,
    "base-uri 'none'",
    "font-src 'self'",
    "form-action 'none'",
    `frame-ancestors 'self'${portal ? ` ${portal}` : ''}`,
  ]
  // The older header cannot name the portal's origin; browsers that know it alone keep to their own.
  if (portal) resposta.removeHeader('x-frame-options')
  else resposta.header('x-frame-options', 'SAMEORIGIN')
  return resposta
    .code(status)
    .header('content-security-policy', politica.join('; '))
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(pagina.texto)
}
