import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../banco/conexao.ts'
import { emCurso } from '../em-curso.ts'

type OpcoesDoAgendamento = {
  /** Only one waiting job per key: a second one replaces the first. A job that already runs is not touched. */
  chave?: string
  /** Of the same line one runs at a time, the oldest first. */
  linha?: string
  /** Not before this instant. */
  em?: Date
  /** Including the first one; the queue's own default is 25, which spans about three days. */
  tentativas?: number
}

/** `Catalogo` maps the name of each task to the data it takes. */
export type Agendar<Catalogo extends object> = <Nome extends keyof Catalogo & string>(
  tx: Tx,
  tarefa: Nome,
  dados: Catalogo[Nome],
  opcoes?: OpcoesDoAgendamento,
) => Promise<void>

type Pedido = { tarefa: string; dados: SQL; chave?: SQL | undefined } & Omit<OpcoesDoAgendamento, 'chave'>

/** ESC-07 Beside what a task is given: the request that it follows, and where in its trace, as W3C writes it. */
const DE = '_de'
type Origem = { pedido: string | null; rastro?: string }

/** What a task was given, and from where. */
export function separarOrigem(guardado: unknown): { dados: unknown; de: Origem | null } {
  if (typeof guardado !== 'object' || guardado === null || !(DE in guardado))
    return { dados: guardado, de: null }
  const { [DE]: de, ...dados } = guardado as { [DE]: Origem }
  return { dados, de }
}

function origem(): { [DE]?: Origem } {
  const { pedido = null, rastros, span } = emCurso.getStore() ?? {}
  const rastro = span && rastros?.escrever(span)
  return pedido === null && !rastro ? {} : { [DE]: { pedido, ...(rastro && { rastro }) } }
}

/** The call that adds a job, for the statement that makes what it is about. */
export const adicionarTarefa = ({ dados, ...pedido }: Pedido): SQL =>
  chamada({ dados: sql`(${dados}::jsonb || ${JSON.stringify(origem())}::jsonb)`, ...pedido })

const chamada = ({ tarefa, dados, chave, linha, em, tentativas }: Pedido): SQL => sql`
      graphile_worker.add_job(
        identifier := ${tarefa}::text,
        payload := ${dados}::json,
        queue_name := ${linha ?? null}::text,
        run_at := ${em?.toISOString() ?? null}::timestamptz,
        max_attempts := ${tentativas ?? null}::int,
        job_key := ${chave ?? null}::text
      )`

/** Jobs are added through the caller's transaction: they exist if it commits, and never without it. */
export function criarAgendador<Catalogo extends object>(): Agendar<Catalogo> {
  return async (tx, tarefa, dados, { chave, ...opcoes } = {}) => {
    const pedido = { tarefa, dados: sql`${JSON.stringify({ ...dados, ...origem() })}`, ...opcoes }
    await tx.execute(
      sql`select 1 from ${chamada({ ...pedido, chave: chave === undefined ? chave : sql`${chave}` })}`,
    )
  }
}
