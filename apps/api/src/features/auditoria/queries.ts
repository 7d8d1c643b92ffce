import type { AssuntoAjustado } from '@balcao/dominio/ajustes/assuntos'
import type { listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import {
  ENTIDADES_AJUSTADAS,
  ENTIDADES_CONSULTADAS,
  ENTIDADES_DO_ACESSO,
  EXPORTAR,
  type NaturezaDaAuditoria,
} from '@balcao/dominio/auditoria/naturezas'
import type { ValorDe } from '@balcao/dominio/contrato'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { and, asc, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'

const DA_NATUREZA: Record<NaturezaDaAuditoria, SQL | undefined> = {
  AJUSTE: and(inArray(historico.entidade, Object.keys(ENTIDADES_AJUSTADAS)), ne(historico.acao, EXPORTAR)),
  ACESSO: and(inArray(historico.entidade, Object.keys(ENTIDADES_DO_ACESSO)), ne(historico.acao, EXPORTAR)),
  EXPORTACAO: eq(historico.acao, EXPORTAR),
  CONSULTA: inArray(historico.entidade, Object.keys(ENTIDADES_CONSULTADAS)),
}
const AUDITADAS = or(...Object.values(DA_NATUREZA))

/**
 * Something happened to the same thing afterwards. The permissions of account types are one thing of many cells: there only what
 * touched one of the same cells counts.
 */
const superada = sql<boolean>`exists (select 1 from historico depois where depois.entidade = ${historico.entidade}
  and depois.entidade_id = ${historico.entidadeId} and depois.id > ${historico.id}
  and (${historico.entidade} <> ${'permissao' satisfies AssuntoAjustado} or depois.dados -> 'depois'
    ?| array(select jsonb_object_keys(case when jsonb_typeof(${historico.dados} -> 'depois') = 'object'
      then ${historico.dados} -> 'depois' else '{}' end))))`

/** ADM-10 What was audited before then is kept no longer; how much of it, so many at a time. */
export async function apagarAuditoriaAntiga(banco: Executor, antesDe: Date, maximo: number): Promise<number> {
  const { rowCount } = await banco.delete(historico).where(
    inArray(
      historico.id,
      banco
        .select({ id: historico.id })
        .from(historico)
        .where(and(AUDITADAS, lt(historico.quando, antesDe)))
        .limit(maximo),
    ),
  )
  return rowCount ?? 0
}

const linhas = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({ entrada: historico, quem: colaborador.nome, superada })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(AUDITADAS, onde))
    .$dynamic()
export type LinhaDaAuditoria = Awaited<ReturnType<typeof linhas>>[number]

type Query = ValorDe<typeof listarAuditoria, 'query'>
type Filtro = Omit<Query, 'page' | 'take' | 'orderBy' | 'direction'>

function filtrar(filtro: Filtro): SQL | undefined {
  const aplicado: FiltroAplicado<Filtro> = {
    termo: combina(
      sql`lower(f_unaccent(coalesce(${colaborador.nome}, '') || ' ' || coalesce(${historico.dados} ->> 'nome', '')))`,
      filtro.termo,
    ),
    natureza:
      filtro.natureza.length > 0
        ? or(...filtro.natureza.map((natureza) => DA_NATUREZA[natureza]))
        : undefined,
    dtIni: filtro.dtIni ? gte(historico.quando, inicioDoDia(filtro.dtIni)) : undefined,
    dtFim: filtro.dtFim ? lt(historico.quando, inicioDoDia(somarDias(filtro.dtFim, 1))) : undefined,
  }
  return and(...Object.values(aplicado))
}

const ordenar = (direction: Query['direction']) => (direction === 'ASC' ? asc : desc)(historico.id)

export function entradasDaAuditoria(banco: Executor, query: Query) {
  const onde = filtrar(query)
  return paginar(banco, query, {
    linhas: (limite, salto) =>
      linhas(banco, onde).orderBy(ordenar(query.direction)).limit(limite).offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(historico)
      .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
      .where(and(AUDITADAS, onde)),
  })
}

export async function idsDaAuditoria(banco: Executor, query: Omit<Query, 'page' | 'take'>, maximo: number) {
  const achados = await linhas(banco, filtrar(query)).orderBy(ordenar(query.direction)).limit(maximo)
  return achados.map(({ entrada }) => entrada.id)
}

export const entradasPorId = (banco: Executor, ids: readonly number[]) =>
  linhas(banco, umDe(historico.id, [...ids]))

export async function entradaPorId(tx: Tx, id: number): Promise<LinhaDaAuditoria | null> {
  const [linha] = await linhas(tx, eq(historico.id, id))
  return linha ?? null
}
