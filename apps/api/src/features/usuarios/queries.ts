import type { ValorDe } from '@balcao/dominio/contrato'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { ehInterno, type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import type { listarUsuarios } from '@balcao/dominio/usuarios/contratos'
import type { SegundoFatorDoUsuario, SituacaoDoUsuario } from '@balcao/dominio/usuarios/situacoes'
import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { combina, emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador, colaboradorFilial, colaboradorSetor, segundoFator, sessao } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { convite } from './tabelas.ts'
import { usuarioVisivel } from './visibilidade.ts'

type Consulta = ValorDe<typeof listarUsuarios, 'query'>
export type FiltroDeUsuarios = Omit<Consulta, 'page' | 'take'>
/** What the rows are judged by, besides what they say. */
export type Momento = { agora: Date; exigidoDe: readonly TipoDeUsuario[] }

const supervisor = alias(colaborador, 'supervisor')

const semConvite = sql`(${convite.colaboradorId} is null or ${convite.aceitoEm} is not null)`
const pendente = sql`(${convite.aceitoEm} is null and ${convite.canceladoEm} is null)`

/** The SQL of `situacaoDoUsuario`. */
function naSituacao(situacao: SituacaoDoUsuario, agora: Date): SQL {
  const inativa = sql`not ${colaborador.ativo}`
  const condicoes: Record<SituacaoDoUsuario, SQL> = {
    ATIVO: sql`${colaborador.ativo}`,
    CONVIDADO: sql`${inativa} and ${pendente} and ${convite.expiraEm} > ${agora.toISOString()}`,
    CONVITE_VENCIDO: sql`${inativa} and ${pendente} and ${convite.expiraEm} <= ${agora.toISOString()}`,
    CONVITE_CANCELADO: sql`${inativa} and ${convite.canceladoEm} is not null and ${convite.aceitoEm} is null`,
    DESATIVADO: sql`${inativa} and ${semConvite}`,
  }
  return condicoes[situacao]
}

const fatorAtivadoEm = sql<Date | null>`(select ${segundoFator.ativadoEm} from ${segundoFator}
  where ${segundoFator.colaboradorId} = ${colaborador.id})`.mapWith(segundoFator.ativadoEm)

/** The SQL of what a row says of its second factor. */
const fator = (exigidoDe: readonly TipoDeUsuario[]) => sql<SegundoFatorDoUsuario>`case
  when ${fatorAtivadoEm} is not null then 'ATIVO'
  when ${colaborador.segundoFatorExigido} or ${umDe(colaborador.tipo, [...exigidoDe])} then 'EXIGIDO'
  else 'NENHUM' end`

const ultimoAcesso = sql<Date | null>`(select max(${sessao.usadaEm}) from ${sessao}
  where ${sessao.colaboradorId} = ${colaborador.id})`.mapWith(sessao.usadaEm)

type Nomeado = { id: number; nome: string }
const nomeados = (de: SQL) =>
  sql<
    Nomeado[]
  >`coalesce((select jsonb_agg(jsonb_build_object('id', id, 'nome', nome) order by id) from (${de}) as n), '[]')`

const colunas = ({ exigidoDe }: Momento) => {
  const { senhaHash: _senha, busca: _busca, ...conta } = getTableColumns(colaborador)
  return {
    ...conta,
    convite: { ...getTableColumns(convite) },
    supervisor: { id: supervisor.id, nome: supervisor.nome },
    filiais: nomeados(sql`select ${filial.id} as id, ${filial.nome} as nome from ${filial}
      join ${colaboradorFilial} on ${colaboradorFilial.filialId} = ${filial.id}
      where ${colaboradorFilial.colaboradorId} = ${colaborador.id}`),
    setores: nomeados(sql`select ${setor.id} as id, ${setor.nome} as nome from ${setor}
      join ${colaboradorSetor} on ${colaboradorSetor.setorId} = ${setor.id}
      where ${colaboradorSetor.colaboradorId} = ${colaborador.id}`),
    fator: fator(exigidoDe),
    fatorAtivadoEm,
    ultimoAcesso,
  }
}

const contas = (banco: Executor, momento: Momento, onde: SQL | undefined) =>
  banco
    .select(colunas(momento))
    .from(colaborador)
    .leftJoin(convite, eq(convite.colaboradorId, colaborador.id))
    .leftJoin(supervisor, eq(supervisor.id, colaborador.supervisorId))
    .where(onde)
    .$dynamic()
export type LinhaDoUsuario = Awaited<ReturnType<typeof contas>>[number]

const ORDENS = {
  nome: emOrdemAlfabetica(colaborador.nome),
  tipo: sql`${colaborador.tipo}`,
  ultimoAcesso: sql`coalesce(${ultimoAcesso}, '-infinity')`,
}

function filtrar(banco: Executor, sessaoDe: Sessao, filtro: FiltroDeUsuarios, momento: Momento) {
  const { termo, tipo, situacao, setor: setores, filial: filiais } = filtro
  const aplicados: FiltroAplicado<Omit<FiltroDeUsuarios, 'orderBy' | 'direction'>> = {
    termo: termo ? combina(colaborador.busca, termo) : undefined,
    tipo: tipo.length > 0 ? umDe(colaborador.tipo, tipo) : undefined,
    situacao: or(...situacao.map((uma) => naSituacao(uma, momento.agora))),
    setor:
      setores.length > 0
        ? sql`exists (select 1 from ${colaboradorSetor} where ${colaboradorSetor.colaboradorId} = ${colaborador.id}
            and ${umDe(colaboradorSetor.setorId, setores)})`
        : undefined,
    filial:
      filiais.length > 0
        ? sql`exists (select 1 from ${colaboradorFilial} where ${colaboradorFilial.colaboradorId} = ${colaborador.id}
            and ${umDe(colaboradorFilial.filialId, filiais)})`
        : undefined,
    segundoFator: filtro.segundoFator ? sql`${fator(momento.exigidoDe)} = ${filtro.segundoFator}` : undefined,
  }
  return and(usuarioVisivel(banco, sessaoDe), ...Object.values(aplicados))
}

function ordenar({ orderBy, direction = direcaoPadrao(orderBy) }: FiltroDeUsuarios) {
  const sentido = direction === 'ASC' ? asc : desc
  return [sentido(ORDENS[orderBy]), sentido(colaborador.id)]
}

export function paginaDeUsuarios(banco: Executor, sessaoDe: Sessao, consulta: Consulta, momento: Momento) {
  const onde = filtrar(banco, sessaoDe, consulta, momento)
  return paginar(banco, consulta, {
    linhas: (limite, salto) =>
      contas(banco, momento, onde)
        .orderBy(...ordenar(consulta))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(colaborador)
      .leftJoin(convite, eq(convite.colaboradorId, colaborador.id))
      .where(onde),
  })
}

export async function idsDeUsuarios(
  banco: Executor,
  sessaoDe: Sessao,
  filtro: FiltroDeUsuarios,
  momento: Momento,
  maximo: number,
): Promise<number[]> {
  const achados = await banco
    .select({ id: colaborador.id })
    .from(colaborador)
    .leftJoin(convite, eq(convite.colaboradorId, colaborador.id))
    .where(filtrar(banco, sessaoDe, filtro, momento))
    .orderBy(...ordenar(filtro))
    .limit(maximo)
  return achados.map(({ id }) => id)
}

export const usuariosPorId = (banco: Executor, sessaoDe: Sessao, ids: readonly number[], momento: Momento) =>
  contas(banco, momento, and(usuarioVisivel(banco, sessaoDe), umDe(colaborador.id, [...ids])))

export async function usuarioPorId(
  banco: Executor,
  sessaoDe: Sessao,
  id: number,
  momento: Momento,
): Promise<LinhaDoUsuario | null> {
  const [linha] = await usuariosPorId(banco, sessaoDe, [id], momento)
  return linha ?? null
}

const MUITOS = 1000
const EQUIPE = tiposDeUsuario.filter(ehInterno)

/** Whom others may answer to. */
export const supervisoresPossiveis = (banco: Executor): Promise<Nomeado[]> =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(and(eq(colaborador.ativo, true), umDe(colaborador.tipo, EQUIPE)))
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MUITOS))

const MUITOS_FATOS = 50

/** ADM-10 What was done with the account, and by it, newest first: comings and goings apart. */
export const historicoDoUsuario = (banco: Executor, id: number) =>
  banco
    .select({
      id: historico.id,
      quando: historico.quando,
      quem: colaborador.nome,
      entidade: historico.entidade,
      acao: historico.acao,
      dados: historico.dados,
    })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(umDe(historico.entidade, ['usuario', 'colaborador']), eq(historico.entidadeId, String(id))))
    .orderBy(desc(historico.id))
    .limit(limiteNoTexto(MUITOS_FATOS))
