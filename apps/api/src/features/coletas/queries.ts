import type { filtrosDeColetas, OrdenacaoDeColetas } from '@balcao/dominio/coletas/contratos'
import {
  lerNumeroDaColeta,
  type SituacaoDaColeta,
  type TipoDeResponsavel,
} from '@balcao/dominio/coletas/situacoes'
import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { output } from 'zod/mini'
import { combina } from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { paginar } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { coleta, coletaTicket } from './tabelas.ts'
import { coletaConfirmavelPor, coletaVisivel, ticketDaColetaVisivel } from './visibilidade.ts'

type Filtro = output<typeof filtrosDeColetas>

const COLUNAS = {
  dtGeracao: coleta.geradaEm,
  dtPrevista: coleta.dataPrevista,
} as const satisfies Record<OrdenacaoDeColetas, unknown>

const dasColetas = (banco: Executor) =>
  banco
    .select({
      id: coleta.id,
      tipo: coleta.tipo,
      representanteId: coleta.representanteId,
      transportadoraId: coleta.transportadoraId,
      responsavelNome: coleta.responsavelNome,
      filial: { id: filial.id, nome: filial.nome },
      ibge: coleta.ibge,
      cidade: coleta.cidade,
      uf: coleta.uf,
      situacao: coleta.situacao,
      geradaEm: coleta.geradaEm,
      dataPrevista: coleta.dataPrevista,
      observacao: coleta.observacao,
      versao: coleta.versao,
    })
    .from(coleta)
    .innerJoin(filial, eq(filial.id, coleta.filialId))
    .$dynamic()

export type LinhaDaColetaNaLista = Awaited<ReturnType<typeof dasColetas>>[number]

function emOrdem({ orderBy, direction = 'DESC' }: Pick<Filtro, 'orderBy' | 'direction'>): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  // Without a day foreseen it comes last, whichever way.
  return [sql`${sentido(COLUNAS[orderBy])} nulls last`, sentido(coleta.id)]
}

export function paginaDeColetas(banco: Executor, sessao: Sessao, { page, take, ...pedido }: Filtro) {
  const onde = and(coletaVisivel(banco, sessao), ...Object.values(aplicar(banco, pedido)))
  const ordem = emOrdem(pedido)
  return paginar(
    banco,
    { page, take },
    {
      linhas: (limite, salto) =>
        dasColetas(banco)
          .where(onde)
          .orderBy(...ordem)
          .limit(limite)
          .offset(salto),
      contar: banco.select({ um: sql`1` }).from(coleta).where(onde),
    },
  )
}

/** COL-01 Whatever became of the order. */
export const ticketEmColeta = (banco: Executor, ticketId: number): SQL =>
  exists(banco.select({ um: sql`1` }).from(coletaTicket).where(eq(coletaTicket.ticketId, ticketId)))

type Filtros = Omit<Filtro, 'orderBy' | 'direction' | 'page' | 'take'>

function aplicar(
  banco: Executor,
  { situacao, tipo, dtIni, dtFim, ticket: ticketId, termo }: Filtros,
): FiltroAplicado<Filtros> {
  const doTicket = (id: number) =>
    banco.select({ id: coletaTicket.coletaId }).from(coletaTicket).where(eq(coletaTicket.ticketId, id))
  return {
    situacao: situacao.length > 0 ? inArray(coleta.situacao, situacao) : undefined,
    tipo: tipo ? eq(coleta.tipo, tipo) : undefined,
    dtIni: dtIni ? gte(coleta.geradaEm, inicioDoDia(dtIni)) : undefined,
    dtFim: dtFim ? lt(coleta.geradaEm, inicioDoDia(somarDias(dtFim, 1))) : undefined,
    ticket: ticketId ? inArray(coleta.id, doTicket(ticketId)) : undefined,
    termo: termo ? comTermo(banco, termo) : undefined,
  }
}

