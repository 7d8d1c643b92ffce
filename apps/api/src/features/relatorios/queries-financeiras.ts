import { hojeEm } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import type { PorFilial } from '@balcao/dominio/parametros'
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { filial } from '../filiais/tabelas.ts'
import { limiteDeCredito } from '../limites/tabelas.ts'
import { aFaturar, emAndamento, formaCobranca, pedido } from '../pedidos/tabelas.ts'
import { emAberto } from '../titulos/queries.ts'
import { titulo } from '../titulos/tabelas.ts'
import { tituloVisivel } from '../titulos/visibilidade.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'

const representante = alias(colaborador, 'representante')

const NOME_DO_CLIENTE = sql`${cliente.razaoSocial} || ' (' || ${cliente.id} || ')'`

const GRUPOS = {
  CLIENTE: { nome: NOME_DO_CLIENTE, por: cliente.id },
  FILIAL: { nome: sql`${filial.nome}`, por: filial.id },
  REPRESENTANTE: { nome: sql`coalesce(${representante.nome}, 'Sem representante')`, por: representante.id },
} as const
export type GrupoDosTitulos = keyof typeof GRUPOS

type RecorteDeTitulos = { filiais: readonly number[]; representantes: readonly number[] }

const algumas = (coluna: Parameters<typeof inArray>[0], ids: readonly number[]) =>
  ids.length > 0 ? inArray(coluna, [...ids]) : undefined

const DOS_TITULOS = sql`${titulo} join ${cliente} on ${cliente.id} = ${titulo.clienteId}
  join ${filial} on ${filial.id} = ${titulo.filialId}
  left join ${colaborador} as ${sql.identifier('representante')} on ${representante.id} = ${cliente.representanteId}`

const doRecorte = (
  { banco, sessao }: ContextoDoRelatorio,
  { filiais, representantes }: RecorteDeTitulos,
): SQL | undefined =>
  and(
    tituloVisivel(banco, sessao),
    algumas(titulo.filialId, filiais),
    algumas(cliente.representanteId, representantes),
  )

/** What is owed, by how long it is overdue. */
export function linhasPorIdade(
  contexto: ContextoDoRelatorio,
  { grupo, ...recorte }: RecorteDeTitulos & { grupo: GrupoDosTitulos },
): Linhas {
  const { nome, por } = GRUPOS[grupo]
  const atraso = sql`(${hojeEm(contexto.agora)}::date - ${titulo.dataVencimento})`
  const soma = (condicao: SQL) => sql`coalesce(sum(${titulo.valor}) filter (where ${condicao}), 0)`
  return sql`
    select ${nome} as grupo, count(*) as titulos,
      ${soma(sql`${atraso} <= 0`)} as a_vencer,
      ${soma(sql`${atraso} between 1 and 30`)} as ate_30,
      ${soma(sql`${atraso} between 31 and 60`)} as ate_60,
      ${soma(sql`${atraso} between 61 and 90`)} as ate_90,
      ${soma(sql`${atraso} > 90`)} as mais_de_90,
      ${soma(sql`${atraso} > 0`)} as vencido, sum(${titulo.valor}) as total
    from ${DOS_TITULOS} where ${and(emAberto(), doRecorte(contexto, recorte))} group by ${por}, 1`
}

/** One row for each title that falls due in the period. */
export function linhasDosTitulos(
  contexto: ContextoDoRelatorio,
  {
    vencimento: { de, ate },
    situacao,
    ...recorte
  }: RecorteDeTitulos & {
    vencimento: { de: string | null; ate: string | null }
    situacao: string
  },
): Linhas {
  const hoje = hojeEm(contexto.agora)
  const situacaoDoTitulo = sql`case
    when ${titulo.pagoEm} is not null then 'Pago'
    when ${titulo.baixadoEm} is not null then 'Baixado'
    when ${titulo.dataVencimento} < ${hoje}::date then 'Vencido'
    else 'A vencer' end`
  const onde = and(
    sql`true`,
    de ? gte(titulo.dataVencimento, de) : undefined,
    ate ? lte(titulo.dataVencimento, ate) : undefined,
    situacao ? eq(situacaoDoTitulo, situacao) : undefined,
    doRecorte(contexto, recorte),
  )
  return sql`
    select ${titulo.dataVencimento} as vencimento, ${cliente.id} as codigo, ${cliente.razaoSocial} as cliente,
      ${titulo.numero} || '/' || ${titulo.parcela} as numero, ${filial.nome} as filial,
      ${formaCobranca.descricao} as cobranca, ${titulo.dataEmissao} as emissao, ${situacaoDoTitulo} as situacao,
      case when ${emAberto()} then greatest(0, ${hoje}::date - ${titulo.dataVencimento}) end as atraso,
      ${titulo.valor} as valor, ${titulo.pagoEm} as pago_em, ${titulo.valorPago} as valor_pago
    from ${DOS_TITULOS} join ${formaCobranca} on ${formaCobranca.id} = ${titulo.formaCobrancaId}
    where ${onde}`
}

