import type { ListaDeCadastro } from '@balcao/dominio/cadastro/contratos'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { opcaoDeCadastro } from './tabelas.ts'

export function opcoesDaLista(banco: Executor, lista: ListaDeCadastro) {
  return banco
    .select({ id: opcaoDeCadastro.id, desc: opcaoDeCadastro.descricao })
    .from(opcaoDeCadastro)
    .where(and(eq(opcaoDeCadastro.lista, lista), eq(opcaoDeCadastro.ativa, true)))
    .orderBy(asc(opcaoDeCadastro.ordem), asc(opcaoDeCadastro.id))
}

/** One choice of a list, while it may still be chosen. */
export async function opcaoDaLista(banco: Executor, lista: ListaDeCadastro, id: number) {
  const [opcao] = await banco
    .select({ id: opcaoDeCadastro.id, desc: opcaoDeCadastro.descricao })
    .from(opcaoDeCadastro)
    .where(and(eq(opcaoDeCadastro.id, id), eq(opcaoDeCadastro.lista, lista), eq(opcaoDeCadastro.ativa, true)))
  return opcao
}
