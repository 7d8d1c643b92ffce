import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
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

/** On its way again: what the customer did with it before is no answer to what goes now, except a yes. */
export const marcarEnviado = async (tx: Tx, id: number, em: Date): Promise<void> =>
  void (await tx
    .update(orcamento)
    .set({ enviadoEm: em, abertoEm: null, recusadoEm: null, motivoRecusa: null })
    .where(eq(orcamento.id, id)))

/** The quote is held by whoever calls. */
export const marcarAberto = async (tx: Tx, id: number, em: Date): Promise<void> =>
  void (await tx
    .update(orcamento)
    // A link of before anybody wrote down when it went.
    .set({ abertoEm: em, enviadoEm: sql`coalesce(${orcamento.enviadoEm}, ${em})` })
    .where(eq(orcamento.id, id)))

/** Another version, as of an acceptance. */
export async function gravarRecusa(
  tx: Tx,
  id: number,
  { em, motivo }: { em: Date; motivo: string },
): Promise<void> {
  await tx
    .update(orcamento)
    .set({
      recusadoEm: em,
      motivoRecusa: motivo,
      enviadoEm: sql`coalesce(${orcamento.enviadoEm}, ${em})`,
      movimentadoEm: em,
      atualizadoEm: em,
      versao: sql`${orcamento.versao} + 1`,
    })
    .where(eq(orcamento.id, id))
}

/** Whether the very same was asked a moment ago: whoever presses again asks no more. */
export async function jaPerguntou(
  tx: Tx,
  { id, texto, desde }: { id: number; texto: string; desde: Date },
): Promise<boolean> {
  const [igual] = await tx
    .select({ id: historico.id })
    .from(historico)
    .where(
      and(
        eq(historico.entidade, 'orcamento'),
        eq(historico.entidadeId, String(id)),
        eq(historico.acao, 'PERGUNTA'),
        gte(historico.quando, desde),
        sql`${historico.dados}->>'texto' = ${texto}`,
      ),
    )
    .limit(1)
  return igual !== undefined
}

/** What was accepted without its coupon is kept without it. The quote is held by whoever calls. */
export async function derrubarCupom(
  tx: Tx,
  id: number,
  {
    cupomDesconto,
    cupomImpostos,
    valorTotal,
  }: Pick<typeof orcamento.$inferSelect, 'cupomDesconto' | 'cupomImpostos' | 'valorTotal'>,
): Promise<void> {
  await tx.update(orcamento).set({ cupomDesconto, cupomImpostos, valorTotal }).where(eq(orcamento.id, id))
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
      recusadoEm: null,
      motivoRecusa: null,
      enviadoEm: sql`coalesce(${orcamento.enviadoEm}, ${em})`,
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
