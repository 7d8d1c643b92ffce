import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { reservaDeEstoque } from '../estoque/tabelas.ts'
import { pedidoItem } from '../pedidos/tabelas.ts'
import { estoque } from '../produtos/tabelas.ts'

/** Without an ERP nobody else serves the lines of an order, nor takes them out of the stock: all of them, when it is invoiced. */
export async function atenderPedido(tx: Tx, pedidoId: number): Promise<void> {
  const linhas = sql`${pedidoItem.pedidoId} = ${pedidoId} and not ${pedidoItem.removido}`
  // What the order reserved goes out with its reservation.
  const semReserva = sql`${linhas} and not exists
    (select 1 from ${reservaDeEstoque} where ${reservaDeEstoque.pedidoId} = ${pedidoId})`
  // Always in the same order, so that two orders do not wait for each other in a circle.
  await tx.execute(sql`
    select 1 from ${estoque}
    where (${estoque.filialId}, ${estoque.produtoId}) in
      (select ${pedidoItem.filialId}, ${pedidoItem.produtoId} from ${pedidoItem} where ${semReserva})
    order by ${estoque.filialId}, ${estoque.produtoId} for update`)
  await tx.execute(sql`
    update ${estoque} set quantidade = greatest(0, ${estoque.quantidade} - saida.quantidade)
    from (
      select ${pedidoItem.filialId} as filial_id, ${pedidoItem.produtoId} as produto_id,
        sum((${pedidoItem.quantidade} - ${pedidoItem.quantidadeAtendida}) * ${pedidoItem.fatorConversao}) as quantidade
      from ${pedidoItem} where ${semReserva} group by 1, 2
    ) saida
    where ${estoque.filialId} = saida.filial_id and ${estoque.produtoId} = saida.produto_id`)
  await tx.execute(
    sql`update ${pedidoItem} set quantidade_atendida = ${pedidoItem.quantidade} where ${linhas}`,
  )
}
