import { sql } from 'drizzle-orm'
import type { Mensagem } from '../src/platform/email/carteiro.ts'
import type { CatalogoDeTarefas } from '../src/tarefas/catalogo.ts'
import { criarTarefas } from '../src/tarefas/tarefas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

const CONTEXTO = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }

/** The queue's part, run by hand: does what was waiting, in order, and answers the messages that left. */
export async function entregar(teste: AppDeTeste): Promise<Mensagem[]> {
  const { banco } = teste.negocio()
  const { rows } = await banco.execute<{ tarefa: keyof CatalogoDeTarefas; dados: never }>(
    sql`select t.identifier as tarefa, j.payload as dados from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  )
  await banco.execute(sql`delete from graphile_worker._private_jobs`)
  const enviadas: Mensagem[] = []
  const carteiro = { enviar: async (mensagem: Mensagem) => void enviadas.push(mensagem) }
  const tarefas = criarTarefas(teste.negocio(), carteiro, teste.agora)
  for (const { tarefa, dados } of rows) await tarefas[tarefa](dados, CONTEXTO)
  return enviadas
}

/** The token of the link to a page in the messages to somebody; empty when there is none. */
export function tokenPara(mensagens: Mensagem[], para: string, pagina: string): string {
  const links = mensagens
    .filter((mensagem) => mensagem.para === para)
    .flatMap(({ texto }) => texto.match(/https?:\S+/g) ?? [])
    .map((endereco) => new URL(endereco))
  return links.find(({ pathname }) => pathname === `/${pagina}`)?.searchParams.get('token') ?? ''
}
