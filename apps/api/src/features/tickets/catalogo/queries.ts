import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import {
  motivoAnalise,
  motivoFinalizacao,
  ticketMenu,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from '../nucleo/tabelas-catalogo.ts'
import { tipoVisivel } from '../nucleo/visibilidade.ts'

/** API-03 Types in use that the session may open, in the order of their menus. */
export function tiposVisiveis(banco: Executor, sessao: Sessao) {
  return banco
    .select({ tipo: ticketTipo, menu: { chave: ticketMenu.chave, descricao: ticketMenu.descricao } })
    .from(ticketTipo)
    .innerJoin(ticketMenu, eq(ticketMenu.id, ticketTipo.menuId))
    .where(and(eq(ticketTipo.ativo, true), tipoVisivel(sessao)))
    .orderBy(asc(ticketMenu.ordem), asc(ticketTipo.ordem), asc(ticketTipo.id))
}

export type TipoComMenu = Awaited<ReturnType<typeof tiposVisiveis>>[number]

/** One that is no longer in use is found too: tickets of it may still be open. */
export async function tipoPorChave(banco: Executor, sessao: Sessao, chave: string) {
  const [tipo] = await banco
    .select()
    .from(ticketTipo)
    .where(and(eq(ticketTipo.chave, chave), tipoVisivel(sessao)))
  return tipo ?? null
}

/** NOV-04 Every level of the trees of these types, in one go. */
export function motivosDeAberturaDosTipos(banco: Executor, tipoIds: number[]) {
  return banco
    .select()
    .from(ticketMotivoAbertura)
    .where(and(inArray(ticketMotivoAbertura.tipoId, tipoIds), eq(ticketMotivoAbertura.ativo, true)))
    .orderBy(asc(ticketMotivoAbertura.ordem), asc(ticketMotivoAbertura.id))
}

export type MotivoDeAberturaGravado = Awaited<ReturnType<typeof motivosDeAberturaDosTipos>>[number]

export function todosOsStatus(banco: Executor) {
  return banco
    .select({ id: ticketStatus.id, label: ticketStatus.label, cor: ticketStatus.cor })
    .from(ticketStatus)
    .orderBy(asc(ticketStatus.ordem), asc(ticketStatus.id))
}

/** The status in which the staff waits for the customer; null in a business that has none. */
export async function statusDeEspera(banco: Executor): Promise<number | null> {
  const [linha] = await banco
    .select({ id: ticketStatus.id })
    .from(ticketStatus)
    .where(eq(ticketStatus.situacao, 'AGUARDANDO_CLIENTE'))
    .orderBy(asc(ticketStatus.ordem), asc(ticketStatus.id))
    .limit(1)
  return linha?.id ?? null
}

export function todasAsOrigens(banco: Executor) {
  return banco
    .select({ id: ticketOrigem.id, chave: ticketOrigem.chave, descricao: ticketOrigem.descricao })
    .from(ticketOrigem)
    .where(eq(ticketOrigem.ativo, true))
    .orderBy(asc(ticketOrigem.ordem), asc(ticketOrigem.id))
}

/** TIC-10 Reasons of the type and those of all types. */
export function motivosDeFinalizacaoDoTipo(banco: Executor, tipoId: number) {
  return banco
    .select({
      id: motivoFinalizacao.id,
      descricao: motivoFinalizacao.descricao,
      informa: motivoFinalizacao.informa,
      conclui: motivoFinalizacao.conclui,
    })
    .from(motivoFinalizacao)
    .where(
      and(
        eq(motivoFinalizacao.ativo, true),
        or(eq(motivoFinalizacao.tipoId, tipoId), isNull(motivoFinalizacao.tipoId)),
      ),
    )
    .orderBy(asc(motivoFinalizacao.ordem), asc(motivoFinalizacao.id))
}

export function motivosDeAnaliseAtivos(banco: Executor) {
  return banco
    .select({ id: motivoAnalise.id, desc: motivoAnalise.descricao })
    .from(motivoAnalise)
    .where(eq(motivoAnalise.ativo, true))
    .orderBy(asc(motivoAnalise.ordem), asc(motivoAnalise.id))
}
