import type { PorFilial } from '@balcao/dominio/parametros'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

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
