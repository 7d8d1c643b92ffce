import type { PorFilial } from '@balcao/dominio/parametros'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { umDe } from '../../platform/banco/um-de.ts'

/** PAR-01 The value of each row's own branch, so that one query may go over several of them. */
export function daPropriaFilial(
  filialId: AnyColumn,
  { geral, excecoes }: PorFilial<string>,
  tipo: 'date' | 'timestamptz',
): SQL {
  const valor = (texto: string) => sql`${texto}::${sql.raw(tipo)}`
  if (excecoes.size === 0) return valor(geral)
  const casos = [...excecoes].map(([id, texto]) => sql`when ${id}::bigint then ${valor(texto)}`)
  return sql`case ${filialId} ${sql.join(casos, sql` `)} else ${valor(geral)} end`
}

/** PAR-01 Rows of the branches that say yes. */
export function ondeAFilialDiz(filialId: AnyColumn, { geral, excecoes }: PorFilial<boolean>): SQL {
  const diferentes = [...excecoes].filter(([, valor]) => valor !== geral).map(([id]) => id)
  if (diferentes.length === 0) return sql`${geral}::boolean`
  const entre = umDe(filialId, diferentes)
  return geral ? sql`not (${entre})` : entre
}
