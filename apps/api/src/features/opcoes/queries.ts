import type { ListaDeCadastro } from '@balcao/dominio/opcoes/contratos'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { opcaoDeCadastro } from './tabelas.ts'

const emUso = (lista: ListaDeCadastro) =>
  and(eq(opcaoDeCadastro.lista, lista), eq(opcaoDeCadastro.ativa, true))

export function opcoesDaLista(banco: Executor, lista: ListaDeCadastro) {
  return banco
    .select({ id: opcaoDeCadastro.id, desc: opcaoDeCadastro.descricao })
    .from(opcaoDeCadastro)
    .where(emUso(lista))
    .orderBy(asc(opcaoDeCadastro.ordem), asc(opcaoDeCadastro.id))
}

type Qual = { id: number } | { descricao: string }

/** One choice that is still in the list, by its id or by how it reads; null for any other. */
export async function opcaoEmUso(banco: Executor, lista: ListaDeCadastro, qual: Qual) {
  const [opcao] = await banco
    .select({ id: opcaoDeCadastro.id, descricao: opcaoDeCadastro.descricao })
    .from(opcaoDeCadastro)
    .where(
      and(
        emUso(lista),
        'id' in qual ? eq(opcaoDeCadastro.id, qual.id) : eq(opcaoDeCadastro.descricao, qual.descricao),
      ),
    )
  return opcao ?? null
}
