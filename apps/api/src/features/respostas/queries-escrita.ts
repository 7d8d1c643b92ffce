import type { Escopo } from '@balcao/dominio/respostas/escopos'
import { and, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ArquivoGuardado } from '../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { setor } from '../setores/tabelas.ts'
import { resposta, respostaAnexo, respostaUso } from './tabelas.ts'
import { respostaAlcancavel } from './visibilidade.ts'

export type RespostaGravada = typeof resposta.$inferSelect
export type NovaResposta = Pick<
  RespostaGravada,
  'escopo' | 'donoId' | 'setorId' | 'titulo' | 'atalho' | 'texto' | 'tipo' | 'aguardarCliente'
>

/** Also one that was deleted: whether that matters, a rule says. */
export const travarResposta = (tx: Tx, sessao: Sessao, respostaId: number): Promise<RespostaGravada> =>
  travar(tx, resposta, and(eq(resposta.id, respostaId), respostaAlcancavel(sessao)) as SQL)

export async function inserirResposta(tx: Tx, autoria: Autoria, nova: NovaResposta): Promise<number> {
  const [linha] = await tx
    .insert(resposta)
    .values({ ...nova, ...deQuemCria(autoria) })
    .returning({ id: resposta.id })
  if (!linha) throw new Error('a resposta pronta não foi gravada')
  return linha.id
}

export async function mudarResposta(
  tx: Tx,
  autoria: Autoria,
  respostaId: number,
  mudanca: Partial<NovaResposta & Pick<RespostaGravada, 'excluidaEm'>>,
): Promise<void> {
  await tx
    .update(resposta)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${resposta.versao} + 1`,
    })
    .where(eq(resposta.id, respostaId))
}

type Atalho = { escopo: Escopo; donoId: number | null; setorId: number | null; atalho: string }

/** The title of the reply that has this shortcut among those of the same owner. */
export async function donaDoAtalho(tx: Tx, atalho: Atalho, exceto: number | null): Promise<string | null> {
  const [linha] = await tx
    .select({ titulo: resposta.titulo })
    .from(resposta)
    .where(
      and(
        eq(resposta.atalho, atalho.atalho),
        eq(resposta.escopo, atalho.escopo),
        sql`coalesce(${resposta.donoId}, ${resposta.setorId}, 0) = ${atalho.donoId ?? atalho.setorId ?? 0}`,
        isNull(resposta.excluidaEm),
        exceto === null ? undefined : ne(resposta.id, exceto),
      ),
    )
  return linha?.titulo ?? null
}

export async function setorAtivo(tx: Tx, setorId: number): Promise<boolean> {
  const [linha] = await tx
    .select({ id: setor.id })
    .from(setor)
    .where(and(eq(setor.id, setorId), setor.ativo))
  return linha !== undefined
}

export async function contarProprias(tx: Tx, donoId: number): Promise<number> {
  const [linha] = await tx
    .select({ quantas: count() })
    .from(resposta)
    .where(and(eq(resposta.donoId, donoId), isNull(resposta.excluidaEm)))
  return linha?.quantas ?? 0
}

export async function inserirAnexos(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  respostaId: number,
  arquivos: readonly ArquivoGuardado[],
): Promise<void> {
  if (arquivos.length === 0) return
  const novos = arquivos.map(({ arquivo, nomeExibicao, midia, tamanho }) => ({
    ...{ respostaId, arquivo, nomeExibicao, midia, tamanho },
    ...{ criadoEm: agora, criadoPor: colaboradorId },
  }))
  await tx.insert(respostaAnexo).values(novos)
}

/** The rows go at once; their files, at night, if nothing else refers to them. */
export async function apagarAnexos(tx: Tx, respostaId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(respostaAnexo)
    .where(and(eq(respostaAnexo.respostaId, respostaId), umDe(respostaAnexo.id, ids)))
}

export async function contarUso(
  tx: Tx,
  respostaId: number,
  colaboradorId: number,
  agora: Date,
): Promise<number> {
  const [linha] = await tx
    .insert(respostaUso)
    .values({ respostaId, colaboradorId, vezes: 1, ultimoEm: agora })
    .onConflictDoUpdate({
      target: [respostaUso.colaboradorId, respostaUso.respostaId],
      set: { vezes: sql`${respostaUso.vezes} + 1`, ultimoEm: agora },
    })
    .returning({ vezes: respostaUso.vezes })
  return linha?.vezes ?? 0
}
