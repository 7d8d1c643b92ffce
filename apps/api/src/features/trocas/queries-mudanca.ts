import { ErroDeNegocio } from '@balcao/dominio/erros'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { estoque, produtoEmbalagem } from '../produtos/tabelas.ts'
import { desistido } from '../tickets/nucleo/queries-saldo.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { motivoFinalizacao, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import type { TrocaDoBanco } from './queries.ts'
import { troca, trocaItem } from './tabelas.ts'

/** Always the ticket first, as whoever moves it does. */
export async function travarTroca(tx: Tx, sessao: Sessao, id: number): Promise<TrocaDoBanco> {
  const onde = and(eq(troca.id, id), deClienteVisivel(tx, sessao, troca.clienteId))
  const [vista] = await tx.select({ ticketId: troca.ticketId }).from(troca).where(onde)
  if (!vista) throw new ErroDeNegocio('NAO_ENCONTRADO')
  await travar(tx, ticket, eq(ticket.id, vista.ticketId))
  return travar(tx, troca, eq(troca.id, id))
}

export const travarTicketDaTroca = (tx: Tx, { ticketId }: TrocaDoBanco) =>
  travar(tx, ticket, eq(ticket.id, ticketId))

/** How the ticket stands, for the exchange that follows it. */
export async function estadoDoTicketDaTroca(tx: Tx, ticketId: number) {
  const [linha] = await tx
    .select({ finalizadoEm: ticket.finalizadoEm, ehDeTroca: ticketTipo.troca, desistido })
    .from(ticket)
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .where(eq(ticket.id, ticketId))
  if (!linha) throw new Error(`o ticket ${ticketId} sumiu`)
  return linha
}

/** Products of invoices, with what an unit of each costs at the branch. */
export const produtosParaTrocar = (tx: Tx, { ticketId, filialId }: { ticketId: number; filialId: number }) =>
  tx
    .select({
      ticketItemId: ticketItem.id,
      notaId: ticketItem.notaId,
      produtoId: ticketItem.produtoId,
      codigo: ticketItem.codigo,
      descricao: ticketItem.descricao,
      unidade: ticketItem.unidade,
      solicitada: ticketItem.quantidadeSolicitada,
      venda: ticketItem.valorUnitario,
      custo: sql<string | null>`${estoque.custo} * coalesce(${produtoEmbalagem.fatorConversao}, 1)`,
    })
    .from(ticketItem)
    .leftJoin(estoque, and(eq(estoque.produtoId, ticketItem.produtoId), eq(estoque.filialId, filialId)))
    .leftJoin(
      produtoEmbalagem,
      and(
        eq(produtoEmbalagem.produtoId, ticketItem.produtoId),
        eq(produtoEmbalagem.unidade, ticketItem.unidade),
      ),
    )
    .where(and(eq(ticketItem.ticketId, ticketId), eq(ticketItem.origem, 'NOTA')))
    .orderBy(asc(ticketItem.id))

export async function inserirTroca(
  tx: Tx,
  autoria: Autoria,
  nova: typeof troca.$inferInsert,
  itens: readonly Omit<typeof trocaItem.$inferInsert, 'trocaId'>[],
): Promise<TrocaDoBanco> {
  const [linha] = await tx
    .insert(troca)
    .values({ ...nova, ...deQuemCria(autoria) })
    .returning()
  if (!linha) throw new Error('a troca não foi gravada')
  await tx.insert(trocaItem).values(itens.map((item) => ({ ...item, trocaId: linha.id })))
  return linha
}

/** Held by whoever calls. */
export async function mudarTroca(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<typeof troca.$inferInsert>,
): Promise<TrocaDoBanco> {
  const [linha] = await tx
    .update(troca)
    .set({ ...mudanca, ...deQuemMuda(autoria), versao: sql`${troca.versao} + 1` })
    .where(eq(troca.id, id))
    .returning()
  if (!linha) throw new Error(`a troca ${id} sumiu`)
  return linha
}

/** The quote of the exchange, for the exchange itself: whoever may undo it need not see quotes. */
export async function travarOrcamentoDaTroca(tx: Tx, trocaId: number) {
  const [linha] = await tx.select().from(orcamento).where(eq(orcamento.trocaId, trocaId)).for('update')
  return linha ?? null
}

/** The reason in use by which a ticket of this type ends without having been solved. */
export async function motivoSemConcluir(tx: Tx, tipoId: number) {
  const [linha] = await tx
    .select({ id: motivoFinalizacao.id, descricao: motivoFinalizacao.descricao })
    .from(motivoFinalizacao)
    .where(
      and(
        eq(motivoFinalizacao.conclui, false),
        eq(motivoFinalizacao.duplicado, false),
        eq(motivoFinalizacao.ativo, true),
        or(isNull(motivoFinalizacao.tipoId), umDe(motivoFinalizacao.tipoId, [tipoId])),
      ),
    )
    .orderBy(asc(motivoFinalizacao.informa), asc(motivoFinalizacao.ordem), asc(motivoFinalizacao.id))
    .limit(1)
  return linha ?? null
}
