import { and, asc, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { produto, tabelaPreco } from '../produtos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { formaCobranca, pedido, pedidoItem, planoPagamento, tipoFrete } from './tabelas.ts'
import { pedidoVisivel } from './visibilidade.ts'

/** Undefined when there is none, and when it is not for this session to see. */
export async function pedidoVisivelPorId(banco: Executor, sessao: Sessao, id: number) {
  const [encontrado] = await banco
    .select({
      pedido,
      cliente: {
        id: cliente.id,
        razSoc: cliente.razaoSocial,
        fant: cliente.fantasia,
        cnpj: cliente.documento,
      },
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      colaborador: { nome: colaborador.nome },
      plano: { desc: planoPagamento.descricao },
      cobranca: { desc: formaCobranca.descricao, descTaxaFixa: formaCobranca.descricaoTaxaFixa },
      tipoFrete: { desc: tipoFrete.descricao },
      transportadora: { id: transportadora.id, razSoc: transportadora.razaoSocial },
    })
    .from(pedido)
    .innerJoin(cliente, eq(cliente.id, pedido.clienteId))
    .innerJoin(filial, eq(filial.id, pedido.filialId))
    .innerJoin(colaborador, eq(colaborador.id, pedido.colaboradorId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, pedido.planoPagamentoId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, pedido.formaCobrancaId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, pedido.tipoFreteId))
    .leftJoin(transportadora, eq(transportadora.id, pedido.transportadoraId))
    .where(and(eq(pedido.id, id), pedidoVisivel(banco, sessao)))
  return encontrado
}

export type PedidoComPartes = NonNullable<Awaited<ReturnType<typeof pedidoVisivelPorId>>>

/** Removed ones too. */
export function itensDoPedido(banco: Executor, pedidoId: number) {
  return banco
    .select({
      item: pedidoItem,
      filial: { id: filial.id, razSoc: filial.razaoSocial, desc: filial.nome },
      imagemId: produto.imagemId,
      tabelaPreco: tabelaPreco.nome,
    })
    .from(pedidoItem)
    .innerJoin(filial, eq(filial.id, pedidoItem.filialId))
    .innerJoin(produto, eq(produto.id, pedidoItem.produtoId))
    .leftJoin(tabelaPreco, eq(tabelaPreco.id, pedidoItem.tabelaPrecoId))
    .where(eq(pedidoItem.pedidoId, pedidoId))
    .orderBy(asc(pedidoItem.numeroItem))
}

export type ItemComPartes = Awaited<ReturnType<typeof itensDoPedido>>[number]

/** DOC-06 The customer's last orders of a product, newest first; lines taken out of their order do not count. */
export function ultimosPedidosDoProduto(
  banco: Executor,
  { clienteId, produtoId }: { clienteId: number; produtoId: number },
  quantos: number,
) {
  return banco
    .select({
      pedidoId: pedido.id,
      filialId: pedido.filialId,
      incluidoEm: pedido.incluidoEm,
      status: pedido.status,
      quantidade: pedidoItem.quantidade,
      quantidadeAtendida: pedidoItem.quantidadeAtendida,
      embalagem: pedidoItem.embalagem,
      valorUnitario: pedidoItem.valorUnitario,
      valorTotal: pedidoItem.valorTotal,
    })
    .from(pedidoItem)
    .innerJoin(pedido, eq(pedido.id, pedidoItem.pedidoId))
    .where(
      and(
        eq(pedido.clienteId, clienteId),
        eq(pedidoItem.produtoId, produtoId),
        eq(pedidoItem.removido, false),
      ),
    )
    .orderBy(desc(pedido.incluidoEm), desc(pedidoItem.id))
    .limit(quantos)
}

export type UltimoPedido = Awaited<ReturnType<typeof ultimosPedidosDoProduto>>[number]
