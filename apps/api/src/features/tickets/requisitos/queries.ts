import type { DestinoDaAnalise } from '@balcao/dominio/tickets/requisitos/analise'
import type { StatusDoItem } from '@balcao/dominio/tickets/situacoes'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { ticketCusto, ticketItem, ticketProrrogacao } from '../nucleo/tabelas.ts'
import { custo, motivoAnalise } from '../nucleo/tabelas-catalogo.ts'

/** The products of a ticket with what the requirements look at. */
export function itensDoTicket(banco: Executor, ticketId: number) {
  return banco
    .select({
      id: ticketItem.id,
      solicitada: ticketItem.quantidadeSolicitada,
      autorizada: ticketItem.quantidadeAutorizada,
      valorUnitario: ticketItem.valorUnitario,
      status: ticketItem.status,
    })
    .from(ticketItem)
    .where(eq(ticketItem.ticketId, ticketId))
    .orderBy(asc(ticketItem.id))
}

const ids = (linhas: { id: number }[]): ReadonlySet<number> => new Set(linhas.map(({ id }) => id))

export async function motivosDeAnaliseEmUso(banco: Executor): Promise<ReadonlySet<number>> {
  return ids(
    await banco.select({ id: motivoAnalise.id }).from(motivoAnalise).where(eq(motivoAnalise.ativo, true)),
  )
}

export async function custosEmUso(banco: Executor): Promise<ReadonlySet<number>> {
  return ids(await banco.select({ id: custo.id }).from(custo).where(eq(custo.ativo, true)))
}

type Analise = Record<DestinoDaAnalise, number> & {
  id: number
  status: StatusDoItem
  motivoAnaliseId: number | null
  observacao: string | null
}

export async function gravarAnalise(tx: Tx, ticketId: number, analise: Analise): Promise<void> {
  await tx
    .update(ticketItem)
    .set({
      status: analise.status,
      quantidadeForaPrazo: String(analise.qtd_fora_prazo),
      quantidadeOutraMarca: String(analise.qtd_outra_marca),
      quantidadeFalta: String(analise.qtd_falta),
      quantidadeAvaria: String(analise.qtd_avaria),
      quantidadeQuebraDireta: String(analise.qtd_quebra_direta),
      quantidadeAutorizada: String(analise.qtd_autorizada),
      motivoAnaliseId: analise.motivoAnaliseId,
      observacaoAnalise: analise.observacao,
    })
    .where(and(eq(ticketItem.id, analise.id), eq(ticketItem.ticketId, ticketId)))
}

type Recebido = { id: number; quantidade: number; observacao: string | null }

/** What was counted; products no longer authorised lose an older count. */
export async function gravarRecebimento(
  tx: Tx,
  ticketId: number,
  recebidos: Recebido[],
  agora: Date,
): Promise<void> {
  const conferidos = recebidos.map(({ id }) => id)
  await tx
    .update(ticketItem)
    .set({ quantidadeRecebida: null, observacaoRecebimento: null, recebidoEm: null })
    .where(and(eq(ticketItem.ticketId, ticketId), notInArray(ticketItem.id, conferidos)))
  for (const { id, quantidade, observacao } of recebidos)
    await tx
      .update(ticketItem)
      .set({
        quantidadeRecebida: String(quantidade),
        observacaoRecebimento: observacao,
        // Counted again, it came when it came.
        recebidoEm: sql`coalesce(${ticketItem.recebidoEm}, ${agora.toISOString()}::timestamptz)`,
      })
      .where(and(eq(ticketItem.id, id), eq(ticketItem.ticketId, ticketId)))
}

export async function prorrogacaoDoTicket(banco: Executor, ticketId: number) {
  const [linha] = await banco.select().from(ticketProrrogacao).where(eq(ticketProrrogacao.ticketId, ticketId))
  return linha ?? null
}

export async function gravarProrrogacao(
  tx: Tx,
  ticketId: number,
  resposta: Partial<typeof ticketProrrogacao.$inferInsert>,
): Promise<void> {
  await tx.update(ticketProrrogacao).set(resposta).where(eq(ticketProrrogacao.ticketId, ticketId))
}

type NovoCusto = { custoId: number; valor: string; observacao: string | null }

export async function inserirCustos(
  tx: Tx,
  ticketId: number,
  custos: NovoCusto[],
  { criadoEm, criadoPor }: { criadoEm: Date; criadoPor: number | null },
): Promise<void> {
  if (custos.length > 0)
    await tx.insert(ticketCusto).values(custos.map((novo) => ({ ...novo, ticketId, criadoEm, criadoPor })))
}
