import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { clienteDocumento } from './tabelas.ts'

/** Of one customer: a list that is always whole needs a bound. */
export const MAXIMO_DE_DOCUMENTOS = 200

const documentosEmOrdem = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ documento: clienteDocumento, autor: colaborador.nome })
    .from(clienteDocumento)
    .leftJoin(colaborador, eq(colaborador.id, clienteDocumento.criadoPor))
    .where(onde)
    // What does not end comes last.
    .orderBy(sql`${clienteDocumento.validade} asc nulls last`, asc(clienteDocumento.id))
    .limit(limiteNoTexto(MAXIMO_DE_DOCUMENTOS))

export type DocumentoComAutor = Awaited<ReturnType<typeof documentosEmOrdem>>[number]

/** Of a customer that the session was found to see. */
export const documentosDoCliente = (banco: Executor, clienteId: number) =>
  documentosEmOrdem(banco, eq(clienteDocumento.clienteId, clienteId))

const doCliente = (clienteId: number, id: number) =>
  and(eq(clienteDocumento.id, id), eq(clienteDocumento.clienteId, clienteId)) as SQL

/** Null when the customer has no such paper, though another may. */
export async function documentoDoCliente(
  banco: Executor,
  clienteId: number,
  id: number,
): Promise<DocumentoComAutor | null> {
  const [linha] = await documentosEmOrdem(banco, doCliente(clienteId, id))
  return linha ?? null
}

/** The customer is held. */
export async function contarDocumentos(tx: Tx, clienteId: number): Promise<number> {
  const [linha] = await tx
    .select({ quantos: count() })
    .from(clienteDocumento)
    .where(eq(clienteDocumento.clienteId, clienteId))
  return linha?.quantos ?? 0
}

/** CAD-12 Whether the special regime was proven before. */
export async function temProvaDeRegime(banco: Executor, clienteId: number): Promise<boolean> {
  const [prova] = await banco
    .select({ id: clienteDocumento.id })
    .from(clienteDocumento)
    .where(and(eq(clienteDocumento.clienteId, clienteId), eq(clienteDocumento.tipo, 'REGIME_ESPECIAL')))
    .limit(1)
  return prova !== undefined
}

/** Answers their ids in the order given. */
export async function inserirDocumentos(
  tx: Tx,
  novos: (typeof clienteDocumento.$inferInsert)[],
): Promise<number[]> {
  if (novos.length === 0) return []
  const gravados = await tx.insert(clienteDocumento).values(novos).returning({ id: clienteDocumento.id })
  return gravados.map(({ id }) => id)
}

export const travarDocumento = (tx: Tx, clienteId: number, id: number) =>
  travar(tx, clienteDocumento, doCliente(clienteId, id))

export async function apagarDocumento(tx: Tx, id: number): Promise<void> {
  await tx.delete(clienteDocumento).where(eq(clienteDocumento.id, id))
}

/** Which of these stored files some customer has; no session: it is about the files, not about who sees them. */
export async function arquivosEmUso(banco: Executor, arquivos: string[]): Promise<string[]> {
  const linhas = await banco
    .select({ arquivo: clienteDocumento.arquivo })
    .from(clienteDocumento)
    .where(umDe(clienteDocumento.arquivo, arquivos))
  return linhas.map(({ arquivo }) => arquivo)
}
