import { FUSO } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import type { StatusDoItem } from '@balcao/dominio/tickets/situacoes'
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { combina } from '../../platform/banco/busca.ts'
import { cliente } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { notaVisivel } from '../notas/visibilidade.ts'
import { produto } from '../produtos/tabelas.ts'
import { itemDevolvido, VALOR_AUTORIZADO } from '../tickets/nucleo/queries-saldo.ts'
import { tiposQueDevolvem } from '../tickets/nucleo/queries-tipo.ts'
import { ticket, ticketItem } from '../tickets/nucleo/tabelas.ts'
import { motivoProduto } from '../tickets/nucleo/tabelas-catalogo.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import { abertosEm, type RecorteDeTickets, ticketsDoRecorte } from './queries-tickets.ts'
import type { Instantes } from './valores.ts'

type RecorteDeItens = RecorteDeTickets & { abertos: Instantes; status?: StatusDoItem | undefined }

/** Of the products that are returned, those of this cut. */
async function itensDevolvidos(contexto: ContextoDoRelatorio, recorte: RecorteDeItens): Promise<SQL> {
  return and(
    itemDevolvido(await tiposQueDevolvem(contexto.banco)),
    ticketsDoRecorte(contexto, recorte),
    abertosEm(recorte.abertos),
    recorte.status ? eq(ticketItem.status, recorte.status) : undefined,
  ) as SQL
}

// As `VALOR_AUTORIZADO`.
const SOLICITADO = sql`sum(round(${ticketItem.quantidadeSolicitada} * ${ticketItem.valorUnitario}, 2))`

const MEDIDAS = sql`count(distinct ${ticket.id}) as tickets, count(*) as itens,
  sum(${ticketItem.quantidadeSolicitada}) as quantidade, sum(${ticketItem.quantidadeAutorizada}) as autorizada,
  ${SOLICITADO} as valor, ${VALOR_AUTORIZADO} as valor_autorizado,
  round(100 * ${SOLICITADO} / nullif(sum(${SOLICITADO}) over (), 0), ${CASAS_DE_CALCULO}) as perc`

export async function linhasPorMotivo(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeItens,
): Promise<Linhas> {
  return sql`
    select coalesce(${motivoProduto.descricao}, 'Sem motivo informado') as motivo, ${MEDIDAS}
    from ${ticketItem} join ${ticket} on ${ticket.id} = ${ticketItem.ticketId}
      left join ${motivoProduto} on ${motivoProduto.id} = ${ticketItem.motivoId}
    where ${await itensDevolvidos(contexto, recorte)}
    group by ${motivoProduto.id}`
}

const GRUPOS = {
  PRODUTO: {
    codigo: sql`max(${ticketItem.codigo})`,
    nome: sql`max(${ticketItem.descricao})`,
    por: sql`${ticketItem.codigo}`,
  },
  MARCA: {
    codigo: sql`null::text`,
    nome: sql`coalesce(nullif(max(${ticketItem.marca}), ''), 'Sem marca')`,
    por: sql`${ticketItem.marca}`,
  },
} as const
export type GrupoDeProdutos = keyof typeof GRUPOS

/** The products or brands that come back most, up to so many; the share is of all that came back. */
export async function linhasPorProduto(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeItens & {
    grupo: GrupoDeProdutos
    termo: string
    primeiros: number
    medida: 'valor' | 'quantidade'
  },
): Promise<Linhas> {
  const { codigo, nome, por } = GRUPOS[recorte.grupo]
  return sql`
    select ${codigo} as codigo, ${nome} as nome, max(${ticketItem.marca}) as marca, ${MEDIDAS}
    from ${ticketItem} join ${ticket} on ${ticket.id} = ${ticketItem.ticketId}
      left join ${produto} on ${produto.id} = ${ticketItem.produtoId}
    where ${and(await itensDevolvidos(contexto, recorte), recorte.termo ? combina(produto.busca, recorte.termo) : undefined)}
    group by ${por}
    order by ${sql.identifier(recorte.medida)} desc nulls last limit ${recorte.primeiros}`
}

