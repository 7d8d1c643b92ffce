import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { documentoComPartes, primeiroDocumento } from '../../pedidos/queries-documento.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'
import { orcamentoVisivel } from '../nucleo/visibilidade.ts'

/** Whoever holds the secret of a link sees that one quote: it is what stands for a session. */
const doLink = (resumo: string): SQL | undefined =>
  or(eq(orcamento.linkResumo, resumo), eq(orcamento.linkPorEmailResumo, resumo))

export const orcamentoDoLink = async (banco: Executor, resumo: string) =>
  primeiroDocumento<typeof orcamento>(await documentoComPartes(banco, orcamento, doLink(resumo)))

/** Held until the end. */
export async function travarOrcamentoDoLink(tx: Tx, resumo: string) {
  const [linha] = await tx.select().from(orcamento).where(doLink(resumo)).for('update')
  return linha
}

export async function orcamentoParaLink(banco: Executor, sessao: Sessao, id: number) {
  const [linha] = await banco
    .select()
    .from(orcamento)
    .where(and(eq(orcamento.id, id), orcamentoVisivel(banco, sessao)))
  return linha
}

type Link = Partial<Pick<typeof orcamento.$inferInsert, 'linkResumo' | 'linkPorEmailResumo' | 'linkValidade'>>

/** What the quote says stays the same, and so does its version: a page that shows it is not old. */
export async function gravarLink(tx: Tx, id: number, link: Link): Promise<void> {
  await tx.update(orcamento).set(link).where(eq(orcamento.id, id))
}

/** What was accepted without its coupon is kept without it. The quote is held by whoever calls. */
export async function derrubarCupom(
  tx: Tx,
  id: number,
  { cupomDesconto, valorTotal }: Pick<typeof orcamento.$inferSelect, 'cupomDesconto' | 'valorTotal'>,
): Promise<void> {
  await tx.update(orcamento).set({ cupomDesconto, valorTotal }).where(eq(orcamento.id, id))
  await tx.update(orcamentoItem).set({ descontoCupom: '0' }).where(eq(orcamentoItem.orcamentoId, id))
}

/** Another version: who was changing the quote meanwhile hears of it before they write over what was accepted. */
export async function gravarAceite(
  tx: Tx,
  id: number,
  { em, por }: { em: Date; por: string },
): Promise<void> {
  await tx
    .update(orcamento)
    .set({
      aceitoEm: em,
      aceitoPor: por,
      movimentadoEm: em,
      atualizadoEm: em,
      versao: sql`${orcamento.versao} + 1`,
    })
    .where(eq(orcamento.id, id))
}

/** For the queue, which nobody's session asks; held until the end. */
export async function travarOrcamentoParaEnvio(tx: Tx, id: number) {
  const [linha] = await tx.select().from(orcamento).where(eq(orcamento.id, id)).for('update')
  return linha
}
