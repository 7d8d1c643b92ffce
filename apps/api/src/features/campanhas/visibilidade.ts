import { pode } from '@balcao/dominio/permissoes'
import { and, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Sessao } from '../../sessao.ts'
import { campanha } from '../precos/tabelas.ts'

/** GES-02 Whoever manages sees them all; others those that run now, at a branch of theirs. */
export function campanhaVisivel(sessao: Sessao, hoje: string): SQL | undefined {
  if (pode(sessao.autorizacoes, 'CAMPANHA_GERIR')) return undefined
  const daFilial = sql`(cardinality(${campanha.filiais}) = 0 or ${campanha.filiais} && ${sql.param(sessao.filiais)}::bigint[])`
  return and(
    isNull(campanha.encerradaEm),
    lte(campanha.inicio, hoje),
    gte(campanha.fim, hoje),
    sessao.veTudo ? undefined : daFilial,
  )
}
