import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type SQL, sql } from 'drizzle-orm'
import type { Banco, Executor } from '../../platform/banco/conexao.ts'
import { codigoDoPostgres } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import type { ColunaDoRelatorio } from './coluna.ts'

/** Who asks and when: every query of a report has the visibility of the session inside. */
export type ContextoDoRelatorio = { banco: Executor; sessao: Sessao; agora: Date }

/** The rows of a report, before order, totals and limit. */
export type Linhas = SQL

/** Everything travels as text, which no number is rounded by. */
export type LinhaDoRelatorio = Record<string, string | null>

export type ResultadoDaConsulta = {
  linhas: LinhaDoRelatorio[]
  /** Of all rows, not only of those within the limit. */
  total: number
  somas: Record<string, string>
}

type Consulta = {
  linhas: (contexto: ContextoDoRelatorio) => Linhas | Promise<Linhas>
  colunas: readonly ColunaDoRelatorio[]
  ordem: readonly string[]
  limite: number
  tempoMaximoMs?: number
}

const TEMPO_MAXIMO_MS = 15_000
const CANCELADA = '57014'
const TOTAL = '_total'
const somaDe = (chave: string) => `_soma_${chave}`

/** REL-01 One statement: the rows up to the limit, how many there are and what they add up to. */
export async function executarRelatorio(
  banco: Banco,
  { sessao, agora }: { sessao: Sessao; agora: Date },
  { linhas, colunas, ordem, limite, tempoMaximoMs = TEMPO_MAXIMO_MS }: Consulta,
): Promise<ResultadoDaConsulta> {
  const somadas = colunas.filter(({ total }) => total === 'soma').map(({ chave }) => chave)
  const campos = [
    ...colunas.map(({ chave }) => sql`linhas.${sql.identifier(chave)}::text as ${sql.identifier(chave)}`),
    sql`(count(*) over ())::text as ${sql.identifier(TOTAL)}`,
    ...somadas.map(
      (chave) =>
        sql`(sum(linhas.${sql.identifier(chave)}) over ())::text as ${sql.identifier(somaDe(chave))}`,
    ),
  ]
  const emOrdem = ordem.map((termo) => {
    const chave = termo.replace(/^-/, '')
    const ehTexto = colunas.some((coluna) => coluna.chave === chave && coluna.tipo === 'texto')
    const coluna = sql`linhas.${sql.identifier(chave)}${ehTexto ? sql` collate "pt-BR-x-icu"` : sql``}`
    return termo === chave ? sql`${coluna} asc nulls last` : sql`${coluna} desc nulls last`
  })
  const virgula = sql`, `
  try {
    const { rows } = await banco.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${tempoMaximoMs}`))
        const select = await linhas({ banco: tx, sessao, agora })
        return tx.execute<LinhaDoRelatorio>(sql`
          select ${sql.join(campos, virgula)} from (${select}) as linhas
          order by ${sql.join(emOrdem, virgula)} limit ${limite}`)
      },
      { accessMode: 'read only' },
    )
    const [primeira] = rows
    return {
      linhas: rows,
      total: Number(primeira?.[TOTAL] ?? 0),
      somas: Object.fromEntries(somadas.map((chave) => [chave, primeira?.[somaDe(chave)] ?? '0'])),
    }
  } catch (erro) {
    if (codigoDoPostgres(erro) === CANCELADA) throw new ErroDeNegocio('RELATORIO_DEMOROU')
    throw erro
  }
}
