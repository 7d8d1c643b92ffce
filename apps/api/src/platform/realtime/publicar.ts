import { sql } from 'drizzle-orm'
import type { Tx } from '../banco/conexao.ts'
import { canalValido } from './canal.ts'

/** The channel of PostgreSQL that carries the events of a business to every process. */
export const CANAL_DO_POSTGRES = 'balcao_eventos'
/** PostgreSQL refuses 8000 bytes and more. */
const MAXIMO_DE_BYTES = 7_999

export type Evento = {
  /** `private-…` or `presence-…` */
  canal: string
  evento: string
  dados: unknown
  /** The connection that caused the event and already shows it. */
  exceto?: string | undefined
}

/**
 * Tells whoever listens to the channel, when the transaction commits and never without it. Events are small: they say
 * what changed, and the browser asks for the rest.
 */
export async function publicar(tx: Tx, evento: Evento): Promise<void> {
  if (!canalValido(evento.canal)) throw new Error(`Canal de tempo real inválido: ${evento.canal}`)
  if (/^(pusher|client-)/.test(evento.evento)) throw new Error(`Nome de evento reservado: ${evento.evento}`)
  await tx.execute(sql`select pg_notify(${CANAL_DO_POSTGRES}, ${escreverNotificacao(evento)})`)
}

function escreverNotificacao({ canal, evento, dados, exceto }: Evento): string {
  const texto = JSON.stringify({ canal, evento, dados, exceto })
  const bytes = Buffer.byteLength(texto)
  if (bytes > MAXIMO_DE_BYTES) {
    throw new RangeError(`Evento ${evento} grande demais: ${bytes} bytes; o máximo é ${MAXIMO_DE_BYTES}.`)
  }
  return texto
}

/** Null when the text was not written by `publicar`. */
export function lerNotificacao(texto: string): Evento | null {
  try {
    const lida: Evento = JSON.parse(texto)
    return canalValido(lida.canal) && typeof lida.evento === 'string' ? lida : null
  } catch {
    return null
  }
}
