import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { filial } from '../filiais/tabelas.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { whatsappMensagem, whatsappMidia } from './tabelas.ts'

const emTriagem = eq(whatsappMensagem.estado, 'TRIAGEM')

/** A row for each number, with the last that it wrote; the newest first. */
export function conversasEmTriagem(banco: Executor, pagina: { page: number; take: number }, faz: boolean) {
  const vistas = faz ? emTriagem : sql`false`
  const ultimas = banco
    .selectDistinctOn([whatsappMensagem.waId], {
      id: whatsappMensagem.id,
      waId: whatsappMensagem.waId,
      nome: whatsappMensagem.nome,
      texto: whatsappMensagem.texto,
      motivo: whatsappMensagem.motivo,
      criadoEm: whatsappMensagem.criadoEm,
      mensagens: sql<number>`(count(*) over (partition by ${whatsappMensagem.waId}))::int`.as('mensagens'),
    })
    .from(whatsappMensagem)
    .where(vistas)
    .orderBy(whatsappMensagem.waId, sql`${whatsappMensagem.especie} <> 'MENSAGEM'`, desc(whatsappMensagem.id))
    .as('ultimas')
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco.select().from(ultimas).orderBy(desc(ultimas.id)).limit(limite).offset(salto),
    contar: banco.selectDistinct({ um: whatsappMensagem.waId }).from(whatsappMensagem).where(vistas),
  })
}

export const quantasEmTriagem = (tx: Tx, waId?: string): Promise<number> =>
  tx.$count(
    whatsappMensagem,
    and(emTriagem, waId === undefined ? undefined : eq(whatsappMensagem.waId, waId)),
  )

/** For the menu: numbers, not messages. */
export async function numerosEmTriagem(banco: Executor): Promise<number> {
  const [linha] = await banco
    .select({ quantos: sql<number>`count(distinct ${whatsappMensagem.waId})::int` })
    .from(whatsappMensagem)
    .where(emTriagem)
  return linha?.quantos ?? 0
}

const daConversa = (banco: Executor, id: number) =>
  and(
    emTriagem,
    eq(
      whatsappMensagem.waId,
      banco.select({ waId: whatsappMensagem.waId }).from(whatsappMensagem).where(eq(whatsappMensagem.id, id)),
    ),
  )

const MAIOR_CONVERSA = 200

/** All that waits of the number that wrote this message, oldest first, with the files that are already here. */
export const conversaEmTriagem = (banco: Executor, id: number) =>
  banco
    .select({
      mensagem: whatsappMensagem,
      arquivo: { nome: whatsappMidia.nome, midia: whatsappMidia.midia },
    })
    .from(whatsappMensagem)
    .leftJoin(whatsappMidia, eq(whatsappMidia.mensagemId, whatsappMensagem.id))
    .where(daConversa(banco, id))
    .orderBy(asc(whatsappMensagem.id))
    .limit(MAIOR_CONVERSA)

/** The same, held until the transaction ends. */
export const travarConversa = (tx: Tx, id: number) =>
  tx.select().from(whatsappMensagem).where(daConversa(tx, id)).orderBy(asc(whatsappMensagem.id)).for('update')

export const clientesVistos = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  banco
    .select({ id: cliente.id, nome: cliente.fantasia })
    .from(cliente)
    .where(and(umDe(cliente.id, [...ids]), clienteVisivel(banco, sessao)))
    .orderBy(asc(cliente.fantasia))

/** Of a message in triage; of any other, its ticket has it. */
export async function arquivoEmTriagem(banco: Executor, mensagemId: number) {
  const [linha] = await banco
    .select({ nome: whatsappMidia.nome, midia: whatsappMidia.midia, bytes: whatsappMidia.bytes })
    .from(whatsappMidia)
    .innerJoin(whatsappMensagem, eq(whatsappMensagem.id, whatsappMidia.mensagemId))
    .where(and(eq(whatsappMidia.mensagemId, mensagemId), emTriagem))
  return linha ?? null
}

export async function guardarMidia(tx: Tx, nova: typeof whatsappMidia.$inferInsert): Promise<void> {
  await tx.insert(whatsappMidia).values(nova).onConflictDoNothing()
}

/** A ticket has it from now on. */
export async function tirarMidia(tx: Tx, mensagemId: number) {
  const [linha] = await tx.delete(whatsappMidia).where(eq(whatsappMidia.mensagemId, mensagemId)).returning()
  return linha ?? null
}

export const todasAsFiliais = (banco: Executor) =>
  banco.select({ id: filial.id }).from(filial).orderBy(asc(filial.id))

export async function existeFilial(banco: Executor, id: number): Promise<boolean> {
  return (await banco.$count(filial, eq(filial.id, id))) > 0
}

export async function veFilial(banco: Executor, sessao: Sessao, id: number): Promise<boolean> {
  return (await banco.$count(filial, and(eq(filial.id, id), filialVisivel(sessao)))) > 0
}
