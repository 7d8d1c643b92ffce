import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { documentoComPartes, primeiroDocumento } from '../../pedidos/queries-documento.ts'
import { orcamento, orcamentoItem } from '../tabelas.ts'
import { orcamentoVisivel } from '../visibilidade.ts'

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

/** Addresses and ways to reach those a quote is between, which lists do not show. */
export async function partesDoOrcamento(banco: Executor, orcamentoId: number) {
  const [partes] = await banco
    .select({ filial, cliente, vendedor: colaborador, entrega: enderecoEntrega })
    .from(orcamento)
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, orcamento.enderecoEntregaId))
    .where(eq(orcamento.id, orcamentoId))
  if (!partes) throw new Error(`o orçamento ${orcamentoId} não existe`)
  return partes
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