/** PAR-01 As `parametrosDoCliente`: what the only branch of the customer says, or the business. */
function oClienteSegue({ geral, excecoes }: PorFilial<boolean>): SQL {
  const diferentes = [...excecoes].filter(([, valor]) => valor !== geral).map(([id]) => id)
  if (diferentes.length === 0) return sql`${geral}::boolean`
  const outra = sql`exists (select 1 from ${clienteFilial} where ${clienteFilial.clienteId} = ${cliente.id}
    having count(*) = 1 and bool_and(${umDe(clienteFilial.filialId, diferentes)}))`
  return geral ? sql`not ${outra}` : outra
}

/** CLI-03 As `usoDoLimite`: what is owed by its way of billing and what is on its way to be. */
export function linhasDoCredito(
  { banco, sessao }: ContextoDoRelatorio,
  {
    porCobranca,
    representantes,
    usoMinimo,
    pedidosContam,
  }: {
    porCobranca: boolean
    representantes: readonly number[]
    usoMinimo: number
    pedidosContam: PorFilial<boolean>
  },
): Linhas {
  const [livre, usado] = [
    sql`greatest(0, limite - utilizado)`,
    sql`100 * sum(utilizado) / nullif(sum(limite), 0)`,
  ]
  const onde = and(sql`true`, clienteVisivel(banco, sessao), algumas(cliente.representanteId, representantes))
  const cobranca = porCobranca ? sql`cobranca` : sql`'Todas'::text`
  return sql`
    with titulos as (
      select ${titulo.clienteId} as cliente_id, ${titulo.formaCobrancaId} as forma_id, sum(${titulo.valor}) as valor
      from ${titulo} where ${emAberto()} group by 1, 2),
    pedidos as (
      select ${pedido.clienteId} as cliente_id, ${pedido.formaCobrancaId} as forma_id, sum(${aFaturar()}) as valor
      from ${pedido} where ${emAndamento(pedido.status)} group by 1, 2),
    usos as (
      select ${cliente.id} as codigo, ${cliente.razaoSocial} as nome, coalesce(${representante.nome}, '—') as representante,
        ${formaCobranca.descricao} as cobranca, ${limiteDeCredito.limiteTotal} as limite,
        coalesce(titulos.valor, 0) + case when ${oClienteSegue(pedidosContam)} then coalesce(pedidos.valor, 0) else 0 end
          as utilizado
      from ${limiteDeCredito} join ${cliente} on ${cliente.id} = ${limiteDeCredito.clienteId}
        join ${formaCobranca} on ${formaCobranca.id} = ${limiteDeCredito.formaCobrancaId}
        left join ${colaborador} as ${sql.identifier('representante')} on ${representante.id} = ${cliente.representanteId}
        left join titulos on titulos.cliente_id = ${cliente.id} and titulos.forma_id = ${limiteDeCredito.formaCobrancaId}
        left join pedidos on pedidos.cliente_id = ${cliente.id} and pedidos.forma_id = ${limiteDeCredito.formaCobrancaId}
      where ${onde})
    select codigo, nome, representante, ${cobranca} as cobranca, sum(limite) as limite, sum(utilizado) as utilizado,
      sum(${livre}) as livre, round(${usado}, ${CASAS_DE_CALCULO}) as uso
    from usos group by 1, 2, 3, 4
    having coalesce(${usado}, 0) >= ${usoMinimo}`
}
