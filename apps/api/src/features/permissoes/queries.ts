import type { Acao } from '@balcao/dominio/permissoes'
import type { Celula, Decisao } from '@balcao/dominio/permissoes/regras'
import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { pessoasComPermissoes } from '../acesso/queries.ts'
import { lerQuemPode } from '../acesso/queries-quem-pode.ts'
import { colaborador, permissao, permissaoDaPessoa } from '../acesso/tabelas.ts'

export const decididasComVersao = (banco: Executor) =>
  banco
    .select({
      tipo: permissao.tipo,
      acao: sql<Acao>`${permissao.acao}`,
      autorizado: permissao.autorizado,
      versao: permissao.versao,
    })
    .from(permissao)
    .orderBy(permissao.tipo, permissao.acao)

export const pessoasPorTipo = (banco: Executor) =>
  banco
    .select({ tipo: colaborador.tipo, pessoas: count() })
    .from(colaborador)
    .where(eq(colaborador.ativo, true))
    .groupBy(colaborador.tipo)

const quemDecidiu = alias(colaborador, 'quem_decidiu')

/** What holds of people, with who decided it; of one of them, whatever became of the account. */
export const excecoesDasPessoas = (banco: Executor, idColab?: number) =>
  banco
    .select({
      idColab: colaborador.id,
      nome: colaborador.nome,
      tipo: colaborador.tipo,
      acao: sql<Acao>`${permissaoDaPessoa.acao}`,
      autorizado: sql<boolean>`${permissaoDaPessoa.autorizado}`,
      motivo: permissaoDaPessoa.motivo,
      quem: quemDecidiu.nome,
      quando: permissaoDaPessoa.atualizadoEm,
      versao: permissaoDaPessoa.versao,
    })
    .from(permissaoDaPessoa)
    .innerJoin(colaborador, eq(colaborador.id, permissaoDaPessoa.colaboradorId))
    .leftJoin(quemDecidiu, eq(quemDecidiu.id, permissaoDaPessoa.atualizadoPor))
    .where(
      and(
        isNotNull(permissaoDaPessoa.autorizado),
        idColab === undefined ? eq(colaborador.ativo, true) : eq(colaborador.id, idColab),
      ),
    )
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id), asc(permissaoDaPessoa.acao))

/** Of what was once decided of a person, taken back or not. */
export async function versoesDaPessoa(
  banco: Executor,
  idColab: number,
): Promise<ReadonlyMap<string, number>> {
  const { acao, versao } = permissaoDaPessoa
  const linhas = await banco
    .select({ acao, versao })
    .from(permissaoDaPessoa)
    .where(eq(permissaoDaPessoa.colaboradorId, idColab))
  return new Map(linhas.map((linha) => [linha.acao, linha.versao]))
}

const MAXIMO_PESQUISADO = 20
const peloNome = (termo: string): SQL | undefined =>
  combina(sql`lower(f_unaccent(${colaborador.nome}))`, termo)
const pessoa = {
  id: colaborador.id,
  nome: colaborador.nome,
  tipo: colaborador.tipo,
  ativo: colaborador.ativo,
}

export const pessoasPeloNome = (banco: Executor, termo: string) =>
  banco
    .select(pessoa)
    .from(colaborador)
    .where(peloNome(termo))
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MAXIMO_PESQUISADO))

export async function pessoaPorId(banco: Executor, id: number) {
  const [linha] = await banco.select(pessoa).from(colaborador).where(eq(colaborador.id, id))
  return linha ?? null
}

export async function permissoesDe(banco: Executor, id: number) {
  const [linha] = await pessoasComPermissoes(banco, eq(colaborador.id, id))
  return linha ?? null
}

type Pagina = { termo: string; page: number; take: number }

export async function pessoasQuePodem(banco: Executor, acao: Acao, { termo, ...pagina }: Pagina) {
  const podem = (await lerQuemPode(banco)).onde((autorizacoes) => autorizacoes.has(acao))
  const onde = and(eq(colaborador.ativo, true), podem, peloNome(termo))
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      pessoasComPermissoes(banco, onde)
        .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(colaborador).where(onde).$dynamic(),
  })
}

const uns = (celulas: readonly Celula[]) => sql`unnest(${sql.param(celulas.map(({ tipo }) => tipo))}::text[],
  ${sql.param(celulas.map(({ acao }) => acao))}::text[])`

/** What is decided at those cells, nothing included, in one order: whoever decides one first must not do so twice. */
export async function travarDecididas(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  celulas: readonly Celula[],
): Promise<(Celula & { autorizado: Decisao; versao: number })[]> {
  await tx.execute(sql`insert into ${permissao} (tipo, acao, versao, criado_em, criado_por)
    select nova.tipo, nova.acao, 0, ${agora.toISOString()}::timestamptz, ${colaboradorId}::bigint
    from ${uns(celulas)} as nova(tipo, acao) order by 1, 2 on conflict do nothing`)
  const { tipo, autorizado, versao } = permissao
  return tx
    .select({ tipo, acao: sql<Acao>`${permissao.acao}`, autorizado, versao })
    .from(permissao)
    .where(sql`(${permissao.tipo}, ${permissao.acao}) in (select * from ${uns(celulas)})`)
    .orderBy(permissao.tipo, permissao.acao)
    .for('update')
}

export async function gravarDecididas(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  novas: readonly (Celula & { autorizado: Decisao })[],
): Promise<void> {
  await tx.execute(sql`update ${permissao} set autorizado = nova.autorizado, versao = ${permissao.versao} + 1,
    atualizado_em = ${agora.toISOString()}::timestamptz, atualizado_por = ${colaboradorId}::bigint
    from unnest(${sql.param(novas.map(({ tipo }) => tipo))}::text[], ${sql.param(novas.map(({ acao }) => acao))}::text[],
      ${sql.param(novas.map(({ autorizado }) => autorizado))}::boolean[]) as nova(tipo, acao, autorizado)
    where ${permissao.tipo} = nova.tipo and ${permissao.acao} = nova.acao`)
}

type DaPessoa = { idColab: number; acao: Acao }

export async function travarDecisao(tx: Tx, { agora, colaboradorId }: Autoria, { idColab, acao }: DaPessoa) {
  await tx
    .insert(permissaoDaPessoa)
    .values({ colaboradorId: idColab, acao, versao: 0, criadoEm: agora, criadoPor: colaboradorId })
    .onConflictDoNothing()
  return travar(
    tx,
    permissaoDaPessoa,
    sql`${permissaoDaPessoa.colaboradorId} = ${idColab} and ${permissaoDaPessoa.acao} = ${acao}`,
  )
}

export async function gravarDecisao(
  tx: Tx,
  autoria: Autoria,
  { idColab, acao, ...decisao }: DaPessoa & { autorizado: Decisao; motivo: string },
): Promise<void> {
  await tx
    .update(permissaoDaPessoa)
    .set({
      ...decisao,
      ...deQuemMuda(autoria),
      versao: sql`${permissaoDaPessoa.versao} + 1`,
    })
    .where(and(eq(permissaoDaPessoa.colaboradorId, idColab), eq(permissaoDaPessoa.acao, acao)))
}