/** CLI-09 Every product that one customer asked to return. */
export async function linhasDoCliente(
  contexto: ContextoDoRelatorio,
  { clienteId, ...recorte }: RecorteDeItens & { clienteId: number },
): Promise<Linhas> {
  return sql`
    select (${ticket.abertoEm} at time zone ${sql.raw(`'${FUSO}'`)})::date as data, ${ticket.protocolo} as protocolo,
      ${ticketItem.codigo} as codigo, ${ticketItem.descricao} as produto,
      coalesce(${motivoProduto.descricao}, 'Sem motivo informado') as motivo,
      ${ticketItem.quantidadeSolicitada} as quantidade, ${ticketItem.quantidadeAutorizada} as autorizada,
      round(${ticketItem.quantidadeSolicitada} * ${ticketItem.valorUnitario}, 2) as valor,
      round(${ticketItem.quantidadeAutorizada} * ${ticketItem.valorUnitario}, 2) as valor_autorizado
    from ${ticketItem} join ${ticket} on ${ticket.id} = ${ticketItem.ticketId}
      left join ${motivoProduto} on ${motivoProduto.id} = ${ticketItem.motivoId}
    where ${and(eq(ticket.clienteId, clienteId), await itensDevolvidos(contexto, recorte))}`
}

/** What customers bought and gave back in the same period; whoever returned without buying in it has no rate. */
export async function linhasPorCliente(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeItens & { clientes: readonly number[]; medida: 'solicitado' | 'autorizado' },
): Promise<Linhas> {
  const { banco, sessao } = contexto
  const { desde, antesDe } = recorte.abertos
  const algumas = (coluna: Parameters<typeof inArray>[0], ids: readonly number[] = []) =>
    ids.length > 0 ? inArray(coluna, [...ids]) : undefined
  const vendas = and(
    notaVisivel(banco, sessao),
    algumas(notaFiscal.filialId, recorte.filiais),
    algumas(notaFiscal.clienteId, recorte.clientes),
    desde ? gte(notaFiscal.emitidaEm, desde) : undefined,
    antesDe ? lt(notaFiscal.emitidaEm, antesDe) : undefined,
  )
  const devolucoes = and(
    await itensDevolvidos(contexto, recorte),
    algumas(ticket.clienteId, recorte.clientes),
  )
  return sql`
    with vendas as (
      select ${notaFiscal.clienteId} as cliente_id, count(*) as notas, sum(${notaFiscal.valorTotal}) as faturado
      from ${notaFiscal} join ${cliente} on ${cliente.id} = ${notaFiscal.clienteId}
      where ${and(sql`true`, vendas)} group by 1),
    devolucoes as (
      select ${ticket.clienteId} as cliente_id, count(distinct ${ticket.id}) as tickets,
        ${recorte.medida === 'autorizado' ? VALOR_AUTORIZADO : SOLICITADO} as devolvido
      from ${ticketItem} join ${ticket} on ${ticket.id} = ${ticketItem.ticketId}
      where ${devolucoes} group by 1)
    select ${cliente.id} as codigo, ${cliente.razaoSocial} as nome, ${cliente.cidade} || '/' || ${cliente.uf} as cidade,
      coalesce(vendas.notas, 0) as notas, coalesce(vendas.faturado, 0) as faturado, devolucoes.tickets as tickets,
      devolucoes.devolvido as devolvido, round(100 * devolucoes.devolvido / nullif(vendas.faturado, 0), ${CASAS_DE_CALCULO}) as taxa
    from devolucoes join ${cliente} on ${cliente.id} = devolucoes.cliente_id
      left join vendas on vendas.cliente_id = ${cliente.id}
    where ${and(sql`devolucoes.devolvido > 0`, clienteVisivel(banco, sessao))}`
}
