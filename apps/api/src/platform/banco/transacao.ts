import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Banco, Tx } from './conexao.ts'

const ESPERA_POR_TRAVA = '5s'
const TENTATIVAS = 3
const CONFLITO_DE_SERIALIZACAO = '40001'
const IMPASSE = '40P01'
const TRAVA_INDISPONIVEL = '55P03'

/** The one way to change state: retried on deadlock, and a row held too long by somebody else is a clear message. */
export async function transacao<T>(banco: Banco, fazer: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await banco.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = '${ESPERA_POR_TRAVA}'`))
        return fazer(tx)
      })
    } catch (erro) {
      const codigo = codigoDoPostgres(erro)
      if (esperouDemais(erro)) throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
      const vale = codigo === CONFLITO_DE_SERIALIZACAO || codigo === IMPASSE
      if (!vale || tentativa === TENTATIVAS) throw erro
    }
  }
}

/** Loads one row and keeps others from changing it until the transaction ends; absent is NAO_ENCONTRADO. */
export async function travar<T extends PgTable>(tx: Tx, tabela: T, onde: SQL): Promise<InferSelectModel<T>> {
  const [linha] = await tx
    .select()
    .from(tabela as PgTable)
    .where(onde)
    .limit(1)
    .for('update')
  if (!linha) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return linha as InferSelectModel<T>
}

/** A lock that somebody else kept for too long. */
export const esperouDemais = (erro: unknown): boolean => codigoDoPostgres(erro) === TRAVA_INDISPONIVEL

/** PostgreSQL's error code, wherever the driver or the query builder wrapped it. */
export function codigoDoPostgres(erro: unknown): string | undefined {
  for (let atual = erro; atual instanceof Error; atual = atual.cause) {
    const { code } = atual as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/**
 * Refused, lost or exhausted connections pass by themselves; trying again is the right advice. Whether a transaction
 * that lost its connection was committed, nobody knows.
 */
export function bancoForaDoAlcance(erro: unknown): boolean {
  if (/^(57P0|53300|08)/.test(codigoDoPostgres(erro) ?? '')) return true
  for (let atual: unknown = erro; atual instanceof Error; atual = atual.cause) {
    const { code } = atual as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return true
    if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(atual.message)) return true
  }
  return false
}
