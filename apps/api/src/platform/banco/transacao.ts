import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type Posicao, posicaoDoLog } from '@balcao/dominio/posicao'
import { type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { causas } from '../causas.ts'
import { emCurso, pedidoEmCurso } from '../em-curso.ts'
import type { Banco, Tx } from './conexao.ts'

const TENTATIVAS = 3
const CONFLITO_DE_SERIALIZACAO = '40001'
const IMPASSE = '40P01'
const TRAVA_INDISPONIVEL = '55P03'
const CONSULTA_CANCELADA = '57014'
/** The class of whatever PostgreSQL did and warns of. */
const AVISO = '01'

/** The connection was lost while the commit was on its way: whether it was done, nobody here knows. */
export class ConfirmacaoEmDuvida extends Error {
  override name = 'ConfirmacaoEmDuvida'
}

/** ESC-07 For which request it is goes in the same trip as the beginning; PostgreSQL then shows it beside each statement. */
function comeco(primeiro: string): SQL {
  const pedido = pedidoEmCurso()
  return sql.raw(
    pedido && ID.test(pedido) ? `${primeiro}; set local application_name = 'balcao:${pedido}'` : primeiro,
  )
}
const ID = /^[\w-]{1,50}$/
/** How long to wait for a lock, too, since every write makes that trip. */
const COMECO_DA_GRAVACAO = `begin; set local lock_timeout = '5s'`

/** Takes a connection for itself, and gives it back only if the next one can use it. */
async function numaConexao<T>(
  banco: Banco,
  primeiro: SQL,
  fazer: (tx: Tx) => Promise<T>,
  aoConfirmar?: (posicao: Posicao) => void,
): Promise<T> {
  const tx = drizzle({ client: await banco.$client.connect() })
  let inutil = false
  try {
    await tx.execute(primeiro)
    const feito = await fazer(tx)
    await confirmar(tx, aoConfirmar)
    return feito
  } catch (erro) {
    await tx.execute(sql`rollback`).catch(() => {
      inutil = true
    })
    throw erro
  } finally {
    tx.$client.release(inutil)
  }
}

/**
 * ESC-02 A standby that should have it and may not is told as a warning of the commit, which PostgreSQL acknowledges all the same:
 * were the primary lost now, it would be lost with it.
 */
async function confirmar(tx: Tx, aoConfirmar?: (posicao: Posicao) => void): Promise<void> {
  let avisou = false
  const ouvir = ({ code = '' }: { code?: string | undefined }) => {
    avisou ||= code.startsWith(AVISO)
  }
  tx.$client.on('notice', ouvir)
  const feito = await tx
    .execute(aoConfirmar ? COMMIT_COM_POSICAO : sql`commit`)
    .finally(() => tx.$client.off('notice', ouvir))
  if (aoConfirmar) aoConfirmar(posicaoConfirmada(feito))
  if (avisou) throw new ConfirmacaoEmDuvida('A confirmação veio com uma ressalva do banco.')
}

/** ESC-03 In the same trip: what runs after the commit is a transaction of its own. */
const COMMIT_COM_POSICAO = sql.raw('commit; select pg_current_wal_insert_lsn() as lsn')

function posicaoConfirmada(feito: unknown): Posicao {
  const [, { rows }] = feito as [unknown, { rows: [{ lsn: string }] }]
  return posicaoDoLog(rows[0].lsn)
}

/** Changes nothing, whatever it runs; what a replica can't answer is asked of the primary from its beginning. */
export async function leitura<T>(banco: Banco, fazer: (tx: Tx) => Promise<T>): Promise<T> {
  const ler = (de: Banco) => numaConexao(de, comeco('begin read only'), fazer)
  const { leitor } = banco
  if (!leitor) return ler(banco)
  try {
    return await ler(banco)
  } catch (erro) {
    if (!leitor.desistir(erro)) throw erro
    return ler(leitor.primario)
  }
}

/** A part of a transaction that may fail alone: what it did is taken back, what was before it stays. */
export async function parteDe<T>(tx: Tx, fazer: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint parte`)
  try {
    const feito = await fazer(tx)
    await tx.execute(sql`release savepoint parte`)
    return feito
  } catch (erro) {
    await tx.execute(sql`rollback to savepoint parte`).catch(() => undefined)
    throw erro
  }
}

/** The one way to change state: retried on deadlock, and a row held too long by somebody else is a clear message. */
export async function transacao<T>(banco: Banco, fazer: (tx: Tx) => Promise<T>): Promise<T> {
  const dizer = banco.replicas && emCurso.getStore()?.aoConfirmar
  for (let tentativa = 1; ; tentativa++) {
    let confirmando = false
    const marcar = async (tx: Tx) => {
      const resultado = await fazer(tx)
      confirmando = true
      return resultado
    }
    try {
      return await numaConexao(banco, comeco(COMECO_DA_GRAVACAO), marcar, dizer)
    } catch (erro) {
      const codigo = codigoDoPostgres(erro)
      // Cancelled while it said how far the log was, it had been done.
      if (confirmando && (!recusadaPeloBanco(erro) || (dizer && codigo === CONSULTA_CANCELADA)))
        throw new ConfirmacaoEmDuvida('A conexão caiu durante a confirmação.', { cause: erro })
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

/** What took longer than any statement may, or met others at every try: nothing of it was done, and later it may be. */
export const bancoOcupado = (erro: unknown): boolean =>
  [CONSULTA_CANCELADA, TRAVA_INDISPONIVEL, CONFLITO_DE_SERIALIZACAO, IMPASSE].includes(
    codigoDoPostgres(erro) ?? '',
  )

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