/** By its number, who fetches, where, or what it fetches: protocol or customer of a ticket. */
function comTermo(banco: Executor, termo: string): SQL | undefined {
  const numero = lerNumeroDaColeta(termo)
  if (numero !== null) return eq(coleta.id, numero)
  const comTicket = banco
    .select({ id: coletaTicket.coletaId })
    .from(coletaTicket)
    .innerJoin(ticket, eq(ticket.id, coletaTicket.ticketId))
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .where(or(combina(ticket.busca, lerProtocolo(termo) ?? termo), combina(cliente.busca, termo)))
  return or(combina(coleta.busca, termo), sql`${coleta.id} = any(array(${comTicket}))`)
}

/** The orders of an export, in the order of the list. */
export async function idsDasColetas(
  banco: Executor,
  sessao: Sessao,
  pedido: Omit<Filtro, 'page' | 'take'>,
  maximo: number,
): Promise<number[]> {
  const achadas = await banco
    .select({ id: coleta.id })
    .from(coleta)
    .where(and(coletaVisivel(banco, sessao), ...Object.values(aplicar(banco, pedido))))
    .orderBy(...emOrdem(pedido))
    .limit(maximo)
  return achadas.map(({ id }) => id)
}

/** Those of these orders that the session still sees. */
export const coletasPorIds = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  dasColetas(banco).where(and(inArray(coleta.id, [...ids]), coletaVisivel(banco, sessao)))

export async function coletaPorId(banco: Executor, sessao: Sessao, id: number) {
  const [linha] = await dasColetas(banco).where(and(eq(coleta.id, id), coletaVisivel(banco, sessao)))
  return linha ?? null
}

/** Whether the session may confirm what this order fetches. */
export async function podeConfirmar(banco: Executor, sessao: Sessao, id: number): Promise<boolean> {
  const [linha] = await banco
    .select({ id: coleta.id })
    .from(coleta)
    .where(and(eq(coleta.id, id), coletaConfirmavelPor(banco, sessao)))
  return linha !== undefined
}

/** What each order fetches, for as many orders as a page has. */
export function ticketsDasColetas(banco: Executor, sessao: Sessao, ids: readonly number[]) {
  return banco
    .select({
      coletaId: coletaTicket.coletaId,
      id: ticket.id,
      protocolo: ticket.protocolo,
      situacao: coletaTicket.situacao,
      coletadaEm: coletaTicket.coletadaEm,
      observacao: coletaTicket.observacao,
      encerradaEm: coletaTicket.encerradaEm,
      visivel: sql<boolean>`coalesce(${ticketVisivel(banco, sessao) ?? sql`true`}, false)`,
      cliente: {
        id: cliente.id,
        razaoSocial: cliente.razaoSocial,
        fantasia: cliente.fantasia,
        telefone: cliente.telefone,
        logradouro: cliente.logradouro,
        numero: cliente.numero,
        complemento: cliente.complemento,
        bairro: cliente.bairro,
        cep: cliente.cep,
        cidade: cliente.cidade,
        uf: cliente.uf,
      },
    })
    .from(coletaTicket)
    .innerJoin(coleta, eq(coleta.id, coletaTicket.coletaId))
    .innerJoin(ticket, eq(ticket.id, coletaTicket.ticketId))
    .innerJoin(cliente, eq(cliente.id, ticket.clienteId))
    .where(and(inArray(coletaTicket.coletaId, [...ids]), ticketDaColetaVisivel(banco, sessao)))
    .orderBy(asc(coletaTicket.coletaId), asc(cliente.razaoSocial), asc(ticket.id))
}

export type TicketDaOrdem = Awaited<ReturnType<typeof ticketsDasColetas>>[number]

/** The goods to fetch: what was authorised of each product, less what an earlier order already brought. */
export function itensDaOrdem(banco: Executor, coletaId: number) {
  const jaVeio = sql`case when ${coletaTicket.encerradaEm} is null then coalesce(${ticketItem.quantidadeRecebida}, 0) else 0 end`
  const quantidade = sql<string>`${ticketItem.quantidadeAutorizada} - ${jaVeio}`
  return banco
    .select({
      id: ticketItem.id,
      ticketId: ticketItem.ticketId,
      codigo: ticketItem.codigo,
      descricao: ticketItem.descricao,
      unidade: ticketItem.unidade,
      quantidade,
    })
    .from(coletaTicket)
    .innerJoin(ticketItem, eq(ticketItem.ticketId, coletaTicket.ticketId))
    .where(and(eq(coletaTicket.coletaId, coletaId), gt(quantidade, sql`0`)))
    .orderBy(asc(ticketItem.ticketId), asc(ticketItem.id))
}

