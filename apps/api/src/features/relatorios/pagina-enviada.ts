import type { FastifyReply } from 'fastify'
import type { Negocio } from '../../negocio.ts'
import * as paginas from '../../platform/html/enviar-pagina.ts'
import type { Html } from '../../platform/html/html.ts'
import { ESTILO } from './pagina-estilo.ts'

const POLITICA = [`style-src ${paginas.resumoDoEstilo(ESTILO)}`, "font-src 'self'"]

/** Nothing is loaded but the portal's font. */
export const enviarPagina = (
  resposta: FastifyReply,
  { configuracao: { portal } }: Negocio,
  status: number,
  pagina: Html,
): FastifyReply => paginas.enviarPagina(resposta, { status, pagina, politica: POLITICA, portal })
