import { DESISTIU } from '@balcao/dominio/pedidos/faturamento'
import { and, desc, eq, gte, isNull, not, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe, umDeNoTexto } from '../../platform/banco/um-de.ts'
import { estoque, produto, produtoEmbalagem } from '../produtos/tabelas.ts'
import { pedido, pedidoItem } from './tabelas.ts'

// Lines that came from elsewhere find their packaging by its name, as in a quote (`linhasDoOrcamento`).
const fator = sql`coalesce(${produtoEmbalagem.fatorConversao}, ${pedidoItem.fatorConversao})`
const vale = not(umDeNoTexto(pedido.status, DESISTIU))

type Onde = { clienteId: number; filialId: number; ids: readonly number[] }

/** GES-03 Of each product, what it costs and what is left of it at the branch, and what the customer last paid for an unit. */
export async function produtosParaAprovar(banco: Executor, { clienteId, filialId, ids }: Onde) {
  if (ids.length === 0) return new Map<number, ProdutoParaAprovar>()
  const ultimo = banco
    .select({ preco: sql<string>`${pedidoItem.valorUnitario} / ${fator}`.as('preco') })
    .from(pedidoItem)
    .innerJoin(pedido, eq(pedido.id, pedidoItem.pedidoId))
    .leftJoin(
      produtoEmbalagem,
      and(
        isNull(pedidoItem.embalagemId),
        eq(produtoEmbalagem.produtoId, pedidoItem.produtoId),
        eq(produtoEmbalagem.unidade, pedidoItem.embalagem),
      ),
    )
    .where(
      and(
        eq(pedidoItem.produtoId, produto.id),
        eq(pedido.clienteId, clienteId),
        eq(pedidoItem.removido, false),
        eq(pedidoItem.bonificado, false),
        sql`${fator} > 0`,
        vale,
      ),
    )
    .orderBy(desc(pedido.incluidoEm), desc(pedido.id))
    .limit(limiteNoTexto(1))
    .as('ultimo')
  const linhas = await banco
    .select({
      id: produto.id,
      codigo: produto.codigo,
      descricao: produto.descricaoCompleta,
      custo: estoque.custo,
      estoque: sql`greatest(0, ${estoque.quantidade} - ${estoque.bloqueado} - ${estoque.reservado})`.mapWith(
        Number,
      ),
      ultimo: ultimo.preco,
    })
    .from(produto)
    .leftJoin(estoque, and(eq(estoque.produtoId, produto.id), eq(estoque.filialId, filialId)))
    .leftJoinLateral(ultimo, sql`true`)
    .where(umDe(produto.id, [...ids]))
  return new Map(linhas.map((linha) => [linha.id, linha]))
}
export type ProdutoParaAprovar = {
  id: number
  codigo: string
  descricao: string
  custo: string | null
  estoque: number | null
  ultimo: string | null
}

/** What a seller sold since then, and what they gave of it below the table. */
export async function queSeDeu(
  banco: Executor,
  { colaboradorId, desde }: { colaboradorId: number; desde: Date },
) {
  const [linha] = await banco
    .select({
      vendido: sql`coalesce(sum(${pedidoItem.quantidade} * ${pedidoItem.valorUnitario}), 0)`.mapWith(Number),
      dado: sql`coalesce(sum(${pedidoItem.quantidade} * greatest(0,
        coalesce(${pedidoItem.precoReferencia}, ${pedidoItem.precoTabela}, ${pedidoItem.valorUnitario})
        - ${pedidoItem.valorUnitario})), 0)`.mapWith(Number),
    })
    .from(pedido)
    .innerJoin(pedidoItem, eq(pedidoItem.pedidoId, pedido.id))
    .where(
      and(
        eq(pedido.colaboradorId, colaboradorId),
        gte(pedido.incluidoEm, desde),
        vale,
        eq(pedidoItem.removido, false),
        eq(pedidoItem.bonificado, false),
      ),
    )
  const { vendido, dado } = linha ?? { vendido: 0, dado: 0 }
  const cheio = vendido + dado
  return { vendido, dado, percentual: cheio > 0 ? Math.round((dado / cheio) * 10_000) / 100 : 0 }
}

const MUITOS = 500

/** The lines of an order, as whoever lets it go looks at them. */
export const linhasParaAprovar = (banco: Executor, pedidoId: number) =>
  banco
    .select({
      produtoId: pedidoItem.produtoId,
      codigo: pedidoItem.codigo,
      descricao: pedidoItem.descricao,
      quantidade: pedidoItem.quantidade,
      valorUnitario: pedidoItem.valorUnitario,
      precoTabela: pedidoItem.precoTabela,
      descontoDado: pedidoItem.descontoDado,
      fatorConversao: pedidoItem.fatorConversao,
      bonificado: pedidoItem.bonificado,
    })
    .from(pedidoItem)
    .where(and(eq(pedidoItem.pedidoId, pedidoId), eq(pedidoItem.removido, false)))
    .orderBy(pedidoItem.numeroItem)
    .limit(MUITOS)
