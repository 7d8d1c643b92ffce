import { SITUACOES_ABERTAS } from '@balcao/dominio/aprovacoes/situacoes'
import type { TipoDeAprovacao } from '@balcao/dominio/aprovacoes/tipos'
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDeNoTexto } from '../../platform/banco/um-de.ts'
import { cliente } from '../clientes/tabelas.ts'
import { aprovacao } from './tabelas.ts'

export type AprovacaoGravada = typeof aprovacao.$inferSelect
export type DeQue = { tipo: TipoDeAprovacao; referenciaId: number }

export const aberta = () => umDeNoTexto(aprovacao.situacao, SITUACOES_ABERTAS)
const deQue = ({ tipo, referenciaId }: DeQue) =>
  and(eq(aprovacao.tipo, tipo), eq(aprovacao.referenciaId, referenciaId), aberta())

type Nova = Omit<
  typeof aprovacao.$inferInsert,
  'id' | 'situacao' | 'pedidaEm' | 'criadoEm' | 'criadoPor' | 'atualizadoEm' | 'atualizadoPor' | 'versao'
>

/** One open of each thing: asked again, it says what it says now, and waits since it was first asked for. */
export async function gravarPedido(
  tx: Tx,
  autoria: Autoria,
  nova: Nova,
): Promise<AprovacaoGravada & { nova: boolean }> {
  const { tipo: _, referenciaId: __, venceEm: ___, ...dito } = nova
  const quem = nova.solicitanteId == null ? [] : [nova.solicitanteId]
  const [linha] = await tx
    .insert(aprovacao)
    .values({
      ...nova,
      pediram: quem,
      pedidaEm: autoria.agora,
      ...deQuemCria(autoria),
    })
    .onConflictDoUpdate({
      target: [aprovacao.tipo, aprovacao.referenciaId],
      targetWhere: aberta(),
      set: {
        ...dito,
        pediram: sql`array(select distinct unnest(${aprovacao.pediram} || excluded.pediram))`,
        situacao: 'PENDENTE',
        ...deQuemMuda(autoria),
        versao: sql`${aprovacao.versao} + 1`,
      },
    })
    .returning()
  if (!linha) throw new Error('a aprovação não foi gravada')
  return { ...linha, nova: linha.versao === 1 }
}

type Mudanca = Partial<Omit<typeof aprovacao.$inferInsert, 'id' | 'tipo' | 'referenciaId' | 'versao'>>

const escrita = (autoria: Autoria, mudanca: Mudanca) => ({
  ...mudanca,
  ...deQuemMuda(autoria),
  versao: sql`${aprovacao.versao} + 1`,
})

/** Held by whoever calls. */
export async function gravarAprovacao(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Mudanca,
): Promise<AprovacaoGravada> {
  const [linha] = await tx
    .update(aprovacao)
    .set(escrita(autoria, mudanca))
    .where(eq(aprovacao.id, id))
    .returning()
  if (!linha) throw new Error(`a aprovação ${id} sumiu`)
  return linha
}

/** Of the one that is open, if there is one. */
export async function mudarAberta(
  tx: Tx,
  autoria: Autoria,
  qual: DeQue,
  mudanca: Mudanca,
): Promise<AprovacaoGravada | null> {
  const [linha] = await tx.update(aprovacao).set(escrita(autoria, mudanca)).where(deQue(qual)).returning()
  return linha ?? null
}

export async function abertaDe(tx: Tx, qual: DeQue): Promise<AprovacaoGravada | null> {
  const [linha] = await tx.select().from(aprovacao).where(deQue(qual))
  return linha ?? null
}

export const travarAprovacao = (tx: Tx, id: number): Promise<AprovacaoGravada> =>
  travar(tx, aprovacao, eq(aprovacao.id, id))

export async function nomeDoCliente(tx: Tx, id: number): Promise<string> {
  const [dono] = await tx
    .select({ fantasia: cliente.fantasia, razaoSocial: cliente.razaoSocial })
    .from(cliente)
    .where(eq(cliente.id, id))
  return dono ? dono.fantasia || dono.razaoSocial : ''
}

/** What the clock may have something to do with, under a lock that others skip. */
type Quais = { agora: Date; desde: Date; depoisDe: number; maximo: number }
export const travarAsQueEsperam = (tx: Tx, { agora, desde, depoisDe, maximo }: Quais) =>
  tx
    .select()
    .from(aprovacao)
    .where(
      and(
        aberta(),
        gt(aprovacao.id, depoisDe),
        or(
          lte(aprovacao.venceEm, agora),
          lte(aprovacao.separadaAte, agora),
          and(lte(aprovacao.pedidaEm, desde), isNull(aprovacao.escaladaEm)),
        ),
      ),
    )
    .orderBy(asc(aprovacao.id))
    .limit(maximo)
    .for('update', { skipLocked: true })

export async function marcarVista(
  tx: Tx,
  ids: readonly number[],
  coluna: 'lembradaEm' | 'escaladaEm',
  agora: Date,
) {
  if (ids.length === 0) return
  await tx
    .update(aprovacao)
    .set({ [coluna]: agora })
    .where(inArray(aprovacao.id, [...ids]))
}
