import { FUSO } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { filial } from '../filiais/tabelas.ts'
import { notaFiscal } from '../notas/tabelas.ts'
import { notaVisivel } from '../notas/visibilidade.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { ticketStatus, ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketVisivel } from '../tickets/nucleo/visibilidade.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import type { Instantes } from './valores.ts'

const fuso = sql.raw(`'${FUSO}'`)

export const emitidasEm = ({ desde, antesDe }: Instantes) =>
  and(
    desde ? gte(notaFiscal.emitidaEm, desde) : undefined,
    antesDe ? lt(notaFiscal.emitidaEm, antesDe) : undefined,
  )

/** Invoices by month of issue and branch. */
export function linhasDasNotas(
  { banco, sessao }: ContextoDoRelatorio,
  { filiais, emitidas }: { filiais: readonly number[]; emitidas: Instantes },
): Linhas {
  const onde = and(
    sql`true`,
    notaVisivel(banco, sessao),
    emitidasEm(emitidas),
    filiais.length > 0 ? inArray(notaFiscal.filialId, [...filiais]) : undefined,
  )
  return sql`
    select to_char(${notaFiscal.emitidaEm} at time zone ${fuso}, 'YYYY-MM') as mes, ${filial.nome} as filial,
      count(*) as notas, count(distinct ${notaFiscal.clienteId}) as clientes, sum(${notaFiscal.quantidadeItens}) as itens,
      sum(${notaFiscal.valorTotal}) as valor, round(avg(${notaFiscal.valorTotal}), ${CASAS_DE_CALCULO}) as media
    from ${notaFiscal} join ${cliente} on ${cliente.id} = ${notaFiscal.clienteId}
      join ${filial} on ${filial.id} = ${notaFiscal.filialId}
    where ${onde}
    group by 1, ${filial.id}`
}

/** Customers that may buy and did not for so many days, counted up to a day. */
export function linhasSemCompra(
  { banco, sessao }: ContextoDoRelatorio,
  { dias, ate, uf, comNuncaCompraram }: { dias: number; ate: string; uf: string; comNuncaCompraram: boolean },
): Linhas {
  const parado = sql`${ate}::date - ${cliente.ultimaCompra}`
  const nunca = comNuncaCompraram ? sql` or ${cliente.ultimaCompra} is null` : sql``
  const onde = and(
    eq(cliente.prospect, false),
    isNull(cliente.motivoBloqueio),
    sql`(${parado} >= ${dias}${nunca})`,
    uf ? eq(cliente.uf, uf) : undefined,
    clienteVisivel(banco, sessao),
  )
  return sql`
    select ${cliente.id} as codigo, ${cliente.razaoSocial} as nome, ${cliente.cidade} || '/' || ${cliente.uf} as cidade,
      coalesce(${colaborador.nome}, '—') as representante, ${cliente.telefone} as telefone,
      ${cliente.ultimaCompra} as ultima_compra, ${parado} as dias
    from ${cliente} left join ${colaborador} on ${colaborador.id} = ${cliente.representanteId}
    where ${onde}`
}

/** CLI-09 Invoices and tickets of one customer, as one line of time. */
export function linhasDoHistorico(
  { banco, sessao }: ContextoDoRelatorio,
  { clienteId, periodo, oQue }: { clienteId: number; periodo: Instantes; oQue: string },
): Linhas {
  const { desde, antesDe } = periodo
  const notas = and(
    eq(notaFiscal.clienteId, clienteId),
    notaVisivel(banco, sessao),
    emitidasEm(periodo),
    oQue === 'TICKETS' ? sql`false` : undefined,
  )
  const tickets = and(
    eq(ticket.clienteId, clienteId),
    ticketVisivel(banco, sessao),
    desde ? gte(ticket.abertoEm, desde) : undefined,
    antesDe ? lt(ticket.abertoEm, antesDe) : undefined,
    oQue === 'NOTAS' ? sql`false` : undefined,
  )
  return sql`
    select (${notaFiscal.emitidaEm} at time zone ${fuso})::date as data, 'Nota fiscal' as tipo,
      ${notaFiscal.numero} || '/' || ${notaFiscal.serie} as documento, ${notaFiscal.naturezaOperacao} as descricao,
      'Emitida' as situacao, ${filial.nome} as filial, ${notaFiscal.valorTotal} as valor
    from ${notaFiscal} join ${cliente} on ${cliente.id} = ${notaFiscal.clienteId}
      join ${filial} on ${filial.id} = ${notaFiscal.filialId}
    where ${notas}
    union all
    select (${ticket.abertoEm} at time zone ${fuso})::date, 'Ticket', ${ticket.protocolo},
      ${ticketTipo.descricao} || coalesce(': ' || ${ticket.assunto}, ''),
      case when ${ticket.arquivadoEm} is null then ${ticketStatus.label} else 'Arquivado' end, ${filial.nome}, null
    from ${ticket} join ${ticketTipo} on ${ticketTipo.id} = ${ticket.tipoId}
      join ${ticketStatus} on ${ticketStatus.id} = ${ticket.statusId}
      join ${filial} on ${filial.id} = ${ticket.filialId}
    where ${tickets}`
}
