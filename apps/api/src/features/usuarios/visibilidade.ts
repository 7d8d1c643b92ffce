import { exists, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'

/** ADM-02 Whoever sees the whole business sees everybody; others, whom they share a branch with. */
export function usuarioVisivel(banco: Executor, { veTudo, filiais }: Sessao): SQL | undefined {
  if (veTudo) return undefined
  return exists(
    banco
      .select({ um: sql`1` })
      .from(colaboradorFilial)
      .where(
        sql`${colaboradorFilial.colaboradorId} = ${colaborador.id} and ${colaboradorFilial.filialId} = any(${sql.param(filiais)})`,
      ),
  )
}
