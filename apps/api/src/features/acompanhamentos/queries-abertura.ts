import { TIPO_DA_TRIAGEM, tipoServeAUmaMensagem } from '@balcao/dominio/correio/entrada/motivos'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../acesso/tabelas.ts'
import { etapasDoTipo } from '../tickets/nucleo/queries-etapas.ts'
import { ticket, ticketHistorico } from '../tickets/nucleo/tabelas.ts'
import { ticketOrigem, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'

/** The one that the branch names, or the first that a message alone may open. */
export async function tipoDeFora(banco: Executor, chave: string) {
  const tipos = await banco.select().from(ticketTipo).orderBy(asc(ticketTipo.ordem), asc(ticketTipo.id))
  const servem = tipos.filter(tipoServeAUmaMensagem)
  const neutro = servem.find((tipo) => tipo.chave === TIPO_DA_TRIAGEM)
  return (chave === '' ? (neutro ?? servem[0]) : servem.find((tipo) => tipo.chave === chave)) ?? null
}

/** The sector whose queue sorts what comes from outside: that of the type's first step. */
export async function setorDaTriagem(banco: Executor, chave: string): Promise<number | null> {
  const tipo = await tipoDeFora(banco, chave)
  const [primeira] = tipo ? await etapasDoTipo(banco, tipo.id) : []
  return primeira?.setorId ?? null
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

const MAXIMO_DE_PESSOAS = 50

/** Who works that queue in that branch. */
export const quemTrabalhaNaFila = (tx: Tx, { filialId, setorId }: { filialId: number; setorId: number }) =>
  tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .innerJoin(colaboradorFilial, eq(colaboradorFilial.colaboradorId, colaborador.id))
    .innerJoin(colaboradorSetor, eq(colaboradorSetor.colaboradorId, colaborador.id))
    .where(
      and(
        eq(colaborador.ativo, true),
        inArray(colaborador.tipo, ['OPERADOR', 'SUPERVISOR']),
        eq(colaboradorFilial.filialId, filialId),
        eq(colaboradorSetor.setorId, setorId),
      ),
    )
    .limit(MAXIMO_DE_PESSOAS)
