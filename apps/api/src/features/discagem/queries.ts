import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'

export async function filialExiste(banco: Executor, id: number): Promise<boolean> {
  const [encontrada] = await banco.select({ id: filial.id }).from(filial).where(eq(filial.id, id))
  return encontrada !== undefined
}

/** ENT-08 How the sales systems know a person, the exchange among them. */
export async function codigoDoOperador(banco: Executor, colaboradorId: number): Promise<string | null> {
  const [conta] = await banco
    .select({ codigo: colaborador.codigoOperador })
    .from(colaborador)
    .where(eq(colaborador.id, colaboradorId))
  return conta?.codigo ?? null
}
