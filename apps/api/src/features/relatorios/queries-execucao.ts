import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type SQL, sql } from 'drizzle-orm'
import type { Banco, Executor, Tx } from '../../platform/banco/conexao.ts'
import { codigoDoPostgres, leitura } from '../../platform/banco/transacao.ts'
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

/** The same, whose rows are read as they are taken. */
export type ResultadoCorrido = Omit<ResultadoDaConsulta, 'linhas'> & {
  linhas: AsyncIterable<LinhaDoRelatorio>
}

type Contexto = Omit<ContextoDoRelatorio, 'banco'>

const TEMPO_MAXIMO_MS = 15_000
const LINHAS_POR_FATIA = 1_000
const CANCELADA = '57014'
const TOTAL = '_total'
const somaDe = (chave: string) => `_soma_${chave}`

/** REL-01 One statement: the rows up to the limit, how many there are and what they add up to. */
export function executarRelatorio(
  banco: Banco,
  contexto: Contexto,
  consulta: Consulta,
): Promise<ResultadoDaConsulta> {
  return consultar(banco, contexto, consulta, async (tx, comando) => {
    const { rows } = await tx.execute<LinhaDoRelatorio>(comando)
    return { linhas: rows, ...resumo(consulta, rows[0]) }
  })
}

/** The same for many rows, of which a slice at a time is in memory; the transaction lasts as long as `receber` does. */
export function percorrerRelatorio<T>(
  banco: Banco,
  contexto: Contexto,
  consulta: Consulta,
  receber: (resultado: ResultadoCorrido) => Promise<T>,
): Promise<T> {
  return consultar(banco, contexto, consulta, async (tx, comando) => {
    await tx.execute(sql`declare relatorio no scroll cursor for ${comando}`)
    const ler = async () =>
      (await tx.execute<LinhaDoRelatorio>(sql.raw(`fetch ${LINHAS_POR_FATIA} from relatorio`))).rows
    const primeiras = await ler()
    async function* linhas() {
      for (let fatia = primeiras; fatia.length > 0; fatia = await ler()) yield* fatia
    }
    return receber({ linhas: linhas(), ...resumo(consulta, primeiras[0]) })
  })
}

const somadasDe = ({ colunas }: Consulta) =>
  colunas.filter(({ total }) => total === 'soma').map(({ chave }) => chave)

/** Every row carries them. */
const resumo = (consulta: Consulta, linha: LinhaDoRelatorio | undefined) => ({
  total: Number(linha?.[TOTAL] ?? 0),
  somas: Object.fromEntries(somadasDe(consulta).map((chave) => [chave, linha?.[somaDe(chave)] ?? '0'])),
})

async function consultar<T>(
  banco: Banco,
  { sessao, agora }: Contexto,
  consulta: Consulta,
  ler: (tx: Tx, comando: SQL) => Promise<T>,
): Promise<T> {
  const { linhas, colunas, ordem, limite, tempoMaximoMs = TEMPO_MAXIMO_MS } = consulta
  const somadas = somadasDe(consulta)
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
    return await leitura(banco, async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${tempoMaximoMs}`))
      const select = await linhas({ banco: tx, sessao, agora })
      const comando = sql`
        select ${sql.join(campos, virgula)} from (${select}) as linhas
        order by ${sql.join(emOrdem, virgula)} limit ${limite}`
      return ler(tx, comando)
    })
  } catch (erro) {
    if (codigoDoPostgres(erro) === CANCELADA) throw new ErroDeNegocio('RELATORIO_DEMOROU')
    throw erro
  }
}
