import type { ValorDe } from '@balcao/dominio/contrato'
import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import { pode } from '@balcao/dominio/permissoes'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { listarTrocas } from '@balcao/dominio/trocas/contratos'
import type { SituacaoDaTroca } from '@balcao/dominio/trocas/regras'
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../platform/banco/filtro-aplicado.ts'
import { limiteNoTexto, paginarIds } from '../../platform/banco/paginador.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aberta } from '../aprovacoes/queries-mudanca.ts'
import { aprovacao } from '../aprovacoes/tabelas.ts'
import { clienteComTermo } from '../clientes/queries-termo.ts'
import { cliente } from '../clientes/tabelas.ts'
import { deClienteVisivel } from '../clientes/visibilidade.ts'
import { coletaTicket } from '../coletas/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { ticketEtapa } from '../tickets/nucleo/tabelas-catalogo.ts'
import { troca, trocaItem } from './tabelas.ts'

export type TrocaDoBanco = typeof troca.$inferSelect
type Consulta = ValorDe<typeof listarTrocas, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

const quePede = (banco: Executor) =>
  exists(
    banco
      .select({ um: sql`1` })
      .from(aprovacao)
      .where(and(eq(aprovacao.tipo, 'TROCA'), eq(aprovacao.referenciaId, troca.id), aberta())),
  )

/** The SQL of `situacaoDaTroca`. */
function naSituacao(banco: Executor, situacao: SituacaoDaTroca): SQL | undefined {
  const finalizado = exists(
    banco
      .select({ um: sql`1` })
      .from(ticket)
      .where(and(eq(ticket.id, troca.ticketId), sql`${ticket.finalizadoEm} is not null`)),
  )
  const comPedido = sql`(${troca.destino} = 'CREDITO' or ${exists(
    banco
      .select({ um: sql`1` })
      .from(orcamento)
      .where(and(eq(orcamento.trocaId, troca.id), sql`${orcamento.pedidoId} is not null`)),
  )})`
  const corre = and(isNull(troca.desfeitaEm), sql`not ${finalizado}`)
  const autorizada = and(corre, sql`${troca.autorizadaEm} is not null`)
  const porAutorizar = and(corre, isNull(troca.autorizadaEm))
  const condicoes: Record<SituacaoDaTroca, () => SQL | undefined> = {
    DESFEITA: () => sql`${troca.desfeitaEm} is not null`,
    CONCLUIDA: () => and(isNull(troca.desfeitaEm), finalizado),
    ANDAMENTO: () => and(autorizada, comPedido),
    AUTORIZADA: () => and(autorizada, sql`not ${comPedido}`),
    PENDENTE: () => and(porAutorizar, quePede(banco)),
    RASCUNHO: () => and(porAutorizar, sql`not ${quePede(banco)}`, isNull(troca.pedidaEm)),
    NEGADA: () => and(porAutorizar, sql`not ${quePede(banco)}`, sql`${troca.pedidaEm} is not null`),
  }
  return condicoes[situacao]()
}

const solicitante = alias(colaborador, 'solicitante')
const autorizador = alias(colaborador, 'autorizador')
const quemDesfez = alias(colaborador, 'quem_desfez')

