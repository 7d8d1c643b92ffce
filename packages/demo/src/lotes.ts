import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** When every row of a batch was written. */
export type Quando = { criadoEm: Date; atualizadoEm: Date }

/** `lista` in pieces of at most `tamanho`. */
export function emLotes<T>(lista: readonly T[], tamanho: number): T[][] {
  return Array.from({ length: Math.ceil(lista.length / tamanho) }, (_, i) =>
    lista.slice(i * tamanho, (i + 1) * tamanho),
  )
}

// PostgreSQL takes 65,535 values in one statement; no table here has more than 40 columns.
const LINHAS_POR_INSERT = 1000

/** One statement per batch, one after the other, and what each answered. */
export async function gravarEmLotes<T, R>(
  linhas: readonly T[],
  gravar: (lote: T[]) => PromiseLike<R>,
): Promise<R[]> {
  const respostas: R[] = []
  for (const lote of emLotes(linhas, LINHAS_POR_INSERT)) respostas.push(await gravar(lote))
  return respostas
}

/**
 * Rows of one table as a single value: several times faster than one value for each column. All have the same
 * fields; what they leave out is left to the database.
 */
export async function gravarRegistros<T extends PgTable>(
  tx: Executor,
  tabela: T,
  linhas: readonly InferInsertModel<T>[],
): Promise<void> {
  const nomes = colunasPresentes(tabela, linhas)
  if (nomes.length === 0) return
  const colunas = sql.join(
    nomes.map(([, nome]) => sql.identifier(nome)),
    sql`, `,
  )
  await gravarEmLotes(linhas as readonly Linha[], (lote) =>
    tx.execute(sql`
      insert into ${tabela} (${colunas})
      select ${colunas} from ${registros(tabela, nomes, lote)}`),
  )
}

/** Rows already there, found by the field `chave`; the other fields given are what changes in them. */
export async function atualizarRegistros<T extends PgTable, C extends keyof InferInsertModel<T> & string>(
  tx: Executor,
  tabela: T,
  chave: C,
  linhas: readonly (Partial<InferInsertModel<T>> & Pick<InferInsertModel<T>, C>)[],
): Promise<void> {
  const nomes = colunasPresentes(tabela, linhas)
  const coluna = sql.identifier(nomes.find(([campo]) => campo === chave)?.[1] ?? chave)
  const mudancas = sql.join(
    nomes
      .filter(([campo]) => campo !== chave)
      .map(([, nome]) => sql`${sql.identifier(nome)} = novos.${sql.identifier(nome)}`),
    sql`, `,
  )
  await gravarEmLotes(linhas as readonly Linha[], (lote) =>
    tx.execute(sql`
      update ${tabela} set ${mudancas} from ${registros(tabela, nomes, lote)} as novos
      where ${tabela}.${coluna} = novos.${coluna}`),
  )
}

type Linha = Record<string, unknown>
type Nomes = (readonly [campo: string, coluna: string])[]

function colunasPresentes(tabela: PgTable, linhas: readonly object[]): Nomes {
  const [primeira] = linhas
  if (!primeira) return []
  return Object.entries(getTableColumns(tabela)).flatMap(([campo, { name }]) =>
    campo in primeira ? [[campo, name] as const] : [],
  )
}

function registros(tabela: PgTable, nomes: Nomes, lote: readonly Linha[]) {
  const linhas = lote.map((linha) =>
    Object.fromEntries(nomes.map(([campo, nome]) => [nome, linha[campo] ?? null])),
  )
  return sql`json_populate_recordset(null::${tabela}, ${JSON.stringify(linhas)}::json)`
}

/** Numbers of rows still to be written, so that others may refer to them. */
export async function reservarIds(tx: Executor, tabela: PgTable, quantos: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(tabela)}, 'id')) as id from generate_series(1, ${quantos})`)
  return rows.map(({ id }) => Number(id))
}