export type ItemDaOrdem = Awaited<ReturnType<typeof itensDaOrdem>>[number]

export function historicoDaColeta(banco: Executor, id: number) {
  return banco
    .select({
      id: historico.id,
      quando: historico.quando,
      quem: colaborador.nome,
      acao: historico.acao,
      dados: historico.dados,
    })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(eq(historico.entidade, 'coleta'), eq(historico.entidadeId, String(id))))
    .orderBy(desc(historico.id))
}

/** The branch that the goods go back to, as the paper names it. */
export async function filialDaColeta(banco: Executor, filialId: number) {
  const [linha] = await banco.select().from(filial).where(eq(filial.id, filialId))
  if (!linha) throw new Error(`a filial ${filialId} não existe`)
  return linha
}

export type Contato = {
  id: number
  nome: string
  documento: string | null
  telefone: string | null
  email: string | null
  cidade: string | null
  uf: string | null
  ativo: boolean
}

/** API-10 Null when there is no such party. */
export async function contatoDoResponsavel(
  banco: Executor,
  tipo: TipoDeResponsavel,
  id: number,
): Promise<Contato | null> {
  if (tipo === 'representante') {
    const [pessoa] = await banco
      .select({
        id: colaborador.id,
        nome: colaborador.nome,
        telefone: colaborador.telefone,
        email: colaborador.email,
        ativo: colaborador.ativo,
        cidade: filial.cidade,
        uf: filial.uf,
      })
      .from(colaborador)
      .leftJoin(filial, eq(filial.id, colaborador.filialId))
      .where(and(eq(colaborador.id, id), eq(colaborador.tipo, 'REPRESENTANTE')))
    return pessoa ? { ...pessoa, documento: null } : null
  }
  const [empresa] = await banco.select().from(transportadora).where(eq(transportadora.id, id))
  if (!empresa) return null
  const { razaoSocial, cnpj, cidade, uf, ativa } = empresa
  return { id, nome: razaoSocial, documento: cnpj, telefone: null, email: null, cidade, uf, ativo: ativa }
}

export const doResponsavel = (tipo: TipoDeResponsavel, id: number): SQL =>
  eq(tipo === 'representante' ? coleta.representanteId : coleta.transportadoraId, id)

type ColetaDoResponsavel = {
  id: number
  ibge: string
  cidade: string
  uf: string
  situacao: SituacaoDaColeta
  geradaEm: Date
  dataPrevista: string | null
  tickets: number
}

/** Those still to be fetched first, then the last ones, as far as the session sees them. */
export function coletasDoResponsavel(
  banco: Executor,
  sessao: Sessao,
  { tipo, id, quantas }: { tipo: TipoDeResponsavel; id: number; quantas: number },
): Promise<ColetaDoResponsavel[]> {
  return banco
    .select({
      id: coleta.id,
      ibge: coleta.ibge,
      cidade: coleta.cidade,
      uf: coleta.uf,
      situacao: coleta.situacao,
      geradaEm: coleta.geradaEm,
      dataPrevista: coleta.dataPrevista,
      tickets: banco.$count(coletaTicket, eq(coletaTicket.coletaId, coleta.id)),
    })
    .from(coleta)
    .where(and(doResponsavel(tipo, id), coletaVisivel(banco, sessao)))
    .orderBy(desc(eq(coleta.situacao, 'GERADA')), desc(coleta.geradaEm), desc(coleta.id))
    .limit(quantas)
}

/** Tickets whose goods it has still to fetch or is bringing. */
export async function ticketsEmMaos(
  banco: Executor,
  sessao: Sessao,
  { tipo, id }: { tipo: TipoDeResponsavel; id: number },
): Promise<number> {
  const [linha] = await banco
    .select({ quantos: count() })
    .from(coletaTicket)
    .innerJoin(coleta, eq(coleta.id, coletaTicket.coletaId))
    .where(and(isNull(coletaTicket.encerradaEm), doResponsavel(tipo, id), coletaVisivel(banco, sessao)))
  return linha?.quantos ?? 0
}
