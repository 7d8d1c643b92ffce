import { tipoServeAUmaMensagem } from '@balcao/dominio/correio/entrada/motivos'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { ticketOrigem, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'

/** The one that the branch names, or the first that a message alone may open. */
export async function tipoDeFora(tx: Tx, chave: string) {
  const tipos = await tx.select().from(ticketTipo).orderBy(asc(ticketTipo.ordem), asc(ticketTipo.id))
  const servem = tipos.filter(tipoServeAUmaMensagem)
  return (chave === '' ? servem[0] : servem.find((tipo) => tipo.chave === chave)) ?? null
}

/** By its key; where it is not in the catalogue, the first. */
export async function origemDeFora(tx: Tx, chave: string): Promise<number> {
  const [linha] = await tx
    .select({ id: ticketOrigem.id })
    .from(ticketOrigem)
    .orderBy(sql`${ticketOrigem.chave} = ${chave} desc`, asc(ticketOrigem.id))
    .limit(1)
  if (!linha) throw new Error('não há origem de ticket')
  return linha.id
}

/** Until the end, whoever else would open a ticket for this sender waits. */
export async function segurarRemetente(tx: Tx, remetente: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`de fora ${remetente}`}, 0))`)
}

/** How many tickets of the branch came from this sender since then, whatever became of them. */
export async function abertosDeFora(
  tx: Tx,
  { remetente, filialId, desde }: { remetente: string; filialId: number; desde: Date },
): Promise<number> {
  const { dados, acao, ticketId } = ticketHistorico
  const quem = sql`coalesce(${dados} -> 'porEmail' ->> 'email', ${dados} -> 'peloWhatsapp' ->> 'numero')`
  const [linha] = await tx
    .select({ quantos: sql<number>`count(*)::int` })
    .from(ticket)
    .innerJoin(ticketHistorico, and(eq(ticketId, ticket.id), eq(acao, 'ABERTURA')))
    .where(
      and(
        isNull(ticket.criadorId),
        gt(ticket.abertoEm, desde),
        eq(ticket.filialId, filialId),
        eq(quem, remetente),
      ),
    )
  return linha?.quantos ?? 0
}
