import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import type { Negocio, Seguimentos } from '../../../negocio.ts'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { quantos } from '../../../platform/banco/contagem.ts'
import { umaVezPor } from '../../../platform/banco/preparar.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal, notaItem } from '../../notas/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { colunasDoAnexo } from '../nucleo/queries-anexos.ts'
import { etiquetasNaLinha } from '../nucleo/queries-etiquetas.ts'
import { deleOuUnido } from '../nucleo/queries-uniao.ts'
import {
  ticket,
  ticketAnexo,
  ticketItem,
  ticketMotivo,
  ticketNfd,
  ticketNota,
  ticketProrrogacao,
} from '../nucleo/tabelas.ts'
import {
  motivoFinalizacao,
  ticketMenu,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketStatus,
  ticketTipo,
} from '../nucleo/tabelas-catalogo.ts'
import { anexoVisivel, clienteDoTicketVisivel, ticketVisivel } from '../nucleo/visibilidade.ts'

const operador = alias(colaborador, 'operador')
const criador = alias(colaborador, 'criador')
const representante = alias(colaborador, 'representante')

type DoTicket = { ticketId: number }

const comTudo = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  banco
    .select({
      ticket,
      status: { id: ticketStatus.id, label: ticketStatus.label, cor: ticketStatus.cor },
      tipo: ticketTipo,
      menu: { chave: ticketMenu.chave, descricao: ticketMenu.descricao },
      setor: { id: setor.id, nome: setor.nome },
      operador: { id: operador.id, nome: operador.nome },
      criador: { id: criador.id, nome: criador.nome },
      filial: { id: filial.id, nome: filial.nome },
      cliente,
      representante: { id: representante.id, nome: representante.nome },
      origem: { id: ticketOrigem.id, descricao: ticketOrigem.descricao },
      transportadora: { id: transportadora.id, razaoSocial: transportadora.razaoSocial },
      motivoFinalizacao: motivoFinalizacao.descricao,
      etiquetas: etiquetasNaLinha,
    })
    .from(ticket)
    .innerJoin(ticketStatus, eq(ticketStatus.id, ticket.statusId))
    .innerJoin(ticketTipo, eq(ticketTipo.id, ticket.tipoId))
    .innerJoin(ticketMenu, eq(ticketMenu.id, ticketTipo.menuId))
    .innerJoin(setor, eq(setor.id, ticket.setorId))
    .leftJoin(criador, eq(criador.id, ticket.criadorId))
    .innerJoin(filial, eq(filial.id, ticket.filialId))
    .innerJoin(ticketOrigem, eq(ticketOrigem.id, ticket.origemId))
    .leftJoin(operador, eq(operador.id, ticket.operadorId))
    .leftJoin(cliente, and(eq(cliente.id, ticket.clienteId), clienteDoTicketVisivel(banco, sessao)))
    .leftJoin(representante, eq(representante.id, cliente.representanteId))
    .leftJoin(transportadora, eq(transportadora.id, ticket.transportadoraId))
    .leftJoin(motivoFinalizacao, eq(motivoFinalizacao.id, ticket.motivoFinalizacaoId))
    .where(and(eq(ticket.id, id), ticketVisivel(banco, sessao))),
)

/** TIC-03 The ticket with what it points to, or null when it is not for this session to see. */
export async function ticketComTudo(banco: Executor, sessao: Sessao, id: number) {
  const [linha] = await comTudo(banco, sessao, { id })
  return linha ?? null
}

export type TicketComTudo = NonNullable<Awaited<ReturnType<typeof ticketComTudo>>>

const motivos = comandoFixo((banco, { ticketId }: DoTicket) =>
  banco
    .select({
      id: ticketMotivoAbertura.id,
      descricao: ticketMotivoAbertura.descricao,
      observacao: ticketMotivo.observacao,
    })
    .from(ticketMotivo)
    .innerJoin(ticketMotivoAbertura, eq(ticketMotivoAbertura.id, ticketMotivo.motivoId))
    .where(eq(ticketMotivo.ticketId, ticketId))
    .orderBy(asc(ticketMotivo.nivel)),
)

/** NOV-04 From the widest reason to the narrowest. */
export const motivosDoTicket = (banco: Executor, ticketId: number) => motivos(banco, { ticketId })

/** Invoices chosen as a whole or through one of their products. */
const ehNotaDoTicket = (banco: Executor, ticketId: number): SQL =>
  inArray(
    notaFiscal.id,
    union(
      banco.select({ id: ticketNota.notaId }).from(ticketNota).where(eq(ticketNota.ticketId, ticketId)),
      banco
        .select({ id: sql<number>`${ticketItem.notaId}`.as('id') })
        .from(ticketItem)
        .where(and(eq(ticketItem.ticketId, ticketId), sql`${ticketItem.notaId} is not null`)),
    ),
  )

