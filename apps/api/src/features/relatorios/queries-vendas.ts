import { FUSO } from '@balcao/dominio/formatos/datas'
import { CASAS_DE_CALCULO } from '@balcao/dominio/formatos/decimal'
import type { PorFilial } from '@balcao/dominio/parametros'
import { STATUS_SEM_EFEITO } from '@balcao/dominio/pedidos/status'
import { and, eq, gte, inArray, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { combina } from '../../platform/banco/busca.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { ondeAFilialDiz } from '../filiais/queries-por-filial.ts'
import { filial } from '../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import { orcamento, paraVender } from '../orcamentos/nucleo/tabelas.ts'
import { orcamentoVisivel } from '../orcamentos/nucleo/visibilidade.ts'
import { pedido, pedidoItem } from '../pedidos/tabelas.ts'
import { pedidoVisivel } from '../pedidos/visibilidade.ts'
import { produto } from '../produtos/tabelas.ts'
import type { ContextoDoRelatorio, Linhas } from './queries-execucao.ts'
import type { Instantes } from './valores.ts'

const fuso = sql.raw(`'${FUSO}'`)
const representante = alias(colaborador, 'representante')

export type RecorteDeVendas = {
  periodo: Instantes
  filiais: readonly number[]
  representantes: readonly number[]
}

const algumas = (coluna: Parameters<typeof inArray>[0], ids: readonly number[]) =>
  ids.length > 0 ? inArray(coluna, [...ids]) : undefined

/** Orders that did not come to nothing; beside the join with `cliente`. */
const vendas = (
  { banco, sessao }: ContextoDoRelatorio,
  { periodo: { desde, antesDe }, filiais, representantes }: RecorteDeVendas,
): SQL =>
  and(
    notInArray(pedido.status, [...STATUS_SEM_EFEITO]),
    desde ? gte(pedido.incluidoEm, desde) : undefined,
    antesDe ? lt(pedido.incluidoEm, antesDe) : undefined,
    algumas(pedido.filialId, filiais),
    algumas(cliente.representanteId, representantes),
    pedidoVisivel(banco, sessao, 'CONTAGEM'),
  ) as SQL

/** By whom, where or when a sale is added up: the name of its group, and what tells groups of one name apart. */
const GRUPOS = {
  REPRESENTANTE: { nome: sql`coalesce(${representante.nome}, 'Sem representante')`, por: representante.id },
  VENDEDOR: { nome: sql`${colaborador.nome}`, por: colaborador.id },
  FILIAL: { nome: sql`${filial.nome}`, por: filial.id },
  CLIENTE: { nome: sql`${cliente.razaoSocial} || ' (' || ${cliente.id} || ')'`, por: cliente.id },
  MES: {
    nome: sql`to_char(${pedido.incluidoEm} at time zone ${fuso}, 'YYYY-MM')`,
    por: sql`to_char(${pedido.incluidoEm} at time zone ${fuso}, 'YYYY-MM')`,
  },
} as const
export type GrupoDeVendas = keyof typeof GRUPOS

const DOS_PEDIDOS = sql`${pedido} join ${cliente} on ${cliente.id} = ${pedido.clienteId}
  join ${filial} on ${filial.id} = ${pedido.filialId}
  join ${colaborador} on ${colaborador.id} = ${pedido.colaboradorId}
  left join ${colaborador} as ${sql.identifier('representante')} on ${representante.id} = ${cliente.representanteId}`

const parteDoTodo = (valor: SQL) =>
  sql`round(100 * ${valor} / nullif(sum(${valor}) over (), 0), ${CASAS_DE_CALCULO})`

/** What was sold, and to how many. */
export function linhasDasVendas(
  contexto: ContextoDoRelatorio,
  { grupo, ...recorte }: RecorteDeVendas & { grupo: GrupoDeVendas },
): Linhas {
  const { nome, por } = GRUPOS[grupo]
  const valor = sql`sum(${pedido.valorTotal})`
  return sql`
    select ${nome} as grupo, count(*) as pedidos, count(distinct ${pedido.clienteId}) as clientes,
      sum(${pedido.quantidadeItens}) as itens, ${valor} as valor,
      round(avg(${pedido.valorTotal}), ${CASAS_DE_CALCULO}) as media, ${parteDoTodo(valor)} as perc
    from ${DOS_PEDIDOS} where ${vendas(contexto, recorte)} group by ${por}, 1`
}

/** What was sold of each product, or of each brand; what was taken out of its order was not sold. */
export function linhasDosProdutosVendidos(
  contexto: ContextoDoRelatorio,
  recorte: RecorteDeVendas & { porMarca: boolean; termo: string },
): Linhas {
  const { porMarca, termo } = recorte
  const valor = sql`sum(${pedidoItem.valorTotal})`
  const nomes = porMarca
    ? sql`${produto.marca} as nome`
    : sql`${produto.codigo} as codigo, ${produto.descricaoCompleta} as nome, ${produto.marca} as marca`
  return sql`
    select ${nomes}, count(distinct ${pedido.id}) as pedidos, count(distinct ${pedido.clienteId}) as clientes,
      sum(${pedidoItem.quantidade}) as quantidade, ${valor} as valor, ${parteDoTodo(valor)} as perc
    from ${pedidoItem} join ${pedido} on ${pedido.id} = ${pedidoItem.pedidoId}
      join ${cliente} on ${cliente.id} = ${pedido.clienteId}
      join ${produto} on ${produto.id} = ${pedidoItem.produtoId}
    where ${and(vendas(contexto, recorte), eq(pedidoItem.removido, false), termo ? combina(produto.busca, termo) : undefined)}
    group by ${porMarca ? produto.marca : produto.id}`
}

/** PER-06 As `margemVisivel` does: of the branches that show it, and of the orders whose margin says something. */
export function linhasDaMargem(
  contexto: ContextoDoRelatorio,
  { grupo, exibe, ...recorte }: RecorteDeVendas & { grupo: GrupoDeVendas; exibe: PorFilial<boolean> },
): Linhas {
  const { nome, por } = GRUPOS[grupo]
  const lucro = sql`sum(round(${pedido.valorTotal} * ${pedido.percentualLucro} / 100, 2))`
  const comMargem = and(
    vendas(contexto, recorte),
    ondeAFilialDiz(pedido.filialId, exibe),
    sql`${pedido.percentualLucro} <> 0 and ${pedido.percentualLucro} < 100`,
  )
  return sql`
    select ${nome} as grupo, count(*) as pedidos, sum(${pedido.valorTotal}) as valor, ${lucro} as lucro,
      round(100 * ${lucro} / nullif(sum(${pedido.valorTotal}), 0), ${CASAS_DE_CALCULO}) as margem
    from ${DOS_PEDIDOS} where ${comMargem} group by ${por}, 1`
}

/** Why quotes were lost, or who lost them; by when they were lost. */
export function linhasDosPerdidos(
  { banco, sessao }: ContextoDoRelatorio,
  {
    periodo: { desde, antesDe },
    filiais,
    porVendedor,
  }: Omit<RecorteDeVendas, 'representantes'> & {
    porVendedor: boolean
  },
): Linhas {
  const valor = sql`sum(${orcamento.valorTotal})`
  const [nome, por] = porVendedor
    ? [sql`${colaborador.nome}`, colaborador.id]
    : [sql`coalesce(${opcaoDeCadastro.descricao}, 'Sem motivo informado')`, opcaoDeCadastro.id]
  const onde = and(
    isNotNull(orcamento.perdidoEm),
    paraVender(orcamento),
    desde ? gte(orcamento.perdidoEm, desde) : undefined,
    antesDe ? lt(orcamento.perdidoEm, antesDe) : undefined,
    algumas(orcamento.filialId, filiais),
    orcamentoVisivel(banco, sessao, 'CONTAGEM'),
  )
  return sql`
    select ${nome} as grupo, count(*) as orcamentos, count(distinct ${orcamento.clienteId}) as clientes,
      ${valor} as valor, round(avg(${orcamento.valorTotal}), ${CASAS_DE_CALCULO}) as media, ${parteDoTodo(valor)} as perc
    from ${orcamento} join ${colaborador} on ${colaborador.id} = ${orcamento.colaboradorId}
      left join ${opcaoDeCadastro} on ${opcaoDeCadastro.id} = ${orcamento.motivoPerdaId}
    where ${onde} group by ${por}, 1`
}
