import { and, asc, eq, ne, type SQL, sql, sum } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { ORIGEM } from '../../fretes/queries.ts'
import { pedido, tipoFrete } from '../../pedidos/tabelas.ts'
import { produto, produtoEmbalagem } from '../../produtos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'
import { orcamentoVisivel } from '../nucleo/visibilidade.ts'

const entrega = (coluna: 'cidade' | 'uf' | 'ibge' | 'cep') =>
  sql<string>`coalesce(${enderecoEntrega[coluna]}, ${cliente[coluna]})`

/** From where to where, and under which type. Goods go to the address of the quote, or else the customer's own. */
const aCotar = (banco: Executor, onde: SQL | undefined) =>
  banco
    .select({
      origem: ORIGEM,
      clienteId: orcamento.clienteId,
      grupo: orcamento.grupo,
      tipoFrete: { id: tipoFrete.id, diferenciado: tipoFrete.diferenciado },
      destino: { cidade: entrega('cidade'), uf: entrega('uf'), ibge: entrega('ibge'), cep: entrega('cep') },
    })
    .from(orcamento)
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, orcamento.tipoFreteId))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, orcamento.enderecoEntregaId))
    .where(onde)

/** Undefined when there is none, and when it is not for this session to see. */
export async function orcamentoACotar(banco: Executor, sessao: Sessao, id: number) {
  const [linha] = await aCotar(banco, and(eq(orcamento.id, id), orcamentoVisivel(banco, sessao)))
  return linha
}

/** Of a quote that is held by whoever calls. */
export const caminhoDoOrcamento = comandoFixo((banco, { id }: { id: number }) =>
  aCotar(banco, eq(orcamento.id, id)),
)

/** Of one unit. */
const MEDIDAS = {
  pesoLiquido: produto.pesoLiquido,
  pesoBruto: produto.pesoBruto,
  altura: produto.altura,
  largura: produto.largura,
  comprimento: produto.comprimento,
}

export const medidasDosProdutos = comandoFixo((banco, { ids }: { ids: number[] }) =>
  banco
    .select({ id: produto.id, ...MEDIDAS })
    .from(produto)
    .where(umDe(produto.id, ids)),
)

/** FRE-04 What its lines weigh and are worth; those that came from elsewhere know their packaging by its name, or count one by one. */
export function itensACarregar(banco: Executor, orcamentoId: number) {
  const fator = sql<string>`case when ${orcamentoItem.embalagemId} is not null then ${orcamentoItem.fatorConversao} else coalesce((
    select max(${produtoEmbalagem.fatorConversao}) from ${produtoEmbalagem}
    where ${produtoEmbalagem.produtoId} = ${orcamentoItem.produtoId}
      and ${produtoEmbalagem.unidade} = ${orcamentoItem.embalagem}
  ), 1) end`
  return banco
    .select({
      quantidade: orcamentoItem.quantidade,
      valorUnitario: orcamentoItem.valorUnitario,
      bonificado: orcamentoItem.bonificado,
      fator,
      ...MEDIDAS,
    })
    .from(orcamentoItem)
    .innerJoin(produto, eq(produto.id, orcamentoItem.produtoId))
    .where(and(eq(orcamentoItem.orcamentoId, orcamentoId), eq(orcamentoItem.removido, false)))
    .orderBy(asc(orcamentoItem.numeroItem))
}

/** FRE-03 Freight of the orders into which the other quotes of the same split were turned. */
export async function freteJaPago(
  banco: Executor,
  { orcamentoId, grupo, clienteId }: { orcamentoId: number; grupo: string; clienteId: number },
): Promise<string> {
  const [linha] = await banco
    .select({ pago: sum(pedido.valorFrete) })
    .from(orcamento)
    .innerJoin(pedido, eq(pedido.id, orcamento.pedidoId))
    .where(
      and(
        eq(orcamento.grupo, grupo),
        eq(orcamento.clienteId, clienteId),
        ne(orcamento.id, orcamentoId),
        ne(pedido.status, 'CANCELADO'),
      ),
    )
  return linha?.pago ?? '0'
}