const partes = (banco: Executor) =>
  banco
    .select({
      troca,
      cliente: { id: cliente.id, razSoc: cliente.razaoSocial, fant: cliente.fantasia },
      filial: filial.nome,
      nota: { id: notaFiscal.id, numero: notaFiscal.numero },
      ticket: { protocolo: ticket.protocolo, finalizadoEm: ticket.finalizadoEm, etapa: ticketEtapa.nome },
      orcamento: {
        id: orcamento.id,
        versao: orcamento.versao,
        valorTotal: orcamento.valorTotal,
        quantidadeItens: orcamento.quantidadeItens,
      },
      pedido: { id: pedido.id, status: pedido.status, valorTotal: pedido.valorTotal },
      solicitante: solicitante.nome,
      autorizador: autorizador.nome,
      quemDesfez: quemDesfez.nome,
      idAprovacao: sql<number | null>`(${banco
        .select({ id: aprovacao.id })
        .from(aprovacao)
        .where(and(eq(aprovacao.tipo, 'TROCA'), eq(aprovacao.referenciaId, troca.id)))
        .orderBy(desc(aprovacao.id))
        .limit(limiteNoTexto(1))})`.mapWith(Number),
      pendente: sql<boolean>`${quePede(banco)}`,
    })
    .from(troca)
    .innerJoin(cliente, eq(cliente.id, troca.clienteId))
    .innerJoin(filial, eq(filial.id, troca.filialId))
    .innerJoin(notaFiscal, eq(notaFiscal.id, troca.notaId))
    .innerJoin(ticket, eq(ticket.id, troca.ticketId))
    .innerJoin(ticketEtapa, eq(ticketEtapa.id, ticket.etapaId))
    .innerJoin(solicitante, eq(solicitante.id, troca.colaboradorId))
    .leftJoin(autorizador, eq(autorizador.id, troca.autorizadaPor))
    .leftJoin(quemDesfez, eq(quemDesfez.id, troca.desfeitaPor))
    .leftJoin(orcamento, eq(orcamento.trocaId, troca.id))
    .leftJoin(pedido, eq(pedido.id, orcamento.pedidoId))
    .$dynamic()

export type PartesDaTroca = Awaited<ReturnType<typeof partes>>[number]

/** What comes back of each, in the order of the ticket. */
async function itensDasTrocas(banco: Executor, ids: readonly number[]) {
  const linhas = await banco
    .select({
      trocaId: trocaItem.trocaId,
      produtoId: ticketItem.produtoId,
      codigo: ticketItem.codigo,
      descricao: ticketItem.descricao,
      unidade: ticketItem.unidade,
      emAnalise: sql<boolean>`${ticketItem.status} = 'AN'`,
      solicitada: ticketItem.quantidadeSolicitada,
      autorizada: ticketItem.quantidadeAutorizada,
      recebida: ticketItem.quantidadeRecebida,
      valorUnitario: trocaItem.valorUnitario,
    })
    .from(trocaItem)
    .innerJoin(ticketItem, eq(ticketItem.id, trocaItem.ticketItemId))
    .where(umDe(trocaItem.trocaId, [...ids]))
    .orderBy(asc(ticketItem.id))
  return Map.groupBy(linhas, ({ trocaId }) => trocaId)
}
export type ItemDaTroca =
  Awaited<ReturnType<typeof itensDasTrocas>> extends Map<number, (infer I)[]> ? I : never
export type TrocaComPartes = PartesDaTroca & { itens: ItemDaTroca[] }

async function comItens(banco: Executor, linhas: readonly PartesDaTroca[]): Promise<TrocaComPartes[]> {
  if (linhas.length === 0) return []
  const itens = await itensDasTrocas(
    banco,
    linhas.map((linha) => linha.troca.id),
  )
  return linhas.map((linha) => ({ ...linha, itens: itens.get(linha.troca.id) ?? [] }))
}

/** The order that it has and that still stands. */
export const pedidoDePe = ({ pedido: feito }: PartesDaTroca) =>
  feito && !(DESISTIU as readonly string[]).includes(feito.status) ? feito : null

