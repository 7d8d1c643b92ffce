import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { ticket, ticketAnexo, ticketItem, ticketNfd, ticketNota } from '../nucleo/tabelas.ts'

/** With whom, and for which invoices, the return invoice must agree. */
export async function partesDaDevolucao(banco: Executor, linha: LinhaDoTicket) {
  const [partes] = await banco
    .select({ filialCnpj: filial.cnpj, clienteDocumento: cliente.documento })
    .from(filial)
    .leftJoin(cliente, eq(cliente.id, linha.clienteId ?? 0))
    .where(eq(filial.id, linha.filialId))
  if (!partes) throw new Error(`a filial ${linha.filialId} não existe`)
  const notas = await notasDaCompra(banco, linha.id)
  return {
    filialCnpj: partes.filialCnpj,
    clienteDocumento: partes.clienteDocumento ?? linha.consumidorDocumento,
    chavesDasNotas: notas.map(({ chave }) => chave),
    compradoEm:
      notas.map(({ emitidaEm }) => emitidaEm).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  }
}

function notasDaCompra(banco: Executor, ticketId: number): Promise<{ chave: string; emitidaEm: Date }[]> {
  const campos = { chave: notaFiscal.chave, emitidaEm: notaFiscal.emitidaEm }
  const inteiras = banco
    .select(campos)
    .from(ticketNota)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketNota.notaId))
    .where(eq(ticketNota.ticketId, ticketId))
  const dosItens = banco
    .select(campos)
    .from(ticketItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketItem.notaId))
    .where(eq(ticketItem.ticketId, ticketId))
  return inteiras.union(dosItens)
}

/** Which of these keys are of invoices that the company issued to sell. */
export async function chavesDeVenda(banco: Executor, chaves: readonly string[]): Promise<string[]> {
  const linhas = await banco
    .select({ chave: notaFiscal.chave })
    .from(notaFiscal)
    .where(inArray(notaFiscal.chave, [...chaves]))
  return linhas.map(({ chave }) => chave)
}

export async function chavesDasNfds(banco: Executor, ticketId: number): Promise<string[]> {
  const linhas = await banco
    .select({ chave: ticketNfd.chave })
    .from(ticketNfd)
    .where(eq(ticketNfd.ticketId, ticketId))
  return linhas.map(({ chave }) => chave)
}

/** Protocol of another ticket that was given the same invoice. */
export async function outroTicketComNfd(
  banco: Executor,
  ticketId: number,
  chave: string,
): Promise<string | null> {
  const [linha] = await banco
    .select({ protocolo: ticket.protocolo })
    .from(ticketNfd)
    .innerJoin(ticket, eq(ticket.id, ticketNfd.ticketId))
    .where(and(eq(ticketNfd.chave, chave), ne(ticketNfd.ticketId, ticketId)))
    .limit(1)
  return linha?.protocolo ?? null
}

export async function inserirArquivoDaNfd(tx: Tx, novo: typeof ticketAnexo.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(ticketAnexo).values(novo).returning({ id: ticketAnexo.id })
  if (!linha) throw new Error('o anexo não foi gravado')
  return linha.id
}

/** The invoice of the ticket is the last one sent; the files of those before stay among the attachments. */
export async function substituirNfd(tx: Tx, nova: typeof ticketNfd.$inferInsert): Promise<void> {
  const { ticketId, chave, ...dados } = nova
  await tx.delete(ticketNfd).where(and(eq(ticketNfd.ticketId, ticketId), ne(ticketNfd.chave, chave)))
  await tx
    .insert(ticketNfd)
    .values(nova)
    .onConflictDoUpdate({ target: [ticketNfd.ticketId, ticketNfd.chave], set: dados })
}

/** A file is written before the entry that tells of it. */
export async function ligarAnexo(tx: Tx, anexoId: number, historicoId: number): Promise<void> {
  await tx.update(ticketAnexo).set({ historicoId }).where(eq(ticketAnexo.id, anexoId))
}
