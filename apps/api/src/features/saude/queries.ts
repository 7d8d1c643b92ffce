import type { ValorDe } from '@balcao/dominio/contrato'
import type { listarTarefasQueFalharam } from '@balcao/dominio/saude/contratos'
import type { SituacaoDaTarefa } from '@balcao/dominio/saude/situacoes'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'

export type TarefaGravada = {
  id: string
  tarefa: string
  tentativas: number
  maximo: number
  erro: string | null
  proximaEm: string
  falhouEm: string
}

const DAS_SITUACOES: Record<SituacaoDaTarefa, SQL> = {
  DESISTIU: sql`j.attempts >= j.max_attempts`,
  VAI_TENTAR: sql`j.attempts < j.max_attempts`,
}
/** One that runs right now has not failed yet. */
const FALHARAM = sql`j.locked_at is null and (j.last_error is not null or j.attempts >= j.max_attempts)`
const COLUNAS = sql`j.id, t.identifier as tarefa, j.attempts::int as tentativas, j.max_attempts::int as maximo,
  j.last_error as erro, j.run_at as "proximaEm", j.updated_at as "falhouEm"`
const ORIGEM = sql`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`

type Filtro = Omit<ValorDe<typeof listarTarefasQueFalharam, 'query'>, 'page' | 'take'>

/** The library's own tables, in the database of the business alone. */
export async function tarefasQueFalharam(
  banco: Executor,
  { page, take, ...filtro }: ValorDe<typeof listarTarefasQueFalharam, 'query'>,
) {
  const { situacao }: FiltroAplicado<Filtro> = {
    situacao: filtro.situacao && DAS_SITUACOES[filtro.situacao],
  }
  const onde = sql`${FALHARAM} and ${situacao ?? sql`true`}`
  return paginar(
    banco,
    { page, take },
    {
      linhas: async (limite, salto) => {
        const { rows } = await banco.execute<TarefaGravada>(sql`select ${COLUNAS} from ${ORIGEM} where ${onde}
        order by j.attempts < j.max_attempts, j.updated_at desc, j.id desc limit ${limite} offset ${salto}`)
        return rows
      },
      contar: sql`select 1 from ${ORIGEM} where ${onde}`,
    },
  )
}

/** Nobody takes it from the queue until the transaction ends. */
export async function travarTarefa(
  tx: Tx,
  id: number,
): Promise<(TarefaGravada & { rodando: boolean }) | undefined> {
  const { rows } = await tx.execute<TarefaGravada & { rodando: boolean }>(sql`
    select ${COLUNAS}, j.locked_at is not null as rodando from ${ORIGEM} where j.id = ${id} for update of j`)
  return rows[0]
}

export async function devolverAFila(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    select 1 from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`)
}
