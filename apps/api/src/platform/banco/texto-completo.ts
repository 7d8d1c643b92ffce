import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { PLANO_POR_VALOR } from './preparar.ts'

// Full-text search in Portuguese. PostgreSQL's stemmer wants accents that people do not type, so both sides go without
// them; the plurals whose stem then differs from the singular's (devoluções, fiscais) are brought to it first.

const vetor = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Which part of a record a word was found in, from the most telling to the least. */
type Peso = 'A' | 'B' | 'C' | 'D'

const semVariacoes = (
  texto: SQL,
): SQL => sql`regexp_replace(regexp_replace(regexp_replace(lower(f_unaccent(${texto})),
  '([0-9])[-./](?=[0-9])', '\\1', 'g'), 'oes\\M', 'ao', 'g'), '([a-z]{3}[ae])is\\M', '\\1l', 'g')`

/** Generated column over parts of a record, each with its weight; put a GIN index on it. */
export const vetorDeBusca = (partes: () => readonly [peso: Peso, texto: SQL][]) =>
  vetor('busca').generatedAlwaysAs(() =>
    sql.join(
      partes().map(
        ([peso, texto]) =>
          sql`setweight(to_tsvector('portuguese'::regconfig, ${semVariacoes(texto)}), ${sql.raw(`'${peso}'`)})`,
      ),
      sql` || `,
    ),
  )

type OpcoesDoTermo = { inicio?: boolean; pesos?: string }

/** One word, of letters and digits alone; `inicio` finds those that begin with it, `pesos` looks only there. */
export function tsqueryDoTermo(termo: string, { inicio = false, pesos = '' }: OpcoesDoTermo = {}): SQL {
  const marcas = `${inicio ? '*' : ''}${pesos}`
  return sql`to_tsquery('portuguese'::regconfig, ${semVariacoes(sql`${termo}::text`)} || ${marcas && `:${marcas}`}::text)`
}

export const encontra = (coluna: AnyColumn, tsquery: SQL): SQL =>
  sql`${PLANO_POR_VALOR}${coluna} @@ (${tsquery})`

export const todas = (partes: readonly SQL[]): SQL => sql.join([...partes], sql` && `)

export const qualquer = (partes: readonly SQL[]): SQL => sql.join([...partes], sql` || `)

/** How well a record answers a query, for ordering. */
export const relevancia = (coluna: AnyColumn, tsquery: SQL): SQL<number> =>
  sql<number>`ts_rank(${coluna}, ${tsquery})`
