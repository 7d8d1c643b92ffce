import { sql } from 'drizzle-orm'
import type { Mensagem } from '../src/platform/email/carteiro.ts'
import type { CatalogoDeTarefas } from '../src/tarefas/catalogo.ts'
import { criarTarefas } from '../src/tarefas/tarefas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

const CONTEXTO = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }

type Esperando = { id: string; tarefa: keyof CatalogoDeTarefas; dados: never }

/** The queue's part, run by hand: what waits, and what that brings along, in order. Answers the messages sent. */
export async function cumprirTarefas(teste: AppDeTeste, negocio?: string): Promise<Mensagem[]> {
  const { banco } = teste.negocio(negocio)
  const enviadas: Mensagem[] = []
  const carteiro = { enviar: async (mensagem: Mensagem) => void enviadas.push(mensagem) }
  const tarefas = criarTarefas(teste.negocio(negocio), carteiro, teste.agora)
  for (;;) {
    const { rows } = await banco.execute<Esperando>(
      sql`select j.id, t.identifier as tarefa, j.payload as dados from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id order by j.id limit 1`,
    )
    const [proxima] = rows
    if (!proxima) return enviadas
    await tarefas[proxima.tarefa](proxima.dados, CONTEXTO)
    await banco.execute(sql`delete from graphile_worker._private_jobs where id = ${proxima.id}`)
  }
}

/** The token of the link that a message carries. */
export const tokenDa = (mensagem: Mensagem | undefined): string =>
  new URL(/https?:\S+/.exec(mensagem?.texto ?? '')?.[0] ?? 'http://sem-link').searchParams.get('token') ?? ''