const notas = comandoFixo((banco, { ticketId }: DoTicket) =>
  banco
    .select({
      id: notaFiscal.id,
      numero: notaFiscal.numero,
      serie: notaFiscal.serie,
      chave: notaFiscal.chave,
      emitidaEm: notaFiscal.emitidaEm,
      dataSaida: notaFiscal.dataSaida,
      valorTotal: notaFiscal.valorTotal,
    })
    .from(notaFiscal)
    .where(ehNotaDoTicket(banco, ticketId))
    .orderBy(asc(notaFiscal.dataSaida), asc(notaFiscal.id)),
)

export const notasDoTicket = (banco: Executor, ticketId: number) => notas(banco, { ticketId })

const responsavel = alias(colaborador, 'responsavel')

const prorrogacao = comandoFixo((banco, { ticketId }: DoTicket) =>
  banco
    .select({
      prorrogacao: ticketProrrogacao,
      nome: sql<string | null>`coalesce(${transportadora.razaoSocial}, ${responsavel.nome})`,
    })
    .from(ticketProrrogacao)
    .leftJoin(transportadora, eq(transportadora.id, ticketProrrogacao.transportadoraId))
    .leftJoin(responsavel, eq(responsavel.id, ticketProrrogacao.representanteId))
    .where(eq(ticketProrrogacao.ticketId, ticketId)),
)

export async function prorrogacaoDoTicket(banco: Executor, ticketId: number) {
  const [linha] = await prorrogacao(banco, { ticketId })
  return linha ?? null
}

const nfds = comandoDaSessao((banco, sessao, { ticketId }: DoTicket) =>
  banco
    .select({
      id: ticketNfd.id,
      numero: ticketNfd.numero,
      serie: ticketNfd.serie,
      chave: ticketNfd.chave,
      valorTotal: ticketNfd.valorTotal,
      anexo: colunasDoAnexo,
    })
    .from(ticketNfd)
    .innerJoin(ticketAnexo, eq(ticketAnexo.id, ticketNfd.anexoId))
    .where(and(eq(ticketNfd.ticketId, ticketId), anexoVisivel(sessao)))
    .orderBy(asc(ticketNfd.id)),
)

/** Return invoices whose file the session may see. */
export const nfdsDoTicket = (banco: Executor, sessao: Sessao, ticketId: number) =>
  nfds(banco, sessao, { ticketId })

const contagensCom = umaVezPor((ticketEmColeta: Seguimentos['ticketEmColeta']) =>
  comandoDaSessao((banco, sessao, { ticketId }: DoTicket) => {
    const anexos = banco
      .select({ n: count() })
      .from(ticketAnexo)
      .where(and(deleOuUnido(ticketAnexo.ticketId, ticketId), anexoVisivel(sessao)))
    return banco
      .select({
        produtos: count(),
        emAnalise: quantos(eq(ticketItem.status, 'AN')),
        primeiraNotaId: sql<
          number | null
        >`(array_agg(${ticketItem.notaId} order by ${ticketItem.id}))[1]::int8`
          .mapWith((valor) => (valor === null ? null : Number(valor)))
          .as('primeira_nota_id'),
        anexos: sql<number>`(${anexos})`.mapWith(Number).as('anexos'),
        temColeta: sql<boolean>`${ticketEmColeta(banco, ticketId)}`.as('tem_coleta'),
      })
      .from(ticketItem)
      .where(eq(ticketItem.ticketId, ticketId))
  }),
)

export async function contarDoTicket(
  banco: Executor,
  { seguimentos }: Negocio,
  sessao: Sessao,
  ticketId: number,
) {
  const [totais] = await contagensCom(seguimentos.ticketEmColeta)(banco, sessao, { ticketId })
  return totais ?? { produtos: 0, emAnalise: 0, primeiraNotaId: null, anexos: 0, temColeta: false }
}

/** API-02 Every product of the ticket's invoices. */
export function produtosDasNotas(banco: Executor, ticketId: number) {
  return banco
    .select({ item: notaItem, numero: notaFiscal.numero, itemDoTicket: ticketItem.id })
    .from(notaItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, notaItem.notaId))
    .leftJoin(ticketItem, and(eq(ticketItem.notaItemId, notaItem.id), eq(ticketItem.ticketId, ticketId)))
    .where(ehNotaDoTicket(banco, ticketId))
    .orderBy(asc(notaFiscal.dataSaida), asc(notaFiscal.id), asc(notaItem.numeroItem))
}
