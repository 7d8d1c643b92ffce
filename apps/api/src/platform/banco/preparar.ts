import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Acompanhamento, acompanharComando } from './acompanhar-comando.ts'
import { Cliente } from './cliente.ts'

const MARCA = '/* plano por valor */'

/** Put into a statement whose best plan depends on its values (a text search): PostgreSQL plans it each time. */
export const PLANO_POR_VALOR: SQL = sql.raw(MARCA)

/** What ran this often will run again; a report or an odd set of filters does not stay prepared. */
const VEZES_ATE_PREPARAR = 3
/** Each prepared statement costs the database memory in every connection that used it. */
const MAXIMO_DE_PREPARADOS = 400
const MAXIMO_DE_LEMBRADOS = 4000

/** The others (begin, set local) have no plan. */
const TEM_PLANO = /^\(?(select|with|insert|update|delete)\b/i

/** Which texts are prepared, and under which name; the same for every connection of a pool. */
export function criarNomes({ maximo = MAXIMO_DE_PREPARADOS, vezesAntes = VEZES_ATE_PREPARAR - 1 } = {}) {
  const nomes = new Map<string, string>()
  const vezes = new Map<string, number>()
  return (texto: string): string | undefined => {
    const nome = nomes.get(texto)
    if (nome) return nome
    if (nomes.size >= maximo || !TEM_PLANO.test(texto) || texto.includes(MARCA)) return undefined
    const antes = vezes.get(texto) ?? 0
    if (antes < vezesAntes) {
      if (vezes.size >= MAXIMO_DE_LEMBRADOS) vezes.clear()
      vezes.set(texto, antes + 1)
      return undefined
    }
    vezes.delete(texto)
    const novo = `balcao_${nomes.size}`
    nomes.set(texto, novo)
    return novo
  }
}

type Comando = { text: string; types: unknown; name?: string | undefined }

/** Only the query builder says how to read types: whoever else shares the pool keeps its own ways. */
const doConstrutor = (config: unknown): config is Comando =>
  typeof config === 'object' && config !== null && 'types' in config && 'text' in config

/**
 * The connections of a pool that prepares what repeats: planning the joins of a list costs ten times running it. Here and
 * nowhere else, because the text of a statement already says whether it is the same one.
 */
export function conexaoQuePrepara(acompanhamento?: Acompanhamento, nomeDe = criarNomes()): typeof pg.Client {
  return class extends Cliente {
    override query(...argumentos: unknown[]): never {
      const [config] = argumentos
      // The builder makes the object anew for each call: nobody else sees the name.
      if (doConstrutor(config)) config.name ??= nomeDe(config.text)
      const enviar = (partes: unknown[]) => (super.query as (...partes: unknown[]) => never)(...partes)
      return acompanhamento
        ? (acompanharComando(argumentos, acompanhamento, enviar) as never)
        : enviar(argumentos)
    }
  }
}

/** What belongs to one thing (a database, a condition), made when it is first asked for. */
export function umaVezPor<D extends object, T>(construir: (dono: D) => T): (dono: D) => T {
  const prontos = new WeakMap<D, T>()
  return (dono) => {
    const pronto = prontos.get(dono) ?? construir(dono)
    prontos.set(dono, pronto)
    return pronto
  }
}
