import type { ValorDe } from '@balcao/dominio/contrato'
import { type listarEtiquetas, MAXIMO_DE_ETIQUETAS } from '@balcao/dominio/etiquetas/contratos'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { etiqueta } from './tabelas.ts'

const linhas = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ etiqueta, autor: colaborador.nome })
    .from(etiqueta)
    .leftJoin(colaborador, eq(colaborador.id, etiqueta.atualizadoPor))
    .where(onde)
    .$dynamic()

export type LinhaDaEtiqueta = Awaited<ReturnType<typeof linhas>>[number]

type Query = ValorDe<typeof listarEtiquetas, 'query'>

export function etiquetasDoNegocio(banco: Executor, query: Query) {
  const { termo, orderBy, direction = direcaoPadrao(orderBy) } = query
  const onde = and(isNull(etiqueta.excluidaEm), combina(sql`lower(f_unaccent(${etiqueta.nome}))`, termo))
  const sentido = direction === 'ASC' ? asc : desc
  const coluna = orderBy === 'nome' ? emOrdemAlfabetica(etiqueta.nome) : etiqueta.atualizadoEm
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      linhas(banco, onde).orderBy(sentido(coluna), asc(etiqueta.id)).limit(limite).offset(salto),
    contar: banco.select({ um: sql`1` }).from(etiqueta).where(onde),
  })
}

export const etiquetasOferecidas = (banco: Executor) =>
  banco
    .select({ id: etiqueta.id, nome: etiqueta.nome, cor: etiqueta.cor })
    .from(etiqueta)
    .where(isNull(etiqueta.excluidaEm))
    .orderBy(asc(emOrdemAlfabetica(etiqueta.nome)), asc(etiqueta.id))
    .limit(limiteNoTexto(MAXIMO_DE_ETIQUETAS))

export async function etiquetaPorId(banco: Executor, id: number): Promise<LinhaDaEtiqueta | null> {
  const [linha] = await linhas(banco, eq(etiqueta.id, id))
  return linha ?? null
}

export type EtiquetaGravada = typeof etiqueta.$inferSelect

/** Also one that was deleted: whether that matters, a rule says. */
export const travarEtiqueta = (tx: Tx, id: number): Promise<EtiquetaGravada> =>
  travar(tx, etiqueta, eq(etiqueta.id, id))

/** The tag that already has this name, whatever its accents and case. */
export async function donaDoNome(tx: Tx, nome: string, exceto: number | null): Promise<string | null> {
  const [linha] = await tx
    .select({ nome: etiqueta.nome })
    .from(etiqueta)
    .where(
      and(
        sql`lower(f_unaccent(${etiqueta.nome})) = lower(f_unaccent(${nome}))`,
        isNull(etiqueta.excluidaEm),
        exceto === null ? undefined : ne(etiqueta.id, exceto),
      ),
    )
  return linha?.nome ?? null
}

export async function contarEtiquetas(tx: Tx): Promise<number> {
  const [linha] = await tx.select({ quantas: count() }).from(etiqueta).where(isNull(etiqueta.excluidaEm))
  return linha?.quantas ?? 0
}

type Escrita = Pick<EtiquetaGravada, 'nome' | 'cor'>

export async function inserirEtiqueta(tx: Tx, autoria: Autoria, nova: Escrita): Promise<number> {
  const [linha] = await tx
    .insert(etiqueta)
    .values({
      ...nova,
      ...deQuemCria(autoria),
    })
    .returning({ id: etiqueta.id })
  if (!linha) throw new Error('a etiqueta não foi gravada')
  return linha.id
}

export async function mudarEtiqueta(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<Escrita & Pick<EtiquetaGravada, 'excluidaEm'>>,
): Promise<void> {
  await tx
    .update(etiqueta)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${etiqueta.versao} + 1`,
    })
    .where(eq(etiqueta.id, id))
}
