import { eq, sql } from 'drizzle-orm'
import { cliente } from '../src/features/clientes/tabelas.ts'
import { filial } from '../src/features/filiais/tabelas.ts'
import { notaFiscal } from '../src/features/notas/tabelas.ts'
import { ticket, ticketItem } from '../src/features/tickets/nucleo/tabelas.ts'
import type { Lugar } from './cenario-de-tickets.ts'
import { chaveDeNfd } from './xml-de-nfd.ts'

/** What the return NF-e of a ticket says of its parties and of the purchase, which from now on has a key as invoices have. */
export async function nfdDoTicket(lugar: Lugar, id: number) {
  const { banco } = lugar.negocio()
  const [partes] = await banco
    .select({ emitente: cliente.documento, destinatario: filial.cnpj })
    .from(ticket)
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .where(eq(ticket.id, id))
  const itens = await banco.select().from(ticketItem).where(eq(ticketItem.ticketId, id))
  const [notaId] = itens.flatMap((item) => item.notaId ?? [])
  if (!partes || notaId === undefined) throw new Error(`o ticket ${id} não tem de quem nem o que devolver`)
  const compra = chaveDeNfd({ emitente: partes.destinatario, numero: notaId })
  await banco.update(notaFiscal).set({ chave: compra }).where(eq(notaFiscal.id, notaId))
  return { partes, compra, numero: notaId }
}

/** Everything that the ticket asks for is authorised. */
export async function autorizarTudo(lugar: Lugar, id: number): Promise<void> {
  await lugar
    .negocio()
    .banco.update(ticketItem)
    .set({ status: 'A', quantidadeAutorizada: sql`${ticketItem.quantidadeSolicitada}` })
    .where(eq(ticketItem.ticketId, id))
}
