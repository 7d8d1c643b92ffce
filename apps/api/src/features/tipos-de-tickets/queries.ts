import type { Condicional } from '@balcao/dominio/tickets/etapas'
import type { ConteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { and, asc, count, eq, exists, isNull, ne, or, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador, colaboradorSetor } from '../acesso/tabelas.ts'
import { automacao } from '../automacoes/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import {
  motivoFinalizacao,
  ticketEtapa,
  ticketEtapaCondicional,
  ticketMenu,
  ticketMotivoAbertura,
  ticketStatus,
  ticketTipo,
  ticketTipoPublicacao,
  ticketTipoRascunho,
} from '../tickets/nucleo/tabelas-catalogo.ts'

export type TipoGravado = typeof ticketTipo.$inferSelect

const EM_ABERTO = and(isNull(ticket.finalizadoEm), isNull(ticket.arquivadoEm))

export async function tiposDaAdministracao(banco: Executor) {
  const tipos = await banco
    .select({ tipo: ticketTipo, menu: ticketMenu.descricao, rascunho: ticketTipoRascunho.tipoId })
    .from(ticketTipo)
    .innerJoin(ticketMenu, eq(ticketMenu.id, ticketTipo.menuId))
    .leftJoin(ticketTipoRascunho, eq(ticketTipoRascunho.tipoId, ticketTipo.id))
    .orderBy(asc(ticketMenu.ordem), asc(ticketTipo.ordem), asc(ticketTipo.id))
  const abertos = await banco
    .select({ tipoId: ticket.tipoId, numero: ticketEtapa.publicacao, abertos: count() })
    .from(ticket)
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .where(EM_ABERTO)
    .groupBy(ticket.tipoId, ticketEtapa.publicacao)
    .orderBy(asc(ticketEtapa.publicacao))
  const porTipo = Map.groupBy(abertos, ({ tipoId }) => tipoId)
  return tipos.map(({ tipo, menu, rascunho }) => ({
    id: tipo.id,
    chave: tipo.chave,
    nome: tipo.descricao,
    menu,
    ativo: tipo.ativo,
    numero: tipo.publicacao,
    rascunho: rascunho !== null,
    versoes: (porTipo.get(tipo.id) ?? []).map(({ numero, abertos: quantos }) => ({
      numero,
      abertos: quantos,
    })),
  }))
}

/** A type as it is in force, in the form of a draft. */
export async function conteudoEmVigor(banco: Executor, tipo: TipoGravado): Promise<ConteudoDoTipo> {
  const motivos = await banco
    .select()
    .from(ticketMotivoAbertura)
    .where(and(eq(ticketMotivoAbertura.tipoId, tipo.id), eq(ticketMotivoAbertura.ativo, true)))
    .orderBy(asc(ticketMotivoAbertura.ordem), asc(ticketMotivoAbertura.id))
  const etapas = await banco
    .select()
    .from(ticketEtapa)
    .where(and(eq(ticketEtapa.tipoId, tipo.id), eq(ticketEtapa.publicacao, tipo.publicacao)))
    .orderBy(asc(ticketEtapa.ordem))
  const saidas = await banco
    .select()
    .from(ticketEtapaCondicional)
    .where(
      umDe(
        ticketEtapaCondicional.etapaId,
        etapas.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ticketEtapaCondicional.ordem))
  const { descricao, menuId, usaAssunto, usaConsumidorFinal, usaNota, usaNotaProduto, usaProduto } = tipo
  const { usaProrrogacao, usaMensagem, usaTransportadora, motivosObrigatorio, permiteEspelho, troca } = tipo
  const { minutosResposta, minutosSolucao } = tipo
  return {
    ...{ descricao, menuId, usaAssunto, usaConsumidorFinal, usaNota, usaNotaProduto, usaProduto },
    ...{ usaProrrogacao, usaMensagem, usaTransportadora, motivosObrigatorio, permiteEspelho, troca },
    ...{ minutosResposta, minutosSolucao },
    motivos: motivos.map(({ id, paiId, ...motivo }) => ({
      chave: String(id),
      pai: paiId === null ? null : String(paiId),
      descricao: motivo.descricao,
      padrao: motivo.padrao,
      informa: motivo.informa,
      subnivelObrigatorio: motivo.subnivelObrigatorio,
    })),
    etapas: etapas.map(({ id, nome, setorId, statusId, requisito, ...etapa }) => ({
      chave: String(id),
      ...{ nome, setorId, statusId, requisito },
      permiteFinalizar: etapa.permiteFinalizar,
      desvio: etapa.desvio,
      aguardaColeta: etapa.aguardaColeta,
      saidas: saidas
        .filter(({ etapaId }) => etapaId === id)
        .map(({ condicao, descricao: nomeDaSaida, proximaEtapaId }) => ({
          condicao: condicao satisfies Condicional['condicao'],
          descricao: nomeDaSaida,
          para: String(proximaEtapaId),
        })),
    })),
  }
}

