import { type AnyColumn, and, desc, type SQL, sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import { PLANO_POR_VALOR } from './preparar.ts'

/** Trigram index under a `textoDeBusca` column. */
export const indiceDeBusca = (nome: string, coluna: Parameters<ReturnType<typeof index>['using']>[1]) =>
  index(nome).using('gin', sql`${coluna} gin_trgm_ops`)

const MAXIMO_DE_PALAVRAS = 6

/**
 * Every word of the term must occur in the column, whatever its accents, case or order. Punctuation inside a
 * word is tried without it too, so that a masked document or code finds the stored one.
 */
export function combina(
  coluna: Texto,
  termo: string,
  /** Words that the index is not asked for: only looked for in what the others find. */
  comuns: ReadonlySet<string> = new Set(),
): SQL | undefined {
  const onde = (palavra: string) => (comuns.has(palavra) ? sql`(${coluna} || '')` : coluna)
  return and(...palavrasDe(termo).map((palavra) => sql`${PLANO_POR_VALOR}${contem(onde(palavra), palavra)}`))
}

/** Fewer letters than an index of trigrams needs to know where they are. */
const TEM_TRIGRAMA = /[\p{L}\p{N}]{3}/u

/**
 * The same, for a statement whose best plan is the same one whatever the word, because the index is always right or the rows are
 * already at hand: the planner is not shown the word, so the statement is prepared like any other.
 */
export function combinaSemMostrar(
  coluna: Texto,
  termo: string,
  comuns: ReadonlySet<string> = new Set(),
): SQL | undefined {
  const palavras = palavrasDe(termo)
  // Of too few letters the index would be read whole: the planner has to know.
  if (!palavras.some((palavra) => TEM_TRIGRAMA.test(palavra) && !comuns.has(palavra)))
    return combina(coluna, termo, comuns)
  const onde = (palavra: string) => (comuns.has(palavra) ? sql`(${coluna} || '')` : coluna)
  return and(...palavras.map((palavra) => contem(onde(palavra), palavra, semMostrar)))
}

/** Computed once when the statement runs: PostgreSQL plans as for any value. */
export const semMostrar = (valor: SQL): SQL => sql`(select ${valor})`

type Texto = AnyColumn | SQL | SQL.Aliased

export const palavrasDe = (termo: string): string[] =>
  termo.trim().split(/\s+/).filter(Boolean).slice(0, MAXIMO_DE_PALAVRAS)

export function contem(coluna: Texto, palavra: string, dito = (valor: SQL) => valor): SQL {
  const padrao = (texto: string) => dito(sql`lower(f_unaccent(${`%${texto.replace(/[\\%_]/g, '\\$&')}%`}))`)
  const semPontuacao = palavra.replace(/[.\-/()]/g, '')
  if (semPontuacao === palavra || semPontuacao === '') return sql`${coluna} like ${padrao(palavra)}`
  return sql`(${coluna} like ${padrao(palavra)} or ${coluna} like ${padrao(semPontuacao)})`
}

/** Whoever types a whole code wants that record on top; words are no codes, and keep the order of the list. */
export function exatoPrimeiro(codigo: AnyColumn, termo: string): SQL[] {
  return /^\d+$/.test(termo.trim()) ? [desc(sql`(${codigo}::text = ${termo.trim()})`)] : []
}

/**
 * The same for the newest few: the one whose number was typed is asked for by itself, because to put it on top by an order would
 * sort all that have the digits somewhere.
 */
export async function exatoNaFrente<L extends { id: number }>(
  termo: string,
  quantos: number,
  { exato, outros }: { exato: (id: number) => PromiseLike<L[]>; outros: () => PromiseLike<L[]> },
): Promise<L[]> {
  const numero = Number(termo.trim())
  if (!Number.isSafeInteger(numero) || String(numero) !== termo.trim()) return outros()
  const [[este], depois] = await Promise.all([exato(numero), outros()])
  return este ? [este, ...depois.filter(({ id }) => id !== este.id)].slice(0, quantos) : depois
}

/** Shorter terms match almost every row: to weigh each of them would cost more than it tells. */
const MENOR_TERMO_COM_PESO = 3

/**
 * Whoever types part of a name wants those who are called so, not those who have the letters elsewhere ('merc' is in
 * every 'Comércio'): names that begin with it, then names with a word that does, then names that contain it.
 */
export function nomeParecidoPrimeiro(nome: AnyColumn, termo: string): SQL[] {
  const limpo = termo.trim().replace(/\s+/g, ' ')
  if (limpo.length < MENOR_TERMO_COM_PESO) return []
  const texto = sql`lower(f_unaccent(${nome}))`
  const procurado = sql`lower(f_unaccent(${limpo}))`
  return [
    desc(sql`starts_with(${texto}, ${procurado})`),
    desc(sql`strpos(' ' || ${texto}, ' ' || ${procurado}) > 0`),
    desc(sql`strpos(${texto}, ${procurado}) > 0`),
  ]
}

/** Sorts after every letter. */
const DEPOIS_DE_TUDO = '\uffff'

/**
 * The first of `nomeParecidoPrimeiro`, as a stretch of the alphabetical order: its index begins there. Undefined for a term
 * that has another order.
 */
export function nomeComecaCom(nome: AnyColumn, termo: string): SQL | undefined {
  const limpo = termo.trim().replace(/\s+/g, ' ')
  if (limpo.length < MENOR_TERMO_COM_PESO || /^\d+$/.test(limpo)) return undefined
  const procurado = (fim: string) => sql`lower(f_unaccent(${limpo + fim}))`
  // By itself `starts_with` is taken for one row in two hundred, and the stretch would be read whole instead of in order.
  return sql`${PLANO_POR_VALOR}(${emOrdemAlfabetica(nome)} between ${procurado('')} and ${procurado(DEPOIS_DE_TUDO)}
    and coalesce(starts_with(lower(f_unaccent(${nome})), ${procurado('')}), false))`
}

/** Alphabetical order as a Brazilian reads it, whatever the server's own; the index must say the same. */
export const emOrdemAlfabetica = (coluna: AnyColumn): SQL => sql`${coluna} collate "pt-BR-x-icu"`
