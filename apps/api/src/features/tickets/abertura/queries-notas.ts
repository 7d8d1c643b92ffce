import { chaveValida, MAIOR_NUMERO } from '@balcao/dominio/notas/chave'
import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { and, asc, desc, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { combina } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { notaFiscal, notaItem, notaXml } from '../../notas/tabelas.ts'
import { notaVisivel } from '../../notas/visibilidade.ts'
import { produto } from '../../produtos/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { ticketNota } from '../nucleo/tabelas.ts'
import { clienteAtendivel } from '../nucleo/visibilidade.ts'

export const notasComPartes = (banco: Executor) =>
  banco
    .select({
      id: notaFiscal.id,
      chave: notaFiscal.chave,
      numero: notaFiscal.numero,
      dataSaida: notaFiscal.dataSaida,
      quantidadeItens: notaFiscal.quantidadeItens,
      valorTotal: notaFiscal.valorTotal,
      filial: { id: filial.id, razaoSocial: filial.razaoSocial, nome: filial.nome },
      cliente: { id: cliente.id, razaoSocial: cliente.razaoSocial, fantasia: cliente.fantasia },
      transportadora: { id: transportadora.id, razaoSocial: transportadora.razaoSocial },
    })
    .from(notaFiscal)
    .innerJoin(filial, eq(filial.id, notaFiscal.filialId))
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    // What is proposed must be accepted: one no longer in use is not.
    .leftJoin(
      transportadora,
      and(eq(transportadora.id, notaFiscal.transportadoraId), eq(transportadora.ativa, true)),
    )

export type NotaComPartes = Awaited<ReturnType<typeof notasComPartes>>[number]

type Atendimento = { idCli: number; idFil: number }
type FiltroDeNotas = Atendimento & {
  numero?: string | undefined
  dtInicial?: string | undefined
  dtFinal?: string | undefined
  idProd?: string | undefined
  page: number
  take: number
}

/** What may be chosen for a ticket follows what may be seen. */
export const escolhivel = (banco: Executor, sessao: Sessao) =>
  notaVisivel(banco, sessao, clienteAtendivel(banco, sessao))

const doAtendimento = (banco: Executor, sessao: Sessao, { idCli, idFil }: Atendimento) =>
  and(eq(notaFiscal.clienteId, idCli), eq(notaFiscal.filialId, idFil), escolhivel(banco, sessao))

/** API-03, NOV-09 Newest first. */
export function paginaDeNotas(banco: Executor, sessao: Sessao, filtro: FiltroDeNotas) {
  const { numero, dtInicial, dtFinal, idProd } = filtro
  const onde = and(
    doAtendimento(banco, sessao, filtro),
    numero ? comNumero(numero) : undefined,
    dtInicial ? gte(notaFiscal.dataSaida, dtInicial) : undefined,
    dtFinal ? lte(notaFiscal.dataSaida, dtFinal) : undefined,
    idProd ? comProduto(banco, idProd) : undefined,
  )
  return paginar(banco, filtro, {
    linhas: (limite, salto) =>
      notasComPartes(banco)
        .where(onde)
        .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(notaFiscal)
      .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
      .where(onde),
  })
}

/** By number or by access key; anything else is the number of no invoice. */
function comNumero(texto: string): SQL {
  const limpo = texto.replace(/[\s.]/g, '').toUpperCase()
  if (chaveValida(limpo)) return eq(notaFiscal.chave, limpo)
  return /^\d{1,9}$/.test(limpo) ? eq(notaFiscal.numero, Number(limpo)) : sql`false`
}

/** Products as an array of ids, which the index of the items answers; a join beside the search would read all items. */
function produtosPeloTermo(banco: Executor, termo: string): SQL {
  const id = /^\d{1,15}$/.test(termo) ? eq(produto.id, Number(termo)) : undefined
  const achados = banco
    .select({ id: produto.id })
    .from(produto)
    .where(or(combina(produto.busca, termo), id))
  return sql`${notaItem.produtoId} = any(array(${achados}))`
}

function comProduto(banco: Executor, termo: string): SQL {
  return exists(
    banco
      .select({ um: sql`1` })
      .from(notaItem)
      .where(and(eq(notaItem.notaId, notaFiscal.id), produtosPeloTermo(banco, termo))),
  )
}

/** Every invoice for this session to see that has this id or this number; at most as many as tell that there are several. */
export function notasPeloIdOuNumero(
  banco: Executor,
  sessao: Sessao,
  { valor, idCli }: { valor: number; idCli?: number | undefined },
): Promise<NotaComPartes[]> {
  const numero = valor <= MAIOR_NUMERO ? eq(notaFiscal.numero, valor) : undefined
  return notasComPartes(banco)
    .where(
      and(
        or(eq(notaFiscal.id, valor), numero),
        idCli ? eq(notaFiscal.clienteId, idCli) : undefined,
        escolhivel(banco, sessao),
      ),
    )
    .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id))
    .limit(3)
}

