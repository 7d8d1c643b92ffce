import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { enderecoEntrega } from '../enderecos/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { formaCobranca, pedido, pedidoItem, planoPagamento, tipoFrete } from '../pedidos/tabelas.ts'
import { campanha } from '../precos/tabelas.ts'
import { tabelaPreco } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'

const representante = alias(colaborador, 'representante')

/** The order with all that it refers to, each whole. */
export async function pedidoParaOErp(tx: Tx, pedidoId: number) {
  const [achado] = await tx
    .select({
      pedido,
      filial,
      cliente,
      vendedor: colaborador,
      representante,
      tabela: tabelaPreco,
      plano: planoPagamento,
      cobranca: formaCobranca,
      tipoFrete,
      transportadora,
      entrega: enderecoEntrega,
    })
    .from(pedido)
    .innerJoin(filial, eq(filial.id, pedido.filialId))
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, pedido.colaboradorId))
    .leftJoin(representante, eq(representante.id, cliente.representanteId))
    .leftJoin(tabelaPreco, eq(tabelaPreco.id, pedido.tabelaPrecoId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, pedido.planoPagamentoId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, pedido.formaCobrancaId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, pedido.tipoFreteId))
    .leftJoin(transportadora, eq(transportadora.id, pedido.transportadoraId))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, pedido.enderecoEntregaId))
    .where(eq(pedido.id, pedidoId))
  if (!achado) throw new Error('o pedido não existe')
  return achado
}
export type PedidoParaOErp = Awaited<ReturnType<typeof pedidoParaOErp>>

/** Its lines; what was removed from it is not sent. */
export const itensParaOErp = (tx: Tx, pedidoId: number) =>
  tx
    .select({ item: pedidoItem, tabela: tabelaPreco, promocao: { id: campanha.id, nome: campanha.nome } })
    .from(pedidoItem)
    .leftJoin(tabelaPreco, eq(tabelaPreco.id, pedidoItem.tabelaPrecoId))
    .leftJoin(campanha, eq(campanha.id, pedidoItem.promocaoId))
    .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
    .orderBy(asc(pedidoItem.numeroItem))
export type ItemParaOErp = Awaited<ReturnType<typeof itensParaOErp>>[number]
