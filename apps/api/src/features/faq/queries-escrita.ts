import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import { faqArtigo, faqTipo, faqVoto } from './tabelas.ts'
import { artigoPublicado, artigoVisivel } from './visibilidade.ts'

export type ArtigoGravado = typeof faqArtigo.$inferSelect
type NovoArtigo = Pick<
  ArtigoGravado,
  'tipoId' | 'titulo' | 'palavrasChave' | 'conteudo' | 'publico' | 'posicao'
>

const umArtigo = (artigoId: number, onde: SQL | undefined): SQL =>
  and(eq(faqArtigo.id, artigoId), onde) ?? eq(faqArtigo.id, artigoId)

export const travarArtigo = (tx: Tx, sessao: Sessao, artigoId: number): Promise<ArtigoGravado> =>
  travar(tx, faqArtigo, umArtigo(artigoId, artigoVisivel(sessao)))

/** Only what its readers see can be voted on. */
export const travarArtigoPublicado = (tx: Tx, sessao: Sessao, artigoId: number): Promise<ArtigoGravado> =>
  travar(tx, faqArtigo, umArtigo(artigoId, artigoPublicado(sessao)))

/** Held until the article is written: nobody retires it meanwhile. */
export async function tipoExiste(tx: Tx, tipoId: number): Promise<boolean> {
  const [linha] = await tx
    .select({ id: faqTipo.id })
    .from(faqTipo)
    .where(and(eq(faqTipo.id, tipoId), eq(faqTipo.ativo, true)))
    .for('share')
  return linha !== undefined
}

export async function inserirArtigo(tx: Tx, autoria: Autoria, novo: NovoArtigo): Promise<number> {
  const [linha] = await tx
    .insert(faqArtigo)
    .values({
      ...novo,
      ...deQuemCria(autoria),
    })
    .returning({ id: faqArtigo.id })
  if (!linha) throw new Error('o artigo não foi gravado')
  return linha.id
}

export async function mudarArtigo(
  tx: Tx,
  autoria: Autoria,
  artigoId: number,
  mudanca: Partial<NovoArtigo & Pick<ArtigoGravado, 'publicadoEm'>>,
): Promise<void> {
  await tx
    .update(faqArtigo)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${faqArtigo.versao} + 1`,
    })
    .where(eq(faqArtigo.id, artigoId))
}

type Voto = typeof faqVoto.$inferInsert

/** The article's row is locked by the caller, so that the counts are those of the votes. */
export async function gravarVoto(tx: Tx, voto: Voto): Promise<{ ajudou: number; naoAjudou: number }> {
  const { artigoId, ajudou, votadoEm } = voto
  await tx
    .insert(faqVoto)
    .values(voto)
    .onConflictDoUpdate({ target: [faqVoto.artigoId, faqVoto.colaboradorId], set: { ajudou, votadoEm } })
  const [contados] = await tx
    .select({
      ajudou: sql<number>`(count(*) filter (where ${faqVoto.ajudou}))::int`,
      todos: count(),
    })
    .from(faqVoto)
    .where(eq(faqVoto.artigoId, artigoId))
  const votos = {
    ajudou: contados?.ajudou ?? 0,
    naoAjudou: (contados?.todos ?? 0) - (contados?.ajudou ?? 0),
  }
  await tx.update(faqArtigo).set(votos).where(eq(faqArtigo.id, artigoId))
  return votos
}
