import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../platform/banco/paginador.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { dimensao, dimensaoValor, informacaoAdicional } from './tabelas.ts'
import { informacaoVisivel } from './visibilidade.ts'

const informacoes = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({
      informacao: informacaoAdicional,
      dimensao: { chave: dimensao.chave, descricao: dimensao.descricao },
      valor: dimensaoValor.descricao,
      autor: colaborador.nome,
    })
    .from(informacaoAdicional)
    .innerJoin(dimensaoValor, eq(dimensaoValor.id, informacaoAdicional.valorId))
    .innerJoin(dimensao, eq(dimensao.id, dimensaoValor.dimensaoId))
    .innerJoin(colaborador, eq(colaborador.id, informacaoAdicional.colaboradorId))
    .where(onde)
    .orderBy(desc(informacaoAdicional.id))

export type InformacaoComPartes = Awaited<ReturnType<typeof informacoes>>[number]

/** CLI-05 The newest first; no segment is all of them. */
export function informacoesDoCliente(
  banco: Executor,
  { clienteId, dimensoes }: { clienteId: number; dimensoes: readonly string[] },
  pagina: { page: number; take: number },
) {
  const onde = and(
    eq(informacaoAdicional.clienteId, clienteId),
    dimensoes.length > 0 ? umDe(dimensao.chave, dimensoes) : undefined,
  )
  return paginar(banco, pagina, {
    linhas: (limite, salto) => informacoes(banco, onde).limit(limite).offset(salto),
    contar: informacoes(banco, onde),
  })
}

export async function informacaoPorId(banco: Executor, id: number): Promise<InformacaoComPartes> {
  const [linha] = await informacoes(banco, eq(informacaoAdicional.id, id))
  if (!linha) throw new Error(`a informação ${id} não existe`)
  return linha
}

/** Held for a change; one of a customer that the session does not see is refused like one that does not exist. */
export const travarInformacao = (tx: Tx, sessao: Sessao, id: number) =>
  travar(tx, informacaoAdicional, and(eq(informacaoAdicional.id, id), informacaoVisivel(tx, sessao)) as SQL)

/** The value of a segment, both by what the wire says of them; null where the one is not of the other. */
export async function valorDaDimensao(banco: Executor, chave: string, valorId: number) {
  const [valor] = await banco
    .select({ id: dimensaoValor.id, emUso: sql<boolean>`${dimensao.ativa} and ${dimensaoValor.ativo}` })
    .from(dimensaoValor)
    .innerJoin(dimensao, eq(dimensao.id, dimensaoValor.dimensaoId))
    .where(and(eq(dimensaoValor.id, valorId), eq(dimensao.chave, chave)))
  return valor ?? null
}

type Dados = { valorId: number; observacao: string }

export async function inserirInformacao(
  tx: Tx,
  { agora }: Autoria,
  nova: Dados & { clienteId: number; colaboradorId: number },
): Promise<number> {
  const { colaboradorId } = nova
  const [linha] = await tx
    .insert(informacaoAdicional)
    .values({
      ...nova,
      criadoEm: agora,
      criadoPor: colaboradorId,
      atualizadoEm: agora,
      atualizadoPor: colaboradorId,
    })
    .returning({ id: informacaoAdicional.id })
  if (!linha) throw new Error('a informação não foi gravada')
  return linha.id
}

export async function mudarInformacao(tx: Tx, autoria: Autoria, id: number, dados: Dados): Promise<void> {
  await tx
    .update(informacaoAdicional)
    .set({
      ...dados,
      ...deQuemMuda(autoria),
      versao: sql`${informacaoAdicional.versao} + 1`,
    })
    .where(eq(informacaoAdicional.id, id))
}

export async function apagarInformacao(tx: Tx, id: number): Promise<void> {
  await tx.delete(informacaoAdicional).where(eq(informacaoAdicional.id, id))
}

const MAXIMO = 500

/** API-07 Those in use. */
export const dimensoesEmUso = (banco: Executor) =>
  banco
    .select({ id: dimensao.id, dimensao: dimensao.chave, desc: dimensao.descricao })
    .from(dimensao)
    .where(eq(dimensao.ativa, true))
    .orderBy(asc(dimensao.ordem), asc(dimensao.id))
    .limit(limiteNoTexto(MAXIMO))

/** API-07 Those in use of a segment in use; null where there is no such segment. */
export async function valoresEmUso(banco: Executor, dimensaoId: number) {
  const [existe] = await banco
    .select({ id: dimensao.id })
    .from(dimensao)
    .where(and(eq(dimensao.id, dimensaoId), eq(dimensao.ativa, true)))
  if (!existe) return null
  return banco
    .select({ id: dimensaoValor.id, desc: dimensaoValor.descricao })
    .from(dimensaoValor)
    .where(and(eq(dimensaoValor.dimensaoId, dimensaoId), eq(dimensaoValor.ativo, true)))
    .orderBy(asc(dimensaoValor.ordem), asc(dimensaoValor.id))
    .limit(limiteNoTexto(MAXIMO))
}
