import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { notaFiscal } from '@balcao/api/src/features/notas/tabelas.ts'
import { pedido } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { pedidoBloqueio, pedidoHistorico } from '@balcao/api/src/features/pedidos/tabelas-da-vida.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { eq, min, sql } from 'drizzle-orm'
import { gravarRegistros } from '../lotes.ts'
import type { OpcoesDaDemo } from '../opcoes-da-demo.ts'
import { bloqueiosDoPedido, historicoDoPedido } from './gerar-vida.ts'

/** DOC-03 How each order came to stand where it does, and what holds back those that are blocked: of those that are there. */
export async function preencherVidaDosPedidos(
  tx: Executor,
  { agora }: Pick<OpcoesDaDemo, 'agora'>,
): Promise<void> {
  const faturamento = tx
    .select({ pedidoId: notaFiscal.pedidoId, em: min(notaFiscal.emitidaEm).as('em') })
    .from(notaFiscal)
    .groupBy(notaFiscal.pedidoId)
    .as('faturamento')
  const pedidos = await tx
    .select({
      id: pedido.id,
      status: pedido.status,
      incluidoEm: pedido.incluidoEm,
      colaboradorId: pedido.colaboradorId,
      faturadoEm: sql<Date | null>`${faturamento.em}`.mapWith(pedido.incluidoEm),
      motivoBloqueio: cliente.motivoBloqueio,
    })
    .from(pedido)
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
    .leftJoin(faturamento, eq(faturamento.pedidoId, pedido.id))
    .orderBy(pedido.id)
  const comBloqueios = pedidos.map((gravado) => ({ ...gravado, bloqueios: bloqueiosDoPedido(gravado) }))
  await gravarRegistros(
    tx,
    pedidoHistorico,
    comBloqueios.flatMap((gravado) => historicoDoPedido(gravado, agora)),
  )
  await gravarRegistros(
    tx,
    pedidoBloqueio,
    comBloqueios.flatMap(({ id, incluidoEm, bloqueios }) =>
      bloqueios.map((bloqueio) => ({ ...bloqueio, pedidoId: id, criadoEm: incluidoEm })),
    ),
  )
}
