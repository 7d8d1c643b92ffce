import { FUSO, hojeEm } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import { STATUS_EM_ABERTO, STATUS_PERDIDO } from '@balcao/dominio/orcamentos/status'
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { cliente } from '../clientes/tabelas.ts'
import { notaFiscal, notaItem } from '../notas/tabelas.ts'
import { notaVisivel } from '../notas/visibilidade.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { orcamentoVisivel } from '../orcamentos/nucleo/visibilidade.ts'
import { emitidasEm } from './queries-clientes.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import type { Instantes } from './valores.ts'

// CLI-09 Reports of one customer, whom the session was found to see before.

type Recorte = { clienteId: number; periodo: Instantes }

const fuso = sql.raw(`'${FUSO}'`)

const notasDoCliente = ({ banco, sessao }: ContextoDoRelatorio, { clienteId, periodo }: Recorte): SQL =>
  and(eq(notaFiscal.clienteId, clienteId), notaVisivel(banco, sessao), emitidasEm(periodo)) as SQL

/** Invoices by month of issue. */
export function linhasDasCompras(contexto: ContextoDoRelatorio, recorte: Recorte): Linhas {
  return sql`
    select to_char(${notaFiscal.emitidaEm} at time zone ${fuso}, 'YYYY-MM') as mes, count(*) as notas,
      sum(${notaFiscal.quantidadeItens}) as itens, sum(${notaFiscal.valorTotal}) as valor,
      round(avg(${notaFiscal.valorTotal}), ${CASAS_DE_CALCULO}) as media
    from ${notaFiscal} join ${cliente} on ${cliente.id} = ${notaFiscal.clienteId}
    where ${notasDoCliente(contexto, recorte)}
    group by 1`
}

/** What the customer buys: each product, and how much of all that was bought it is. */
export function linhasDosProdutos(contexto: ContextoDoRelatorio, recorte: Recorte): Linhas {
  const valor = sql`sum(${notaItem.valorTotal})`
  return sql`
    select ${notaItem.codigo} as codigo, max(${notaItem.descricao}) as produto, max(${notaItem.marca}) as marca,
      count(distinct ${notaFiscal.id}) as compras, sum(${notaItem.quantidade}) as quantidade, ${valor} as valor,
      round(100 * ${valor} / nullif(sum(${valor}) over (), 0), ${CASAS_DE_CALCULO}) as perc,
      max((${notaFiscal.emitidaEm} at time zone ${fuso})::date) as ultima
    from ${notaItem} join ${notaFiscal} on ${notaFiscal.id} = ${notaItem.notaId}
      join ${cliente} on ${cliente.id} = ${notaFiscal.clienteId}
    where ${notasDoCliente(contexto, recorte)}
    group by ${notaItem.codigo}`
}

/** What became of the quotes of each month; one that expired undecided is neither won nor lost (`statusDoOrcamento`). */
export function linhasDosOrcamentos(
  { banco, sessao, agora }: ContextoDoRelatorio,
  { clienteId, periodo: { desde, antesDe } }: Recorte,
): Linhas {
  const ganho = sql`${orcamento.pedidoId} is not null`
  const perdido = sql`not ${ganho} and (${orcamento.perdidoEm} is not null or ${orcamento.status} = ${STATUS_PERDIDO})`
  const aberto = sql`not ${ganho} and ${orcamento.perdidoEm} is null and ${inArray(orcamento.status, [...STATUS_EM_ABERTO])}`
  const vencido = lt(orcamento.dataValidade, hojeEm(agora))
  const quantos = (condicao: SQL) => sql`count(*) filter (where ${condicao})`
  const doPeriodo = and(
    eq(orcamento.clienteId, clienteId),
    orcamentoVisivel(banco, sessao),
    desde ? gte(orcamento.incluidoEm, desde) : undefined,
    antesDe ? lt(orcamento.incluidoEm, antesDe) : undefined,
  )
  return sql`
    select to_char(${orcamento.incluidoEm} at time zone ${fuso}, 'YYYY-MM') as mes, count(*) as orcamentos,
      ${quantos(ganho)} as ganhos, ${quantos(perdido)} as perdidos,
      ${quantos(sql`${aberto} and not ${vencido}`)} as abertos, ${quantos(sql`${aberto} and ${vencido}`)} as vencidos,
      sum(${orcamento.valorTotal}) as valor,
      coalesce(sum(${orcamento.valorTotal}) filter (where ${ganho}), 0) as valor_ganho,
      round(100.0 * ${quantos(ganho)} / count(*), ${CASAS_DE_CALCULO}) as taxa
    from ${orcamento}
    where ${doPeriodo}
    group by 1`
}
