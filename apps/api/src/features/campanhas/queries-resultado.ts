import { and, count, countDistinct, desc, eq, gt, or, sql, sum } from 'drizzle-orm'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { cliente } from '../clientes/tabelas.ts'
import { campanhaUso } from '../orcamentos/nucleo/tabelas.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { vendaDoDia } from '../vendas/tabelas.ts'

const doPedidoQueFicou = or(gt(campanhaUso.unidades, '0'), gt(campanhaUso.valor, '0'))

const somas = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({
      pedidos: count(),
      clientes: countDistinct(campanhaUso.clienteId),
      unidades: sql`coalesce(${sum(campanhaUso.unidades)}, 0)`.mapWith(Number),
      custo: sql`coalesce(${sum(campanhaUso.valor)}, 0)`.mapWith(Number),
      valor: sql`coalesce(${sum(pedido.valorTotal)}, 0)`.mapWith(Number),
      /** Weighed by what each order is worth; null where no order has one. */
      margem: sql<string | null>`round(sum(${pedido.valorTotal} * ${pedido.percentualLucro})
        / nullif(sum(${pedido.valorTotal}) filter (where ${pedido.percentualLucro} is not null), 0), 2)`,
    })
    .from(campanhaUso)
    .innerJoin(pedido, eq(pedido.id, campanhaUso.pedidoId))
    .where(and(eq(campanhaUso.campanhaId, id), doPedidoQueFicou)),
)

/** GES-02 Of the orders that used it and stand. */
export async function somasDaCampanha(banco: Executor, id: number) {
  const [linha] = await somas(banco, { id })
  if (!linha) throw new Error('a soma não veio')
  return linha
}

const compras = comandoFixo((banco, { id, de, ate }: { id: number; de: string; ate: string }) =>
  banco
    .select({
      pedidos: sql`coalesce(${sum(vendaDoDia.documentos)}, 0)`.mapWith(Number),
      clientes: countDistinct(vendaDoDia.clienteId),
      valor: sql`coalesce(${sum(vendaDoDia.valor)}, 0)`.mapWith(Number),
    })
    .from(vendaDoDia)
    .where(
      and(
        sql`${vendaDoDia.clienteId} in (select ${campanhaUso.clienteId} from ${campanhaUso}
          where ${campanhaUso.campanhaId} = ${id} and ${doPedidoQueFicou})`,
        eq(vendaDoDia.origem, 'PEDIDO'),
        sql`${vendaDoDia.dia} between ${de} and ${ate}`,
      ),
    ),
)

/** GES-02 All that those customers bought from one day to another. */
export async function comprasDosClientes(banco: Executor, id: number, de: string, ate: string) {
  const [linha] = await compras(banco, { id, de, ate })
  if (!linha) throw new Error('a soma não veio')
  return linha
}

const MUITOS_USOS = 50

/** The orders that used it and stand, the latest first. */
export const usosDaCampanha = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({
      pedidoId: campanhaUso.pedidoId,
      cliente: sql<string>`coalesce(nullif(${cliente.fantasia}, ''), ${cliente.razaoSocial})`,
      unidades: campanhaUso.unidades,
      valor: campanhaUso.valor,
      usadaEm: campanhaUso.usadaEm,
    })
    .from(campanhaUso)
    .innerJoin(cliente, eq(cliente.id, campanhaUso.clienteId))
    .where(and(eq(campanhaUso.campanhaId, id), doPedidoQueFicou))
    .orderBy(desc(campanhaUso.usadaEm), desc(campanhaUso.pedidoId))
    .limit(limiteNoTexto(MUITOS_USOS)),
)