export async function rascunhoDoTipo(banco: Executor, tipoId: number) {
  const [linha] = await banco
    .select({ conteudo: ticketTipoRascunho.conteudo, versao: ticketTipoRascunho.versao })
    .from(ticketTipoRascunho)
    .where(eq(ticketTipoRascunho.tipoId, tipoId))
  return linha ?? null
}

export async function conteudoDaPublicacao(banco: Executor, tipoId: number, numero: number) {
  const [linha] = await banco
    .select({ conteudo: ticketTipoPublicacao.conteudo })
    .from(ticketTipoPublicacao)
    .where(and(eq(ticketTipoPublicacao.tipoId, tipoId), eq(ticketTipoPublicacao.numero, numero)))
  return linha?.conteudo ?? null
}

/** What a type may be made of today. */
export async function apoioDosTipos(banco: Executor) {
  const gente = banco
    .select({ um: sql`1` })
    .from(colaboradorSetor)
    .innerJoin(colaborador, eq(colaborador.id, colaboradorSetor.colaboradorId))
    .where(and(eq(colaboradorSetor.setorId, setor.id), eq(colaborador.ativo, true)))
  const menus = await banco
    .select({ id: ticketMenu.id, nome: ticketMenu.descricao })
    .from(ticketMenu)
    .where(eq(ticketMenu.ativo, true))
    .orderBy(asc(ticketMenu.ordem))
  const setores = await banco
    .select({ id: setor.id, nome: setor.nome, temGente: sql<boolean>`${exists(gente)}` })
    .from(setor)
    .where(eq(setor.ativo, true))
    .orderBy(asc(emOrdemAlfabetica(setor.nome)))
  const situacoes = await banco
    .select({
      id: ticketStatus.id,
      nome: ticketStatus.label,
      esperaCliente: sql<boolean>`${ticketStatus.situacao} = 'AGUARDANDO_CLIENTE'`,
    })
    .from(ticketStatus)
    .where(and(eq(ticketStatus.ativo, true), ne(ticketStatus.situacao, 'FINALIZADO')))
    .orderBy(asc(ticketStatus.ordem))
  return { menus, setores, situacoes }
}

/** TIC-10 By a reason of its own, or one of all types. */
export async function temComoConcluir(banco: Executor, tipoId: number): Promise<boolean> {
  const [motivo] = await banco
    .select({ id: motivoFinalizacao.id })
    .from(motivoFinalizacao)
    .where(
      and(
        or(isNull(motivoFinalizacao.tipoId), eq(motivoFinalizacao.tipoId, tipoId)),
        eq(motivoFinalizacao.conclui, true),
        eq(motivoFinalizacao.ativo, true),
      ),
    )
    .limit(1)
  return motivo !== undefined
}

export async function quantosTickets(banco: Executor, tipoId: number): Promise<number> {
  const [linha] = await banco.select({ total: count() }).from(ticket).where(eq(ticket.tipoId, tipoId))
  return linha?.total ?? 0
}

export async function automacoesQueCitam(banco: Executor, tipoId: number): Promise<number> {
  const [linha] = await banco
    .select({ total: count() })
    .from(automacao)
    .where(
      and(
        eq(automacao.ativa, true),
        isNull(automacao.excluidaEm),
        sql`${automacao.se} -> 'tipos' @> ${JSON.stringify(tipoId)}::jsonb`,
      ),
    )
  return linha?.total ?? 0
}

/** Open tickets of the type, by the step in which they are; of one publication, where one is asked for. */
export async function abertosPorEtapa(banco: Executor, tipoId: number, publicacao?: number) {
  return banco
    .select({
      id: ticketEtapa.id,
      nome: ticketEtapa.nome,
      numero: ticketEtapa.publicacao,
      tickets: count(ticket.id),
    })
    .from(ticketEtapa)
    .innerJoin(ticket, eq(ticket.etapaId, ticketEtapa.id))
    .where(
      and(
        eq(ticketEtapa.tipoId, tipoId),
        publicacao === undefined ? undefined : eq(ticketEtapa.publicacao, publicacao),
        EM_ABERTO,
      ),
    )
    .groupBy(ticketEtapa.id)
    .orderBy(asc(ticketEtapa.publicacao), asc(ticketEtapa.ordem))
}

/** Every step that the type ever had, with the one that each goes on from. */
export const etapasDeSempre = (banco: Executor, tipoId: number) =>
  banco
    .select({
      id: ticketEtapa.id,
      nome: ticketEtapa.nome,
      publicacao: ticketEtapa.publicacao,
      continuaId: ticketEtapa.continuaId,
    })
    .from(ticketEtapa)
    .where(eq(ticketEtapa.tipoId, tipoId))
    .orderBy(asc(ticketEtapa.ordem))
