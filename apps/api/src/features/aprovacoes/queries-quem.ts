import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, eq, exists, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'

const MUITAS = 50
type Quais = { filialId: number | null; tipos: readonly TipoDeUsuario[] }

/** People of these types who see what happens at the branch. */
export const pessoasDaFilial = (banco: Executor, { filialId, tipos }: Quais) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome, tipo: colaborador.tipo })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.ativo, true),
        umDe(colaborador.tipo, [...tipos]),
        or(
          umDe(colaborador.tipo, tipos.filter(veTodasAsFiliais)),
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
export const colegasQueDecidem = (
  banco: Executor,
  { eu, tipos }: { eu: number; tipos: readonly TipoDeUsuario[] },
) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(eq(colaborador.ativo, true), ne(colaborador.id, eu), umDe(colaborador.tipo, [...tipos])))
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
