import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** As W3C writes it; of what a later version may append nothing is read. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/
const CODIGO = /^[0-9a-f]{32}$/
/** Nobody's, as W3C has it. */
const NENHUM = '0'.repeat(32)

/**
 * ESC-07 By which a request is known from the browser to its SQL: as the browser or a proxy calls it, or else a new one. It says
 * which lines belong together, never who asked; whoever sends a click again sends the same one.
 */
export const codigoDoPedido = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  lerCodigo(headers['x-request-id']) ??
  lerCodigo(TRACEPARENT.exec(String(headers.traceparent))?.[1]) ??
  semTracos(randomUUID())

function lerCodigo(dito: string | string[] | undefined): string | undefined {
  const codigo = typeof dito === 'string' ? semTracos(dito.toLowerCase()) : ''
  return CODIGO.test(codigo) && codigo !== NENHUM ? codigo : undefined
}

const semTracos = (codigo: string): string => codigo.replaceAll('-', '')
