import { devolveProdutos } from '@balcao/dominio/tickets/abertura/saldo'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { ticket, ticketItem, ticketNota, ticketProrrogacao } from './tabelas.ts'
import {
  motivoFinalizacao,
  ticketEtapa,
  ticketStatus,
  ticketTipo,
  ticketTipoPublicacao,
} from './tabelas-catalogo.ts'

export async function tipoPorId(banco: Executor, tipoId: number) {
  const [linha] = await banco.select().from(ticketTipo).where(eq(ticketTipo.id, tipoId))
  return linha ?? null
}

/** A type that a ticket already has, and so exists, with the deadlines of the publication that the ticket is in. */
export async function tipoDoTicket(
  banco: Executor,
  { tipoId, etapaId }: { tipoId: number; etapaId: number },
): Promise<typeof ticketTipo.$inferSelect> {
  const { conteudo, numero } = ticketTipoPublicacao
  const [linha] = await banco
    .select({ tipo: ticketTipo, conteudo })
    .from(ticketTipo)
    .leftJoin(ticketEtapa, eq(ticketEtapa.id, etapaId))
    .leftJoin(
      ticketTipoPublicacao,
      and(eq(ticketTipoPublicacao.tipoId, ticketTipo.id), eq(numero, ticketEtapa.publicacao)),
    )
    .where(eq(ticketTipo.id, tipoId))
  if (!linha) throw new Error(`o tipo ${tipoId} não existe`)
  if (!linha.conteudo) return linha.tipo
  const { minutosResposta, minutosSolucao } = linha.conteudo
  return { ...linha.tipo, minutosResposta, minutosSolucao }
}

/** What the rules of returns look at in a type, by the names they know. */
export const usosNaDevolucao = {
  usa_nota: ticketTipo.usaNota,
  usa_nota_produto: ticketTipo.usaNotaProduto,
  permite_espelho: ticketTipo.permiteEspelho,
}

const usosDosTipos = comandoFixo((banco) =>
  banco.select({ id: ticketTipo.id, ...usosNaDevolucao }).from(ticketTipo),
)

/** NOV-11 The types whose tickets ask for products of invoices: few, and the rule says which. */
export async function tiposQueDevolvem(banco: Executor): Promise<number[]> {
  const tipos = await usosDosTipos(banco, {})
  return tipos.filter(devolveProdutos).map(({ id }) => id)
}

/** What they are called, to whoever sets how they work. */
export async function nomesDosTiposQueDevolvem(banco: Executor): Promise<string[]> {
  const tipos = await banco
    .select({ nome: ticketTipo.descricao, ...usosNaDevolucao })
    .from(ticketTipo)
    .where(eq(ticketTipo.ativo, true))
    .orderBy(asc(ticketTipo.ordem))
  return tipos.filter(devolveProdutos).map(({ nome }) => nome)
}

/** Those in use, by the key that does not change. */
export const tiposParaEscolher = (banco: Executor) =>
  banco
    .select({ valor: ticketTipo.chave, nome: ticketTipo.descricao })
    .from(ticketTipo)
    .where(eq(ticketTipo.ativo, true))
    .orderBy(asc(ticketTipo.ordem), asc(ticketTipo.id))

/** A reason in use, of this type or of all; null when it can't end such a ticket. */
export async function motivoDeFinalizacao(banco: Executor, motivoId: number, tipoId: number) {
  const [linha] = await banco
    .select()
    .from(motivoFinalizacao)
    .where(
      and(
        eq(motivoFinalizacao.id, motivoId),
        eq(motivoFinalizacao.ativo, true),
        or(isNull(motivoFinalizacao.tipoId), eq(motivoFinalizacao.tipoId, tipoId)),
      ),
    )
  return linha ?? null
}

export async function statusDeFinalizado(banco: Executor): Promise<number> {
  const [linha] = await banco
    .select({ id: ticketStatus.id })
    .from(ticketStatus)
    .where(eq(ticketStatus.situacao, 'FINALIZADO'))
    .orderBy(asc(ticketStatus.ordem))
    .limit(1)
  if (!linha) throw new Error('não há status de ticket finalizado')
  return linha.id
}

/** What the ticket has of all that a type may require. */
export async function dadosDoTicket(banco: Executor, ticketId: number) {
  const total = (origem: 'NOTA' | 'AVULSO') =>
    sql<number>`(select count(*)::int from ${ticketItem} where ${ticketItem.ticketId} = ${ticketId} and ${ticketItem.origem} = ${origem})`
  const { rows } = await banco.execute<{
    notas: number
    itensDeNota: number
    itensAvulsos: number
    temProrrogacao: boolean
    temConsumidor: boolean
  }>(sql`select
    (select count(*)::int from ${ticketNota} where ${ticketNota.ticketId} = ${ticketId}) as notas,
    ${total('NOTA')} as "itensDeNota",
    ${total('AVULSO')} as "itensAvulsos",
    exists(select 1 from ${ticketProrrogacao} where ${ticketProrrogacao.ticketId} = ${ticketId}) as "temProrrogacao",
    exists(select 1 from ${ticket} where ${ticket.id} = ${ticketId}
      and (${ticket.consumidorId} is not null
        or (${ticket.clienteId} is null and ${ticket.consumidorNome} is not null))) as "temConsumidor"`)
  const [linha] = rows
  if (!linha) throw new Error('a contagem não respondeu')
  return linha
}
