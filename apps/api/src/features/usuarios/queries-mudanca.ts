import { ehInterno, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { usuarioVisivel } from './visibilidade.ts'

export type ContaDoUsuario = typeof colaborador.$inferSelect
const EQUIPE = tiposDeUsuario.filter(ehInterno)
type Nomeado = { id: number; nome: string }
export type Perfil = {
  conta: ContaDoUsuario
  filial: Nomeado | null
  filiais: Nomeado[]
  setores: Nomeado[]
  supervisor: Nomeado | null
}

const nomeadas = (
  tx: Tx,
  tabela: typeof filial | typeof setor,
  ids: readonly number[],
): Promise<Nomeado[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: tabela.id, nome: tabela.nome })
        .from(tabela as typeof filial)
        .where(umDe(tabela.id, [...ids]))
        .orderBy(asc(tabela.id))

/** By name, what is chosen by number. */
export const filiaisPorId = (tx: Tx, ids: readonly number[]) => nomeadas(tx, filial, ids)
export const setoresPorId = (tx: Tx, ids: readonly number[]) => nomeadas(tx, setor, ids)

export async function pessoaPorId(tx: Executor, id: number | null): Promise<Nomeado | null> {
  if (id === null) return null
  const [linha] = await tx
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(eq(colaborador.id, id))
  return linha ?? null
}

/** The account, held until the transaction ends, with what hangs on it; NAO_ENCONTRADO for whoever may not see it. */
export async function travarUsuario(tx: Tx, sessao: Sessao, id: number): Promise<Perfil> {
  const onde = and(eq(colaborador.id, id), usuarioVisivel(tx, sessao))
  const conta = await travar(tx, colaborador, onde ?? sql`false`)
  const daFilial = await tx
    .select({ id: colaboradorFilial.filialId })
    .from(colaboradorFilial)
    .where(eq(colaboradorFilial.colaboradorId, id))
  const doSetor = await tx
    .select({ id: colaboradorSetor.setorId })
    .from(colaboradorSetor)
    .where(eq(colaboradorSetor.colaboradorId, id))
  const ids = (linhas: readonly { id: number }[]) => linhas.map((linha) => linha.id)
  const [sede] = conta.filialId === null ? [] : await filiaisPorId(tx, [conta.filialId])
  return {
    conta,
    filial: sede ?? null,
    filiais: await filiaisPorId(tx, ids(daFilial)),
    setores: await setoresPorId(tx, ids(doSetor)),
    supervisor: await pessoaPorId(tx, conta.supervisorId),
  }
}

/** Whoever takes administrators away does so one at a time: what each counts is what there is. */
export const travarAdministradores = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('usuarios:administradores'))`)

export async function administradoresEmUso(tx: Executor): Promise<number[]> {
  const achados = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(and(eq(colaborador.ativo, true), eq(colaborador.tipo, 'ADMIN')))
  return achados.map(({ id }) => id)
}

/** Those of these people who are active and of the staff, kept so until the transaction ends. */
export const travarColegas = (tx: Tx, ids: readonly number[]): Promise<Nomeado[]> =>
  tx
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(umDe(colaborador.id, [...ids]), eq(colaborador.ativo, true), umDe(colaborador.tipo, EQUIPE)))
    .orderBy(asc(colaborador.id))
    .for('share')

/** Who answers to the person directly. */
export const equipeDe = (banco: Executor, id: number): Promise<Nomeado[]> =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(eq(colaborador.supervisorId, id))
    .orderBy(asc(colaborador.id))

/** Of two who give the same address or code at once, the second sees the first. */
export const travarIdentidades = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('usuarios:identidades'))`)

/** The person, and whoever answers to them at whatever distance. */
export async function abaixoDe(banco: Executor, id: number): Promise<number[]> {
  const { rows } = await banco.execute<{ id: string }>(sql`with recursive abaixo as (
    select ${id}::bigint as id
    union select c.id from colaborador c join abaixo a on c.supervisor_id = a.id)
    select id from abaixo`)
  return rows.map((linha) => Number(linha.id))
}

type Colunas = Partial<Omit<typeof colaborador.$inferInsert, 'id' | 'versao'>>

/** Held by whoever calls. */
export async function gravarConta(tx: Tx, autoria: Autoria, id: number, colunas: Colunas): Promise<number> {
  const [linha] = await tx
    .update(colaborador)
    .set({
      ...colunas,
      ...deQuemMuda(autoria),
      versao: sql`${colaborador.versao} + 1`,
    })
    .where(eq(colaborador.id, id))
    .returning({ versao: colaborador.versao })
  if (!linha) throw new Error(`a conta ${id} sumiu`)
  return linha.versao
}

export async function trocarFiliais(
  tx: Tx,
  colaboradorId: number,
  filiais: readonly number[],
): Promise<void> {
  await tx.delete(colaboradorFilial).where(eq(colaboradorFilial.colaboradorId, colaboradorId))
  if (filiais.length > 0)
    await tx.insert(colaboradorFilial).values(filiais.map((filialId) => ({ colaboradorId, filialId })))
}

export async function trocarSetores(
  tx: Tx,
  colaboradorId: number,
  setores: readonly number[],
): Promise<void> {
  await tx.delete(colaboradorSetor).where(eq(colaboradorSetor.colaboradorId, colaboradorId))
  if (setores.length > 0)
    await tx.insert(colaboradorSetor).values(setores.map((setorId) => ({ colaboradorId, setorId })))
}

/** Who else has one of these already. */
export async function quemTem(
  tx: Tx,
  qual: { email?: string; ativo?: true; cpf?: string; codigoOperador?: string; matriculaErp?: string },
  menos?: number,
): Promise<string | null> {
  const [linha] = await tx
    .select({ nome: colaborador.nome })
    .from(colaborador)
    .where(
      and(
        qual.email === undefined ? undefined : eq(sql`lower(${colaborador.email})`, qual.email.toLowerCase()),
        qual.ativo ? eq(colaborador.ativo, true) : undefined,
        qual.cpf === undefined ? undefined : eq(colaborador.cpf, qual.cpf),
        qual.codigoOperador === undefined ? undefined : eq(colaborador.codigoOperador, qual.codigoOperador),
        qual.matriculaErp === undefined ? undefined : eq(colaborador.matriculaErp, qual.matriculaErp),
        menos === undefined ? undefined : ne(colaborador.id, menos),
      ),
    )
    .limit(1)
  return linha?.nome ?? null
}
