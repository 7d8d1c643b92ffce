import type { Coisa } from '@balcao/dominio/coisas'
import { sql } from 'drizzle-orm'
import { comandoFixo } from '../banco/comando-fixo.ts'
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
  /** What is no longer as it was: whoever shows it reads it again. */
  muda?: readonly Coisa[] | undefined
  /** The connection that caused the event and already shows it. */
  exceto?: string | undefined
}

const notificar = comandoFixo((banco, { textos }: { textos: string[] }) =>
  banco
    .select({ feito: sql`pg_notify(${sql.param(CANAL_DO_POSTGRES)}, texto)` })
    .from(sql`unnest(${textos}::text[]) as texto`),
)

/**
 * Tells whoever listens to their channels, when the transaction commits and never without it; several in one statement.
 * Events are small: they say what changed, and the browser asks for the rest.
 */
export async function publicar(tx: Tx, ...eventos: readonly Evento[]): Promise<void> {
  for (const { canal, evento } of eventos) {
    if (!canalValido(canal)) throw new Error(`Canal de tempo real inválido: ${canal}`)
    if (/^(pusher|client-)/.test(evento)) throw new Error(`Nome de evento reservado: ${evento}`)
  }
  await notificar(tx, { textos: eventos.map(escreverNotificacao) })
}

/**
 * Closes whatever connections of that owner are open, in every process, when the transaction commits. Heard in the
 * order of the transaction: what was published before it still arrives. An owner that was disconnected does not return.
 */
export async function desconectar(tx: Tx, dono: string): Promise<void> {
  await notificar(tx, { textos: [JSON.stringify({ desconectar: dono })] })
}

function escreverNotificacao({ canal, evento, dados, muda, exceto }: Evento): string {
  const texto = JSON.stringify({ canal, evento, dados, muda, exceto })
  const bytes = Buffer.byteLength(texto)
  if (bytes > MAXIMO_DE_BYTES) {
    throw new RangeError(`Evento ${evento} grande demais: ${bytes} bytes; o máximo é ${MAXIMO_DE_BYTES}.`)
  }
  return texto
}

/** Null when the text was written neither by `publicar` nor by `desconectar`. */
export function lerNotificacao(texto: string): Evento | { desconectar: string } | null {
  try {
    const lida: Evento & { desconectar?: unknown } = JSON.parse(texto)
    if (typeof lida.desconectar === 'string') return { desconectar: lida.desconectar }
    return canalValido(lida.canal) && typeof lida.evento === 'string' ? lida : null
  } catch {
    return null
  }
}
