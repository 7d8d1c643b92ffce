import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { estoque } from '../produtos/tabelas.ts'
import { reservaDeEstoque } from './tabelas.ts'

const daReserva = (pedidoId: number) =>
  and(
    eq(reservaDeEstoque.pedidoId, pedidoId),
    isNull(reservaDeEstoque.encerradaEm),
    eq(estoque.filialId, reservaDeEstoque.filialId),
    eq(estoque.produtoId, reservaDeEstoque.produtoId),
  )

/** What an order holds of the stock goes out with it (`sai`), or goes back to be sold. Done twice, it does nothing the second time. */
export async function encerrarReservas(
  tx: Tx,
  pedidoId: number,
  { sai, agora }: { sai: boolean; agora: Date },
): Promise<void> {
  // By product, as whoever reserves: two of them never wait for each other in a circle.
  await tx
    .select({ produtoId: estoque.produtoId })
    .from(estoque)
    .innerJoin(reservaDeEstoque, daReserva(pedidoId) ?? sql`false`)
    .orderBy(asc(estoque.produtoId))
    .for('update', { of: estoque })
  await tx
    .update(estoque)
    .set({
      reservado: sql`${estoque.reservado} - ${reservaDeEstoque.quantidade}`,
      ...(sai && { quantidade: sql`greatest(0, ${estoque.quantidade} - ${reservaDeEstoque.quantidade})` }),
    })
    .from(reservaDeEstoque)
    .where(daReserva(pedidoId))
  await tx
    .update(reservaDeEstoque)
    .set({ encerradaEm: agora })
    .where(and(eq(reservaDeEstoque.pedidoId, pedidoId), isNull(reservaDeEstoque.encerradaEm)))
}
