import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { causas } from '../causas.ts'
import type { Banco, Tx } from './conexao.ts'

const TENTATIVAS = 3
const CONFLITO_DE_SERIALIZACAO = '40001'
const IMPASSE = '40P01'
const TRAVA_INDISPONIVEL = '55P03'

/** The connection was lost while the commit was on its way: whether it was done, nobody here knows. */
export class ConfirmacaoEmDuvida extends Error {
  override name = 'ConfirmacaoEmDuvida'
}

/** The one way to change state: retried on deadlock, and a row held too long by somebody else is a clear message. */
export async function transacao<T>(banco: Banco, fazer: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    let confirmando = false
    try {
      return await banco.transaction(async (tx) => {
        const resultado = await fazer(tx)
        confirmando = true
        return resultado
      })
    } catch (erro) {
      if (confirmando && !recusadaPeloBanco(erro))
        throw new ConfirmacaoEmDuvida('A conexão caiu durante a confirmação.', { cause: erro })
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
  const codigos = causas(erro).map((causa) => (causa as { code?: unknown }).code)
  return codigos.find((code) => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) as string | undefined
}

/** An answer of PostgreSQL that leaves the session alive: what it refused was not done. */
function recusadaPeloBanco(erro: unknown): boolean {
  return causas(erro).some((causa) => (causa as { severity?: unknown }).severity === 'ERROR')
}

/** A server that starts or stops (57P0), is a copy that only reads (25006), or has no connection or memory left. */
const FORA_DO_ALCANCE = /^(57P0|08|25006|53200|53300)/
const FALHAS_DE_REDE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What the driver says by itself; it has no codes. */
const FRASES_DO_DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Client .* is not queryable$|Cannot use a pool after)/

/** Refused, lost or exhausted connections pass by themselves; trying again is the right advice. */
export function bancoForaDoAlcance(erro: unknown): boolean {
  if (erro instanceof ConfirmacaoEmDuvida || FORA_DO_ALCANCE.test(codigoDoPostgres(erro) ?? '')) return true
  return causas(erro).some(
    (causa) =>
      FALHAS_DE_REDE.has((causa as NodeJS.ErrnoException).code ?? '') || FRASES_DO_DRIVER.test(causa.message),
  )
}
