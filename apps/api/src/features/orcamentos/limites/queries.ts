import { type TipoDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, eq, exists, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { colaborador, colaboradorFilial } from '../../acesso/tabelas.ts'

const MUITAS = 50

/** People of these types who see what happens at the branch. */
export const pessoasDaFilial = (
  banco: Executor,
  { filialId, tipos }: { filialId: number; tipos: readonly TipoDeUsuario[] },
) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
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
                  eq(colaboradorFilial.filialId, filialId),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(colaborador.id))
    .limit(MUITAS)
