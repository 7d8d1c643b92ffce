import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aprovacaoDelegacao } from './tabelas.ts'

const emUso = isNull(aprovacaoDelegacao.encerradaEm)

export const ausentesQueDelegaram = comandoFixo((banco, { paraId, hoje }: { paraId: number; hoje: string }) =>
  banco
    .select({ deId: aprovacaoDelegacao.deId })
    .from(aprovacaoDelegacao)
    .where(
      and(
        eq(aprovacaoDelegacao.paraId, paraId),
        emUso,
        lte(aprovacaoDelegacao.inicio, hoje),
        gte(aprovacaoDelegacao.fim, hoje),
      ),
    )
    .orderBy(asc(aprovacaoDelegacao.id)),
)

/** Who stands in for these people today: they are told what the others would be. */
export const substitutosDe = (banco: Executor, ids: readonly number[], hoje: string) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(aprovacaoDelegacao)
    .innerJoin(colaborador, eq(colaborador.id, aprovacaoDelegacao.paraId))
    .where(
      and(
        sql`${aprovacaoDelegacao.deId} = any(${sql.param(ids)})`,
        emUso,
        eq(colaborador.ativo, true),
        lte(aprovacaoDelegacao.inicio, hoje),
        gte(aprovacaoDelegacao.fim, hoje),
      ),
    )

const de = alias(colaborador, 'de')
const para = alias(colaborador, 'para')
const MUITAS = 50

export const delegacoesDe = (banco: Executor, colaboradorId: number, hoje: string) =>
  banco
    .select({
      delegacao: aprovacaoDelegacao,
      de: { id: de.id, nome: de.nome },
      para: { id: para.id, nome: para.nome },
    })
    .from(aprovacaoDelegacao)
    .innerJoin(de, eq(de.id, aprovacaoDelegacao.deId))
    .innerJoin(para, eq(para.id, aprovacaoDelegacao.paraId))
    .where(
      and(
        or(eq(aprovacaoDelegacao.deId, colaboradorId), eq(aprovacaoDelegacao.paraId, colaboradorId)),
        emUso,
        gte(aprovacaoDelegacao.fim, hoje),
      ),
    )
    .orderBy(asc(aprovacaoDelegacao.inicio), asc(aprovacaoDelegacao.id))
    .limit(MUITAS)

/** The person is held, so that two of theirs never cross. */
export async function cruzaComOutra(
  tx: Tx,
  { deId, inicio, fim }: { deId: number; inicio: string; fim: string },
): Promise<boolean> {
  await travar(tx, colaborador, eq(colaborador.id, deId))
  const onde = and(
    eq(aprovacaoDelegacao.deId, deId),
    emUso,
    lte(aprovacaoDelegacao.inicio, fim),
    gte(aprovacaoDelegacao.fim, inicio),
  )
  return (await tx.$count(aprovacaoDelegacao, onde)) > 0
}

export async function inserirDelegacao(
  tx: Tx,
  autoria: Autoria,
  nova: { deId: number; paraId: number; inicio: string; fim: string },
): Promise<number> {
  const autores = {
    ...deQuemCria(autoria),
  }
  const [linha] = await tx
    .insert(aprovacaoDelegacao)
    .values({ ...nova, ...autores })
    .returning({ id: aprovacaoDelegacao.id })
  return linha?.id ?? 0
}

/** Either of the two may end it. */
export const travarDelegacao = (tx: Tx, id: number, colaboradorId: number) =>
  travar(
    tx,
    aprovacaoDelegacao,
    sql`${aprovacaoDelegacao.id} = ${id} and ${emUso}
      and (${aprovacaoDelegacao.deId} = ${colaboradorId} or ${aprovacaoDelegacao.paraId} = ${colaboradorId})`,
  )

export async function gravarFimDaDelegacao(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  id: number,
): Promise<void> {
  await tx
    .update(aprovacaoDelegacao)
    .set({
      encerradaEm: agora,
      atualizadoEm: agora,
      atualizadoPor: colaboradorId,
      versao: sql`${aprovacaoDelegacao.versao} + 1`,
    })
    .where(eq(aprovacaoDelegacao.id, id))
}
