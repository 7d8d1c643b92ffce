type Coluna = { tabela: string; coluna: string; tipo: string; exigida: boolean; temPadrao: boolean }

type Consulta = { query<T extends object>(sql: string): Promise<{ rows: T[] }> }

export async function lerEsquema(banco: Consulta): Promise<Coluna[]> {
  const { rows } = await banco.query<Coluna>(`select c.table_name as tabela, c.column_name as coluna,
      c.data_type as tipo, c.is_nullable = 'NO' as exigida,
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "temPadrao"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
  return rows
}

const nomeDe = ({ tabela, coluna }: Coluna) => `${tabela}.${coluna}`

/** ESC-06 What of the schema a process of the version before would stumble over, whichever migration did it. */
export function quebrasDoEsquema(antes: readonly Coluna[], depois: readonly Coluna[]): string[] {
  const agora = new Map(depois.map((coluna) => [nomeDe(coluna), coluna]))
  const tabelas = new Set(antes.map(({ tabela }) => tabela))
  const conhecidas = new Set(antes.map(nomeDe))
  const deAntes = antes.flatMap((coluna) => {
    const hoje = agora.get(nomeDe(coluna))
    if (!hoje) return [`${nomeDe(coluna)} já não existe`]
    const mudou = hoje.tipo !== coluna.tipo ? [`${nomeDe(coluna)} era ${coluna.tipo} e é ${hoje.tipo}`] : []
    const exige =
      hoje.exigida && !coluna.exigida ? [`${nomeDe(coluna)} passou a exigir o que não se exigia`] : []
    const semPadrao =
      coluna.temPadrao && !hoje.temPadrao && hoje.exigida ? [`${nomeDe(coluna)} perdeu o seu padrão`] : []
    return [...mudou, ...exige, ...semPadrao]
  })
  const novas = depois
    .filter((coluna) => tabelas.has(coluna.tabela) && !conhecidas.has(nomeDe(coluna)))
    .filter(({ exigida, temPadrao }) => exigida && !temPadrao)
    .map((coluna) => `${nomeDe(coluna)} é nova, exigida e sem padrão`)
  return [...deAntes, ...novas]
}

/** What came: whole tables, and columns of those that were there. */
export function novidadesDoEsquema(antes: readonly Coluna[], depois: readonly Coluna[]) {
  const tabelas = new Set(antes.map(({ tabela }) => tabela))
  const conhecidas = new Set(antes.map(nomeDe))
  const novas = depois.filter((coluna) => !conhecidas.has(nomeDe(coluna)))
  return {
    tabelas: new Set(novas.filter(({ tabela }) => !tabelas.has(tabela)).map(({ tabela }) => tabela)).size,
    colunas: novas.filter(({ tabela }) => tabelas.has(tabela)).length,
  }
}