export async function paginaDeTrocas(
  banco: Executor,
  sessao: Sessao,
  { page, take, orderBy, direction = 'DESC', ...filtro }: Consulta,
) {
  const { termo, situacao, destino, filial: filiais } = filtro
  const comTermo = (texto: string) => {
    // Nine digits, as the number of an invoice has: a protocol is longer.
    const numero = /^\d{1,9}$/.test(texto.trim()) ? Number(texto.trim()) : null
    const doProtocolo = lerProtocolo(texto)
    return or(
      inArray(
        troca.clienteId,
        banco.select({ id: cliente.id }).from(cliente).where(clienteComTermo(banco, texto)),
      ),
      doProtocolo === null
        ? undefined
        : inArray(
            troca.ticketId,
            banco.select({ id: ticket.id }).from(ticket).where(eq(ticket.protocolo, doProtocolo)),
          ),
      numero === null
        ? undefined
        : or(
            eq(troca.id, numero),
            inArray(
              troca.notaId,
              banco.select({ id: notaFiscal.id }).from(notaFiscal).where(eq(notaFiscal.numero, numero)),
            ),
          ),
    )
  }
  const aplicados: FiltroAplicado<Filtro> = {
    termo: termo ? comTermo(termo) : undefined,
    situacao: or(...situacao.map((uma) => naSituacao(banco, uma))),
    destino: destino.length > 0 ? inArray(troca.destino, destino) : undefined,
    filial: filiais.length > 0 ? umDe(troca.filialId, filiais) : undefined,
  }
  const sentido = direction === 'ASC' ? asc : desc
  const coluna = { dtPedido: troca.criadoEm }[orderBy]
  const ids = banco
    .select({ id: troca.id })
    .from(troca)
    .where(and(deClienteVisivel(banco, sessao, troca.clienteId), ...Object.values(aplicados)))
    .orderBy(sentido(coluna), sentido(troca.id))
  const { ids: daPagina, paginator } = await paginarIds(banco, { page, take }, ids)
  const linhas = daPagina.length === 0 ? [] : await partes(banco).where(umDe(troca.id, daPagina))
  const porId = new Map((await comItens(banco, linhas)).map((linha) => [linha.troca.id, linha]))
  return { itens: daPagina.flatMap((id) => porId.get(id) ?? []), paginator }
}

async function uma(banco: Executor, onde: SQL | undefined): Promise<TrocaComPartes | null> {
  const [linha] = await comItens(banco, await partes(banco).where(onde))
  return linha ?? null
}

export const trocaVisivelPorId = (banco: Executor, sessao: Sessao, id: number) =>
  uma(banco, and(eq(troca.id, id), deClienteVisivel(banco, sessao, troca.clienteId)))

/** Of one that is asked about through what it belongs to, which said who may. */
export const trocaPorId = (banco: Executor, id: number) => uma(banco, eq(troca.id, id))

/** The one that a ticket has; one that was undone is none any more. */
export const trocaDoTicket = (banco: Executor, ticketId: number) =>
  uma(banco, and(eq(troca.ticketId, ticketId), isNull(troca.desfeitaEm)))

/** The one whose goods that order replaces. */
export const trocaDoPedido = (banco: Executor, pedidoId: number) =>
  uma(banco, and(eq(orcamento.pedidoId, pedidoId), isNull(troca.desfeitaEm)))

/** What the record of that order says; undone or not, and nothing to whom exchanges are not shown. */
export async function idDaTrocaDoPedido(
  banco: Executor,
  sessao: Sessao,
  pedidoId: number,
): Promise<number | null> {
  if (!pode(sessao.autorizacoes, 'TROCA_VER')) return null
  const [linha] = await banco
    .select({ id: orcamento.trocaId })
    .from(orcamento)
    .where(and(eq(orcamento.pedidoId, pedidoId), isNotNull(orcamento.trocaId)))
  return linha?.id ?? null
}

/** The last pickup of its ticket that was not called off. */
export async function coletaDaTroca(banco: Executor, ticketId: number): Promise<number | null> {
  const [linha] = await banco
    .select({ id: coletaTicket.coletaId })
    .from(coletaTicket)
    .where(and(eq(coletaTicket.ticketId, ticketId), sql`${coletaTicket.situacao} <> 'CANCELADA'`))
    .orderBy(desc(coletaTicket.coletaId))
    .limit(1)
  return linha?.id ?? null
}

export const historicoDaTroca = (banco: Executor, id: number) =>
  banco
    .select({
      quando: historico.quando,
      acao: historico.acao,
      dados: historico.dados,
      quem: colaborador.nome,
    })
    .from(historico)
    .leftJoin(colaborador, eq(colaborador.id, historico.colaboradorId))
    .where(and(eq(historico.entidade, 'troca'), eq(historico.entidadeId, String(id))))
    .orderBy(asc(historico.quando), asc(historico.id))
    .limit(100)
