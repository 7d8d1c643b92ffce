import type { Tentativas } from '@balcao/dominio/acesso/tentativas'
import type { ConfiguracaoGravada } from '@balcao/dominio/configuracao-fv/resolver'
import type { ExcecaoDePermissao } from '@balcao/dominio/permissoes'
import { ehInterno, type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Banco, Executor, Tx } from '../../platform/banco/conexao.ts'
import { umaVezPor } from '../../platform/banco/preparar.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'
import {
  captchaUsado,
  colaborador,
  colaboradorFilial,
  colaboradorSetor,
  permissao,
  permissaoDaPessoa,
  sessao,
  tentativaDeAcesso,
} from './tabelas.ts'

/** False when the solution had been spent before. */
export async function guardarCaptchaUsado(
  banco: Executor,
  assinatura: string,
  expiraEm: Date,
): Promise<boolean> {
  const inseridos = await banco
    .insert(captchaUsado)
    .values({ assinatura, expiraEm })
    .onConflictDoNothing()
    .returning({ assinatura: captchaUsado.assinatura })
  return inseridos.length > 0
}

export async function apagarCaptchasExpirados(banco: Executor, agora: Date): Promise<void> {
  await banco.delete(captchaUsado).where(lt(captchaUsado.expiraEm, agora))
}

export async function contaDoCpf(banco: Executor, cpf: string) {
  const [conta] = await banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      email: colaborador.email,
      senhaHash: colaborador.senhaHash,
      ativo: colaborador.ativo,
      tipo: colaborador.tipo,
      segundoFatorExigido: colaborador.segundoFatorExigido,
    })
    .from(colaborador)
    .where(eq(colaborador.cpf, cpf))
  return conta ?? null
}

/** Locks the counter of that key, making it first when there is none, so that parallel failures all count. */
export async function travarTentativas(tx: Tx, chave: string, agora: Date): Promise<Tentativas | null> {
  await tx.insert(tentativaDeAcesso).values({ chave, falhas: 0, ultimaFalhaEm: agora }).onConflictDoNothing()
  const [linha] = await tx
    .select({ falhas: tentativaDeAcesso.falhas, ultimaFalhaEm: tentativaDeAcesso.ultimaFalhaEm })
    .from(tentativaDeAcesso)
    .where(eq(tentativaDeAcesso.chave, chave))
    .for('update')
  return linha ?? null
}

export async function gravarTentativas(tx: Tx, chave: string, tentativas: Tentativas): Promise<void> {
  await tx.update(tentativaDeAcesso).set(tentativas).where(eq(tentativaDeAcesso.chave, chave))
}

export async function apagarTentativas(tx: Tx, chave: string): Promise<void> {
  await tx.delete(tentativaDeAcesso).where(eq(tentativaDeAcesso.chave, chave))
}

/** An attempt that turned out right was no failure of its address. */
export async function devolverTentativa(tx: Tx, chave: string): Promise<void> {
  await tx
    .update(tentativaDeAcesso)
    .set({ falhas: sql`greatest(${tentativaDeAcesso.falhas} - 1, 0)` })
    .where(eq(tentativaDeAcesso.chave, chave))
}

export async function apagarTentativasEsquecidas(banco: Executor, antesDe: Date): Promise<void> {
  await banco.delete(tentativaDeAcesso).where(lt(tentativaDeAcesso.ultimaFalhaEm, antesDe))
}

/** Whether the person got in from that address since then. */
export async function entrouDoEndereco(
  banco: Executor,
  colaboradorId: number,
  ip: string,
  desde: Date,
): Promise<boolean> {
  const conhecida = and(
    eq(sessao.colaboradorId, colaboradorId),
    eq(sessao.ip, ip),
    gt(sessao.criadaEm, desde),
  )
  const [linha] = await banco.select({ id: sessao.id }).from(sessao).where(conhecida).limit(1)
  return linha !== undefined
}

export async function inserirSessao(tx: Tx, nova: typeof sessao.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(sessao).values(nova).returning({ id: sessao.id })
  if (!linha) throw new Error('a sessão não foi gravada')
  return linha.id
}

