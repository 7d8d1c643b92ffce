import { tiposDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'

const MUITAS = 50
const DE_TUDO = tiposDeUsuario.filter(veTodasAsFiliais)
type Quais = { filialId: number | null; podem: SQL | undefined }

/** Those of `podem` who see what happens at the branch. */
export const pessoasDaFilial = (banco: Executor, { filialId, podem }: Quais) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome, tipo: colaborador.tipo })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.ativo, true),
        podem,
        or(
          umDe(colaborador.tipo, DE_TUDO),
          exists(
            banco
              .select({ um: sql`1` })
              .from(colaboradorFilial)
              .where(
                and(
                  eq(colaboradorFilial.colaboradorId, colaborador.id),
                  filialId === null ? undefined : eq(colaboradorFilial.filialId, filialId),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(colaborador.id))
    .limit(MUITAS)

/** Whom somebody may leave their decisions to. */
export const colegasQueDecidem = (banco: Executor, { eu, podem }: { eu: number; podem: SQL | undefined }) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(eq(colaborador.ativo, true), ne(colaborador.id, eu), podem))
    .orderBy(asc(colaborador.nome), asc(colaborador.id))
    .limit(200)

export async function supervisorDe(banco: Executor, id: number | null): Promise<number | null> {
  if (id === null) return null
  const [linha] = await banco
    .select({ supervisorId: colaborador.supervisorId })
    .from(colaborador)
    .where(eq(colaborador.id, id))
  return linha?.supervisorId ?? null
}

export async function nomesDe(banco: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const linhas = await banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(umDe(colaborador.id, [...ids]))
  return new Map(linhas.map(({ id, nome }) => [id, nome]))
}
