import { tipoServeAUmaMensagem } from '@balcao/dominio/correio/entrada/motivos'
import { asc, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
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