const itensComProduto = (banco: Executor) =>
  banco
    .select({
      item: notaItem,
      nota: { id: notaFiscal.id, numero: notaFiscal.numero, dataSaida: notaFiscal.dataSaida },
      produto: {
        imagemId: produto.imagemId,
        anexoObrigatorio: produto.anexoObrigatorio,
        classeVenda: produto.classeVenda,
        codigoBarras: produto.codigoBarras,
      },
    })
    .from(notaItem)
    .innerJoin(notaFiscal, eq(notaFiscal.id, notaItem.notaId))
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
    .innerJoin(produto, eq(produto.id, notaItem.produtoId))

export type ItemDaNota = Awaited<ReturnType<typeof itensComProduto>>[number]

export function itensDasNotas(banco: Executor, notaIds: readonly number[]): Promise<ItemDaNota[]> {
  return itensComProduto(banco)
    .where(inArray(notaItem.notaId, [...notaIds]))
    .orderBy(asc(notaItem.notaId), asc(notaItem.numeroItem))
}

/** Items chosen one by one, of invoices of this customer in this branch. */
export function itensDeNotaPorId(
  banco: Executor,
  sessao: Sessao,
  atendimento: Atendimento,
  ids: readonly number[],
): Promise<ItemDaNota[]> {
  return itensComProduto(banco).where(
    and(inArray(notaItem.id, [...ids]), doAtendimento(banco, sessao, atendimento)),
  )
}

const notasEscolhidas = (banco: Executor) =>
  banco
    .select({ id: notaFiscal.id, numero: notaFiscal.numero, dataSaida: notaFiscal.dataSaida })
    .from(notaFiscal)
    .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))

export type NotaEscolhida = Awaited<ReturnType<typeof notasEscolhidas>>[number]

/** Invoices chosen as a whole, of this customer in this branch; of one number there may be several, of different series. */
export function notasDaEscolha(
  banco: Executor,
  sessao: Sessao,
  atendimento: Atendimento,
  escolha: DadosDaAbertura['notas'],
): Promise<NotaEscolhida[]> {
  const ids = escolha.flatMap((nota) => ('id' in nota ? [nota.id] : []))
  const numeros = escolha.flatMap((nota) => ('numNf' in nota ? [nota.numNf] : []))
  const escolhidas = or(inArray(notaFiscal.id, ids), inArray(notaFiscal.numero, numeros))
  return notasEscolhidas(banco).where(and(escolhidas, doAtendimento(banco, sessao, atendimento)))
}

/** Invoices that the ticket has as a whole. */
export function notasDoTicket(banco: Executor, ticketId: number): Promise<NotaEscolhida[]> {
  return notasEscolhidas(banco)
    .innerJoin(ticketNota, eq(ticketNota.notaId, notaFiscal.id))
    .where(eq(ticketNota.ticketId, ticketId))
    .orderBy(asc(notaFiscal.id))
}

type FiltroDeProdutos = Atendimento & { q: string; page: number; take: number }

/** API-03 What the customer bought, the newest invoice first. */
export function paginaDeProdutosComprados(banco: Executor, sessao: Sessao, filtro: FiltroDeProdutos) {
  const onde = and(
    doAtendimento(banco, sessao, filtro),
    filtro.q ? produtosPeloTermo(banco, filtro.q) : undefined,
  )
  return paginar(banco, filtro, {
    linhas: (limite, salto) =>
      itensComProduto(banco)
        .where(onde)
        .orderBy(desc(notaFiscal.dataSaida), desc(notaFiscal.id), asc(notaItem.numeroItem))
        .limit(limite)
        .offset(salto),
    contar: banco
      .select({ um: sql`1` })
      .from(notaItem)
      .innerJoin(notaFiscal, eq(notaFiscal.id, notaItem.notaId))
      .innerJoin(cliente, eq(cliente.id, notaFiscal.clienteId))
      .where(onde),
  })
}

export function xmlDasNotas(banco: Executor, notaIds: readonly number[]) {
  return banco
    .select()
    .from(notaXml)
    .where(inArray(notaXml.notaId, [...notaIds]))
}
