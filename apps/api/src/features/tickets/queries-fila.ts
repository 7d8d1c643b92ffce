import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador, colaboradorSetor } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'

/** A sector that takes tickets; null when it does not exist or no longer does. */
export async function setorAtivo(
  banco: Executor,
  setorId: number,
): Promise<{ id: number; nome: string } | null> {
  const [linha] = await banco
    .select({ id: setor.id, nome: setor.nome })
    .from(setor)
    .where(and(eq(setor.id, setorId), eq(setor.ativo, true)))
  return linha ?? null
}

/** Somebody who works the queue of that sector; null when they don't, or no longer work here. */
export async function operadorDoSetor(
  banco: Executor,
  operadorId: number,
  setorId: number,
): Promise<{ id: number; nome: string } | null> {
  const [linha] = await banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .innerJoin(colaboradorSetor, eq(colaboradorSetor.colaboradorId, colaborador.id))
    .where(
      and(eq(colaborador.id, operadorId), eq(colaborador.ativo, true), eq(colaboradorSetor.setorId, setorId)),
    )
  return linha ?? null
}
