import { and, eq, ne } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import type { LinhaDoTicket } from './queries-mudanca.ts'
import { ticket, ticketAnexo, ticketItem, ticketNfd, ticketNota } from './tabelas.ts'

/** With whom, and for which invoices, the return invoice must agree. */
export async function partesDaDevolucao(banco: Executor, linha: LinhaDoTicket) {
  const [partes] = await banco
    .select({ filialCnpj: filial.cnpj, clienteDocumento: cliente.documento })
    .from(filial)
    .leftJoin(cliente, eq(cliente.id, linha.clienteId ?? 0))
    .where(eq(filial.id, linha.filialId))
  if (!partes) throw new Error(`a filial ${linha.filialId} não existe`)
  return {
    filialCnpj: partes.filialCnpj,
    clienteDocumento: partes.clienteDocumento ?? linha.consumidorDocumento,
    chavesDasNotas: await chavesDasNotas(banco, linha.id),
  }
}

async function chavesDasNotas(banco: Executor, ticketId: number): Promise<string[]> {
  const inteiras = banco
    .select({ chave: notaFiscal.chave })
    .from(ticketNota)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketNota.notaId))
    .where(eq(ticketNota.ticketId, ticketId))
  const dosItens = banco
    .select({ chave: notaFiscal.chave })
    .from(ticketItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, ticketItem.notaId))
    .where(eq(ticketItem.ticketId, ticketId))
  return (await inteiras.union(dosItens)).map(({ chave }) => chave)
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
