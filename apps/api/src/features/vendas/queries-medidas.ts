import type { EscopoDoObjetivo, TipoDeObjetivo } from '@balcao/dominio/objetivos/especies'
import type { Criterio } from '@balcao/dominio/vendas/criterio'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { produto } from '../produtos/tabelas.ts'
import { origensDo, valorContado } from './queries-criterio.ts'
import { vendaDeProduto, vendaDoDia } from './tabelas.ts'

export type Medida = {
  tipo: TipoDeObjetivo
  marca: string
  por: EscopoDoObjetivo
  /** Whose; all of them when absent. */
  alvos?: readonly number[]
  de: string
  ate: string
}

/** The team of whoever sold: a supervisor's own sales are the team's. */
const EQUIPE = sql`case when ${colaborador.tipo} = 'SUPERVISOR' then ${colaborador.id} else ${colaborador.supervisorId} end`

type Venda = typeof vendaDoDia | typeof vendaDeProduto

/** Whose a sale counts as; a team's asks for `colaborador`. */
export function chaveDe(venda: Venda, por: EscopoDoObjetivo): SQL {
  const chaves: Record<EscopoDoObjetivo, SQL> = {
    VENDEDOR: sql`${venda.colaboradorId}`,
    EQUIPE,
    FILIAL: sql`${venda.filialId}`,
  }
  return chaves[por]
}

/** Of what is counted by documents, what came back takes nothing away. */
export const origensDoTipo = (tipo: TipoDeObjetivo, criterio: Criterio): string[] =>
  tipo === 'PEDIDOS' || tipo === 'NOVOS' ? [criterio.data] : origensDo(criterio)

/** The customer had bought nothing before that day. */
export const primeiraCompra = sql`not exists (select 1 from ${vendaDoDia} antes where antes.cliente_id = ${vendaDoDia.clienteId}
  and antes.origem = ${vendaDoDia.origem} and antes.dia < ${vendaDoDia.dia})`

function deQuem(venda: Venda, por: EscopoDoObjetivo) {
  const juntar =
    por === 'EQUIPE' ? sql`join ${colaborador} on ${colaborador.id} = ${venda.colaboradorId}` : sql``
  return { chave: chaveDe(venda, por), juntar }
}

/** By whom and day, how much each day added: what a period comes to is their sum, whatever it is measured in. */
function acrescimos({ tipo, marca, por, alvos, de, ate }: Medida, criterio: Criterio): SQL {
  const doProduto = tipo === 'QUANTIDADE' || tipo === 'MIX'
  const venda = doProduto ? vendaDeProduto : vendaDoDia
  const { chave, juntar } = deQuem(venda, por)
  const origens = origensDoTipo(tipo, criterio)
  const onde = sql`${venda.origem} = any(${sql.param(origens)}) and ${venda.dia} between ${de}::date and ${ate}::date
    ${alvos ? sql`and ${chave} = any(${sql.param([...alvos])}::bigint[])` : sql``}`
  const simples = (quanto: SQL, mais = sql``) => sql`
    select ${chave} as chave, ${venda.dia} as dia, ${quanto} as quanto from ${venda} ${juntar} where ${onde} ${mais} group by 1, 2`
  /** Of each thing, on the day on which its sum passes what counts, and less on the one on which it falls back. */
  const distintos = (coisa: SQL, quanto: SQL, minimo: SQL, mais = sql``) => sql`
    select chave, dia, sum((ate_aqui >= ${minimo})::int - (ate_aqui - do_dia >= ${minimo})::int) as quanto
    from (
      select ${chave} as chave, ${venda.dia} as dia, ${coisa} as coisa, sum(${quanto}) as do_dia,
        sum(sum(${quanto})) over (partition by ${chave}, ${coisa} order by ${venda.dia}) as ate_aqui
      from ${venda} ${juntar} ${mais} where ${onde} group by 1, 2, 3
    ) cada group by 1, 2`
  const daMarca = marca
    ? sql`join ${produto} on ${produto.id} = ${vendaDeProduto.produtoId} and ${produto.marca} = ${marca}`
    : sql``
  const unidades = sql`case when ${vendaDeProduto.origem} = 'DEVOLUCAO' then -1 else 1 end * ${vendaDeProduto.quantidade}`
  const tipos: Record<TipoDeObjetivo, () => SQL> = {
    VALOR: () => simples(sql`sum(${valorContado(criterio)})`),
    PEDIDOS: () => simples(sql`sum(${vendaDoDia.documentos})`),
    POSITIVACAO: () =>
      distintos(
        sql`${vendaDoDia.clienteId}`,
        valorContado(criterio),
        sql`greatest(${criterio.minimoPositivacao}::numeric, 0.01)`,
      ),
    QUANTIDADE: () => sql`
      select ${chave} as chave, ${venda.dia} as dia, sum(${unidades}) as quanto
      from ${venda} ${juntar} ${daMarca} where ${onde} group by 1, 2`,
    MIX: () => distintos(sql`${vendaDeProduto.produtoId}`, unidades, sql`0.0001`, daMarca),
    NOVOS: () => simples(sql`count(distinct ${vendaDoDia.clienteId})`, sql`and ${primeiraCompra}`),
  }
  return tipos[tipo]()
}

/** GES-01 What each came to in the period. */
export async function medir(
  banco: Executor,
  medida: Medida,
  criterio: Criterio,
): Promise<Map<number, number>> {
  const { rows } = await banco.execute<{ chave: string | null; quanto: string }>(
    sql`select chave, sum(quanto) as quanto from (${acrescimos(medida, criterio)}) a where chave is not null group by chave`,
  )
  return new Map(rows.map(({ chave, quanto }) => [Number(chave), Number(quanto)]))
}

/** The same of one, by the day on which it was added. */
export async function medirPorDia(
  banco: Executor,
  medida: Omit<Medida, 'alvos'> & { alvo: number },
  criterio: Criterio,
): Promise<Map<string, number>> {
  const { alvo, ...resto } = medida
  const { rows } = await banco.execute<{ dia: string; quanto: string }>(sql`
    select dia::text as dia, sum(quanto) as quanto from (${acrescimos({ ...resto, alvos: [alvo] }, criterio)}) a
    group by dia having sum(quanto) <> 0`)
  return new Map(rows.map(({ dia, quanto }) => [dia, Number(quanto)]))
}