/** Who a person is, and what they may see and do. */
const pessoa = {
  colaboradorId: colaborador.id,
  nome: colaborador.nome,
  email: colaborador.email,
  tipo: colaborador.tipo,
  filialId: colaborador.filialId,
  filiais: sql<number[]>`array(
    select ${colaboradorFilial.filialId}::float8 from ${colaboradorFilial}
    where ${colaboradorFilial.colaboradorId} = ${colaborador.id} order by 1)`,
  setores: sql<number[]>`array(
    select ${colaboradorSetor.setorId}::float8 from ${colaboradorSetor}
    where ${colaboradorSetor.colaboradorId} = ${colaborador.id} order by 1)`,
  excecoes: sql<ExcecaoDePermissao[]>`coalesce((
    select jsonb_agg(jsonb_build_object('acao', ${permissao.acao}, 'autorizado', ${permissao.autorizado}))
    from ${permissao} where ${permissao.tipo} = ${colaborador.tipo} and ${permissao.autorizado} is not null), '[]')`,
  proprias: sql<ExcecaoDePermissao[]>`coalesce((
    select jsonb_agg(jsonb_build_object('acao', ${permissaoDaPessoa.acao}, 'autorizado', ${permissaoDaPessoa.autorizado}))
    from ${permissaoDaPessoa} where ${permissaoDaPessoa.colaboradorId} = ${colaborador.id}
      and ${permissaoDaPessoa.autorizado} is not null), '[]')`,
  forcaDeVendas: sql<ConfiguracaoGravada[]>`coalesce((
    select jsonb_agg(jsonb_build_object('escopo', ${configuracaoFv.escopo}, 'valores', ${configuracaoFv.valores}))
    from ${configuracaoFv} where ${configuracaoFv.excluidaEm} is null and ${configuracaoFv.valores} ? 'escondeMargem'
      and (${configuracaoFv.escopo} = 'NEGOCIO'
        or (${configuracaoFv.escopo} = 'VENDEDOR' and ${configuracaoFv.alvoId} = ${colaborador.id})
        or (${configuracaoFv.escopo} = 'EQUIPE' and ${configuracaoFv.alvoId} = ${colaborador.supervisorId})
        or (${configuracaoFv.escopo} = 'FILIAL' and ${configuracaoFv.alvoId} = ${colaborador.filialId}))), '[]')`,
}

/** What is asked of each of several people as it is of the one who calls. */
export const pessoasComPermissoes = (banco: Executor, onde: SQL | undefined) =>
  banco.select(pessoa).from(colaborador).where(onde).$dynamic()

/** A person whose account is in use; undefined for any other. */
export async function pessoaEmUso(banco: Executor, colaboradorId: number) {
  const [linha] = await banco
    .select(pessoa)
    .from(colaborador)
    .where(and(eq(colaborador.id, colaboradorId), eq(colaborador.ativo, true)))
  return linha
}

/** Everything a request must know of its caller, in one query. It runs at every request: built once per database. */
const consultaDaSessao = umaVezPor((banco: Banco) => {
  const de = (aquela: SQL) =>
    banco
      .select({
        id: sessao.id,
        criadaEm: sessao.criadaEm,
        usadaEm: sessao.usadaEm,
        encerradaEm: sessao.encerradaEm,
        ...pessoa,
      })
      .from(sessao)
      .innerJoin(colaborador, eq(colaborador.id, sessao.colaboradorId))
      .where(and(aquela, eq(colaborador.ativo, true)))
  return {
    porToken: de(eq(sessao.tokenHash, sql.placeholder('tokenHash'))).prepare('sessao_por_token'),
    porId: de(eq(sessao.id, sql.placeholder('id'))).prepare('sessao_por_id'),
  }
})

/** By the token's hash, or by the session's own id. */
export async function sessaoGravada(banco: Banco, qual: { tokenHash: string } | { id: number }) {
  const { porToken, porId } = consultaDaSessao(banco)
  const [linha] = await ('id' in qual ? porId : porToken).execute(qual)
  return linha ?? null
}

export async function marcarUso(banco: Executor, sessaoId: number, agora: Date): Promise<void> {
  await banco.update(sessao).set({ usadaEm: agora }).where(eq(sessao.id, sessaoId))
}

type QuaisSessoes = { colaboradorId: number; so?: number; menos?: number }

/** Ids of the sessions that were open until now. */
export async function encerrarSessoes(
  tx: Tx,
  { colaboradorId, so, menos }: QuaisSessoes,
  agora: Date,
): Promise<number[]> {
  const encerradas = await tx
    .update(sessao)
    .set({ encerradaEm: agora })
    .where(
      and(
        eq(sessao.colaboradorId, colaboradorId),
        isNull(sessao.encerradaEm),
        so === undefined ? undefined : eq(sessao.id, so),
        menos === undefined ? undefined : ne(sessao.id, menos),
      ),
    )
    .returning({ id: sessao.id })
  return encerradas.map(({ id }) => id)
}

export async function apagarSessoesAntigas(banco: Executor, antesDe: Date): Promise<void> {
  await banco.delete(sessao).where(lt(sessao.usadaEm, antesDe))
}

/** Colleagues of those branches, never final consumers. */
export function colegas(
  banco: Executor,
  filiais: number[],
): Promise<{ id: number; nome: string; tipo: TipoDeUsuario }[]> {
  return banco
    .selectDistinct({ id: colaborador.id, nome: colaborador.nome, tipo: colaborador.tipo })
    .from(colaborador)
    .innerJoin(colaboradorFilial, eq(colaboradorFilial.colaboradorId, colaborador.id))
    .where(
      and(
        eq(colaborador.ativo, true),
        inArray(colaborador.tipo, tiposDeUsuario.filter(ehInterno)),
        inArray(colaboradorFilial.filialId, filiais),
      ),
    )
    .orderBy(asc(colaborador.nome))
}

export async function existeColaborador(banco: Executor): Promise<boolean> {
  const [linha] = await banco.select({ id: colaborador.id }).from(colaborador).limit(1)
  return linha !== undefined
}
