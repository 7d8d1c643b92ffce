import { type Curva, PARTE_DA_CURVA } from '@balcao/dominio/carteira/risco'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Banco, Executor } from '../../platform/banco/conexao.ts'
import { umaVezPor } from '../../platform/banco/preparar.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { criarMemoria } from '../../platform/memoria.ts'
import { cliente } from '../clientes/tabelas.ts'
import { ritmoDoCliente } from './tabelas.ts'

export const comRitmo = eq(ritmoDoCliente.clienteId, cliente.id)

const carteira = sql`coalesce(${cliente.representanteId}, 0)`

/** The last customer of class A and of B in each portfolio, by what they bought in a year. */
const ultimosDeCada = (banco: Executor) => {
  const ordem = sql`partition by ${carteira} order by ${ritmoDoCliente.valorAno} desc, ${cliente.id}`
  const ate = sql`sum(${ritmoDoCliente.valorAno}) over (${ordem}) - ${ritmoDoCliente.valorAno}`
  const total = sql`sum(${ritmoDoCliente.valorAno}) over (partition by ${carteira})`
  const cada = banco
    .select({
      id: cliente.id,
      carteira: sql`${carteira}`.as('carteira'),
      valor: ritmoDoCliente.valorAno,
      lugar: sql`row_number() over (${ordem})`.as('lugar'),
      curva: sql<Curva>`case when ${ate} < ${total} * ${sql.raw(String(PARTE_DA_CURVA.A))} then 'A'
        when ${ate} < ${total} * ${sql.raw(String(PARTE_DA_CURVA.B))} then 'B' else 'C' end`.as('curva'),
    })
    .from(ritmoDoCliente)
    .innerJoin(cliente, comRitmo)
    .where(sql`${ritmoDoCliente.ultima} is not null`)
    .as('cada')
  return banco
    .selectDistinctOn([cada.carteira, cada.curva], {
      carteira: sql`${cada.carteira}`.mapWith(Number),
      curva: cada.curva,
      valor: cada.valor,
      id: cada.id,
    })
    .from(cada)
    .where(sql`${cada.curva} <> 'C'`)
    .orderBy(cada.carteira, cada.curva, sql`${cada.lugar} desc`)
}

export type CortesDaCurva = Awaited<ReturnType<typeof ultimosDeCada>>

const lembrados = umaVezPor((_banco: Banco) => criarMemoria<CortesDaCurva>({ porMs: 60_000, maximo: 1 }))

/**
 * Where the classes of every portfolio end: a class is of the whole portfolio, so that it does not change with who looks. It takes
 * all customers to know, and changes slowly.
 */
export const cortesDaCurva = (banco: Banco, agora: Date): Promise<CortesDaCurva> =>
  lembrados(banco)('', agora, async () => ultimosDeCada(banco))

/** Each customer who ever bought, with their class. */
function comCurva(banco: Executor, cortes: CortesDaCurva, quais?: SQL) {
  const da = (letra: Curva) =>
    new Map(cortes.flatMap((corte) => (corte.curva === letra ? [[corte.carteira, corte] as const] : [])))
  const [ateA, ateB] = [da('A'), da('B')]
  const carteiras = [...ateA.keys()]
  const dentro = (ultimos: typeof ateA, nome: string) => {
    const valor = sql.raw(`corte.valor_${nome}`)
    const id = sql.raw(`corte.id_${nome}`)
    return {
      listas: sql`${sql.param(carteiras.map((qual) => ultimos.get(qual)?.valor ?? null))}::numeric[],
        ${sql.param(carteiras.map((qual) => ultimos.get(qual)?.id ?? null))}::bigint[]`,
      condicao: sql`(${ritmoDoCliente.valorAno} > ${valor} or (${ritmoDoCliente.valorAno} = ${valor} and ${cliente.id} <= ${id}))`,
    }
  }
  const [a, b] = [dentro(ateA, 'a'), dentro(ateB, 'b')]
  return banco
    .select({
      id: cliente.id,
      curva: sql<Curva>`case when ${a.condicao} then 'A' when ${b.condicao} then 'B' else 'C' end`.as(
        'curva',
      ),
    })
    .from(ritmoDoCliente)
    .innerJoin(cliente, comRitmo)
    .leftJoin(
      sql`unnest(${sql.param(carteiras)}::bigint[], ${a.listas}, ${b.listas})
        as corte(carteira, valor_a, id_a, valor_b, id_b)`,
      sql`corte.carteira = ${carteira}`,
    )
    .where(and(sql`${ritmoDoCliente.ultima} is not null`, quais))
}

/** The class of each of these customers, in the portfolio they are of. */
export async function curvasDos(
  banco: Executor,
  cortes: CortesDaCurva,
  clientes: readonly number[],
): Promise<Map<number, Curva>> {
  const linhas = await comCurva(banco, cortes, umDe(ritmoDoCliente.clienteId, clientes))
  return new Map(linhas.map(({ id, curva }) => [id, curva]))
}

/** The customer is of one of these classes. */
export function naCurva(banco: Executor, cortes: CortesDaCurva, curvas: readonly Curva[]): SQL {
  const classes = comCurva(banco, cortes).as('na_curva')
  return sql`${cliente.id} in (${banco
    .select({ id: classes.id })
    .from(classes)
    .where(sql`${classes.curva} = any(${sql.param(curvas)})`)})`
}
