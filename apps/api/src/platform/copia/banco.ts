import type pg from 'pg'

/** A table as its rows are copied: what the database computes by itself is left to it. */
export type Tabela = { esquema: string; nome: string; colunas: string[] }
export type Sequencia = { esquema: string; nome: string; valor: string; usada: boolean }

/** Every table with rows of the portal's that last; the queue's own journal belongs to the library that made the tables. */
export async function lerTabelas(cliente: pg.Client): Promise<Tabela[]> {
  const { rows } = await cliente.query<Tabela>(`
    select n.nspname::text as esquema, c.relname::text as nome, array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p'
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
      and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
    group by 1, 2 order by 1, 2`)
  return rows
}

export async function lerSequencias(cliente: pg.Client): Promise<Sequencia[]> {
  const { rows } = await cliente.query<Sequencia>(`
    select schemaname::text as esquema, sequencename::text as nome,
      coalesce(last_value, start_value)::text as valor, last_value is not null as usada
    from pg_sequences order by 1, 2`)
  return rows
}

export async function acertarSequencias(cliente: pg.Client, sequencias: readonly Sequencia[]): Promise<void> {
  await cliente.query(
    `select setval(format('%I.%I', s.esquema, s.nome)::regclass, s.valor::bigint, s.usada)
     from jsonb_to_recordset($1::jsonb) as s (esquema text, nome text, valor text, usada boolean)`,
    [JSON.stringify(sequencias)],
  )
}

/** The table and its columns, as COPY and TRUNCATE name them. */
export function nomes(cliente: pg.Client, { esquema, nome, colunas }: Tabela) {
  const entre = (texto: string) => cliente.escapeIdentifier(texto)
  return { tabela: `${entre(esquema)}.${entre(nome)}`, colunas: colunas.map(entre).join(', ') }
}

/**
 * Rows come in table by table, before those that they point to: references are taken away meanwhile, and given back
 * afterwards, which checks each of them. What listens to changes must not hear the old ones again.
 */
export async function semLigacoes(cliente: pg.Client, encher: () => Promise<void>): Promise<void> {
  const { rows: ligacoes } = await cliente.query<{ tirar: string; dar: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as tirar,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as dar
    from pg_constraint where contype = 'f'`)
  const { rows: gatilhos } = await cliente.query<{ tabela: string }>(
    'select distinct tgrelid::regclass::text as tabela from pg_trigger where not tgisinternal',
  )
  const cadaGatilho = (o: 'enable' | 'disable') =>
    gatilhos.map(({ tabela }) => `alter table ${tabela} ${o} trigger user`).join('; ')
  await cliente.query(ligacoes.map(({ tirar }) => tirar).join('; '))
  await cliente.query(cadaGatilho('disable'))
  await encher()
  await cliente.query(cadaGatilho('enable'))
  await cliente.query(ligacoes.map(({ dar }) => dar).join('; '))
}

export async function comCliente<T>(cliente: pg.Client, usar: () => Promise<T>): Promise<T> {
  await cliente.connect()
  try {
    await cliente.query('set statement_timeout = 0')
    return await usar()
  } finally {
    await cliente.end()
  }
}
