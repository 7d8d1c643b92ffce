import type { EscopoDoObjetivo, TipoDeObjetivo } from '@balcao/dominio/objetivos/especies'
import { MAXIMO_DA_GRADE, MAXIMO_NO_MES } from '@balcao/dominio/objetivos/especies'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, exists, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { pessoaDaEquipe } from '../vendas/visibilidade.ts'
import { objetivo } from './tabelas.ts'
import { objetivoVisivel } from './visibilidade.ts'

const nomeDoAlvo = sql<string>`coalesce(${filial.nome}, case ${objetivo.escopo}
  when 'EQUIPE' then 'Equipe de ' || ${colaborador.nome} else ${colaborador.nome} end, '')`

const comAlvo = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({
      id: objetivo.id,
      versao: objetivo.versao,
      mes: objetivo.mes,
      escopo: objetivo.escopo,
      idAlvo: objetivo.alvoId,
      tipo: objetivo.tipo,
      marca: objetivo.marca,
      meta: objetivo.meta,
      alvo: nomeDoAlvo,
      /** Whose calendar counts. */
      filialId: sql<number | null>`coalesce(${filial.id}, ${colaborador.filialId})::int`,
    })
    .from(objetivo)
    .leftJoin(filial, and(eq(objetivo.escopo, 'FILIAL'), eq(filial.id, objetivo.alvoId)))
    .leftJoin(colaborador, and(ne(objetivo.escopo, 'FILIAL'), eq(colaborador.id, objetivo.alvoId)))
    .where(onde)
    .orderBy(asc(objetivo.id))
    .limit(limiteNoTexto(MAXIMO_NO_MES))

export type ObjetivoGravado = Awaited<ReturnType<typeof comAlvo>>[number]

/** All of a month: whoever sees one of them is told where it stands among the others. */
export const objetivosDoMes = (banco: Executor, mes: string) => comAlvo(banco, eq(objetivo.mes, mes))

export const meusObjetivos = (banco: Executor, { colaboradorId }: Sessao, mes: string) =>
  comAlvo(
    banco,
    and(eq(objetivo.mes, mes), eq(objetivo.escopo, 'VENDEDOR'), eq(objetivo.alvoId, colaboradorId)),
  )

export async function idsVisiveis(banco: Executor, sessao: Sessao, mes: string): Promise<Set<number>> {
  const linhas = await banco
    .select({ id: objetivo.id })
    .from(objetivo)
    .where(and(eq(objetivo.mes, mes), objetivoVisivel(banco, sessao)))
  return new Set(linhas.map(({ id }) => id))
}

export async function objetivoVisto(banco: Executor, sessao: Sessao, id: number) {
  const [achado] = await comAlvo(banco, and(eq(objetivo.id, id), objetivoVisivel(banco, sessao)))
  return achado ?? null
}

export async function mesesVisiveisDe(banco: Executor, sessao: Sessao, ids: readonly number[]) {
  const linhas = await banco
    .selectDistinct({ mes: objetivo.mes })
    .from(objetivo)
    .where(and(umDe(objetivo.id, [...ids]), objetivoVisivel(banco, sessao)))
  return linhas.map(({ mes }) => mes)
}

const QUE_VENDEM: readonly TipoDeUsuario[] = ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE']
const subordinado = alias(colaborador, 'subordinado')

/** Of whom the session may set such a target, with all by which they may be named. */
export async function alvosPossiveis(banco: Executor, sessao: Sessao, escopo: EscopoDoObjetivo) {
  if (escopo === 'FILIAL') {
    return banco
      .select({ id: filial.id, nome: filial.nome, outros: sql<string[]>`array[${filial.cnpj}]` })
      .from(filial)
      .where(eq(filial.ativa, true))
      .orderBy(asc(filial.id))
      .limit(limiteNoTexto(MAXIMO_DA_GRADE))
  }
  const lidera = exists(
    banco.select({ um: sql`1` }).from(subordinado).where(eq(subordinado.supervisorId, colaborador.id)),
  )
  return banco
    .select({
      id: colaborador.id,
      nome:
        escopo === 'EQUIPE'
          ? sql<string>`'Equipe de ' || ${colaborador.nome}`
          : sql<string>`${colaborador.nome}`,
      outros: sql<
        string[]
      >`array_remove(array[${colaborador.nome}, ${colaborador.matriculaErp}, ${colaborador.codigoOperador}], null)`,
    })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.ativo, true),
        escopo === 'EQUIPE' ? lidera : umDe(colaborador.tipo, [...QUE_VENDEM]),
        pessoaDaEquipe(sessao),
        sessao.veTudo ? undefined : ne(colaborador.id, sessao.colaboradorId),
      ),
    )
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MAXIMO_DA_GRADE))
}
export type AlvoPossivel = Awaited<ReturnType<typeof alvosPossiveis>>[number]

const MUITAS = 500
export async function marcasVendidas(banco: Executor): Promise<string[]> {
  const linhas = await banco
    .selectDistinct({ marca: produto.marca })
    .from(produto)
    .where(eq(produto.ativo, true))
    .orderBy(asc(produto.marca))
    .limit(limiteNoTexto(MUITAS))
  return linhas.map(({ marca }) => marca).filter(Boolean)
}

export type Serie = { mes: string; escopo: EscopoDoObjetivo; tipo: TipoDeObjetivo; marca: string }

const daSerie = ({ mes, escopo, tipo, marca }: Serie) =>
  and(eq(objetivo.mes, mes), eq(objetivo.escopo, escopo), eq(objetivo.tipo, tipo), eq(objetivo.marca, marca))

export const objetivosDaSerie = (banco: Executor, serie: Serie) =>
  banco
    .select({ id: objetivo.id, alvoId: objetivo.alvoId, meta: objetivo.meta, versao: objetivo.versao })
    .from(objetivo)
    .where(daSerie(serie))

/** The same, held until the transaction ends: of two who set them at once, the second is told. */
export async function travarSerie(tx: Tx, serie: Serie) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`objetivo|${Object.values(serie).join('|')}`}))`,
  )
  return objetivosDaSerie(tx, serie)
}

export async function quantosNoMes(tx: Tx, mes: string): Promise<number> {
  return tx.$count(objetivo, eq(objetivo.mes, mes))
}

export async function guardarMeta(
  tx: Tx,
  autoria: Autoria,
  { alvoId, meta, ...serie }: Serie & { alvoId: number; meta: number },
): Promise<number> {
  const [linha] = await tx
    .insert(objetivo)
    .values({
      ...serie,
      alvoId,
      meta: meta.toFixed(2),
      ...deQuemCria(autoria),
    })
    .onConflictDoUpdate({
      target: [objetivo.mes, objetivo.escopo, objetivo.tipo, objetivo.marca, objetivo.alvoId],
      set: {
        meta: meta.toFixed(2),
        versao: sql`${objetivo.versao} + 1`,
        ...deQuemMuda(autoria),
      },
    })
    .returning({ id: objetivo.id })
  if (!linha) throw new Error('o objetivo não foi gravado')
  return linha.id
}

export const tirarMeta = (tx: Tx, id: number) => tx.delete(objetivo).where(eq(objetivo.id, id))
