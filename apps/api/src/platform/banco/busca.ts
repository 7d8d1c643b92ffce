import { type AnyColumn, and, desc, type SQL, sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'

/** Trigram index under a `textoDeBusca` column. */
export const indiceDeBusca = (nome: string, coluna: Parameters<ReturnType<typeof index>['using']>[1]) =>
  index(nome).using('gin', sql`${coluna} gin_trgm_ops`)

const MAXIMO_DE_PALAVRAS = 6

/**
 * Every word of the term must occur in the column, whatever its accents, case or order. Punctuation inside a
 * word is tried without it too, so that a masked document or code finds the stored one.
 */
export function combina(coluna: AnyColumn, termo: string): SQL | undefined {
  const palavras = termo.trim().split(/\s+/).filter(Boolean).slice(0, MAXIMO_DE_PALAVRAS)
  return and(...palavras.map((palavra) => contem(coluna, palavra)))
}

function contem(coluna: AnyColumn, palavra: string): SQL {
  const padrao = (texto: string) => sql`lower(f_unaccent(${`%${texto.replace(/[\\%_]/g, '\\$&')}%`}))`
  const semPontuacao = palavra.replace(/[.\-/()]/g, '')
  if (semPontuacao === palavra || semPontuacao === '') return sql`${coluna} like ${padrao(palavra)}`
  return sql`(${coluna} like ${padrao(palavra)} or ${coluna} like ${padrao(semPontuacao)})`
}

/** Whoever types a whole code wants that record on top; words are no codes, and keep the order of the list. */
export function exatoPrimeiro(codigo: AnyColumn, termo: string): SQL[] {
  return /^\d+$/.test(termo.trim()) ? [desc(sql`(${codigo}::text = ${termo.trim()})`)] : []
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

/** Alphabetical order as a Brazilian reads it, whatever the server's own; the index must say the same. */
export const emOrdemAlfabetica = (coluna: AnyColumn): SQL => sql`${coluna} collate "pt-BR-x-icu"`
