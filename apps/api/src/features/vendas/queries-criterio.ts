import type { Criterio } from '@balcao/dominio/vendas/criterio'
import { type SQL, sql } from 'drizzle-orm'
import type { Negocio } from '../../negocio.ts'
import { vendaDoDia } from './tabelas.ts'

/** PAR-01 By what the business counts its sales. */
export function criterioDoNegocio(negocio: Negocio): Criterio {
  const parametros = negocio.parametros(null)
  return {
    data: parametros.objetivoData,
    comSt: parametros.objetivoComSt,
    comIpi: parametros.objetivoComIpi,
    comEncargos: parametros.objetivoComFrete,
    comBonificacao: parametros.objetivoComBonificacao,
    descontaDevolucoes: parametros.objetivoDescontaDevolucoes,
    minimoPositivacao: parametros.objetivoMinimoPositivacao,
  }
}

/** What of a row of `venda_do_dia` counts; what came back takes away. */
export function valorContado({ comSt, comIpi, comEncargos, comBonificacao }: Criterio): SQL {
  const parcelas = [
    sql`${vendaDoDia.valor}`,
    ...(comSt ? [] : [sql`- ${vendaDoDia.st}`]),
    ...(comIpi ? [] : [sql`- ${vendaDoDia.ipi}`]),
    ...(comEncargos ? [] : [sql`- ${vendaDoDia.encargos}`]),
    ...(comBonificacao ? [sql`+ ${vendaDoDia.bonificacao}`] : []),
  ]
  return sql`(case when ${vendaDoDia.origem} = 'DEVOLUCAO' then -1 else 1 end * (${sql.join(parcelas, sql` `)}))`
}

/** Which rows the criterion looks at. */
export const origensDo = ({ data, descontaDevolucoes }: Criterio): string[] =>
  descontaDevolucoes ? [data, 'DEVOLUCAO'] : [data]
