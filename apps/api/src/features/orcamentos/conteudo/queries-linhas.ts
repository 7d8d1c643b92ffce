import { STATUS_EM_ABERTO } from '@balcao/dominio/orcamentos/status'
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { umDe, umDeNoTexto } from '../../../platform/banco/um-de.ts'
import { pedidoItem } from '../../pedidos/tabelas.ts'
import { campanha, regraFiscal } from '../../precos/tabelas.ts'
import { estoque, produtoEmbalagem } from '../../produtos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

/** Lines with what was typed of them; those that came from elsewhere find their packaging by its name. */
function linhasDe(banco: Executor, tabela: typeof orcamentoItem | typeof pedidoItem, onde: SQL | undefined) {
  // The compiler follows the columns of one table, not of whichever it may be.
  const item = tabela as unknown as typeof orcamentoItem
  return banco
    .select({
      id: item.id,
      numeroItem: item.numeroItem,
      chave: item.chave,
      produtoId: item.produtoId,
      codigo: item.codigo,
      descricao: item.descricao,
      embalagem: item.embalagem,
      embalagemId: sql<number>`coalesce(${item.embalagemId}, ${produtoEmbalagem.id})`.mapWith(Number),
      quantidade: item.quantidade,
      descontoVendedor: item.descontoVendedor,
      precoDigitado: item.precoDigitado,
      precoTabela: item.precoTabela,
      precoReferencia: item.precoReferencia,
      descontoDado: item.descontoDado,
      valorUnitario: item.valorUnitario,
      fatorConversao: sql<string>`coalesce(${produtoEmbalagem.fatorConversao}, ${item.fatorConversao})`,
      bonificado: item.bonificado,
      negociacaoId: item.negociacaoId,
      valorTotal: item.valorTotal,
      beneficios: item.beneficios,
      descontoErpPercentual: item.descontoErpPercentual,
      promocao: { id: campanha.id, nome: campanha.nome },
    })
    .from(item)
    .leftJoin(
      produtoEmbalagem,
      and(
        isNull(item.embalagemId),
        eq(produtoEmbalagem.produtoId, item.produtoId),
        eq(produtoEmbalagem.unidade, item.embalagem),
      ),
    )
    .leftJoin(campanha, eq(campanha.id, item.promocaoId))
    .where(onde)
    .orderBy(asc(item.numeroItem))
}

export const linhasDoOrcamento = comandoFixo((banco, { id }: { id: number }) =>
  linhasDe(banco, orcamentoItem, and(eq(orcamentoItem.orcamentoId, id), eq(orcamentoItem.removido, false))),
)

/** Of an order, removed ones too, which does not say who put a line in: what a promotion gave for nothing comes by it again. */
export const linhasCompradas = comandoFixo((banco, { id }: { id: number }) =>
  linhasDe(
    banco,
    pedidoItem,
    and(eq(pedidoItem.pedidoId, id), or(eq(pedidoItem.bonificado, false), isNull(pedidoItem.promocaoId))),
  ),
)
/** What tells how much of each line of an order is still to come. */
export const andamentoDasLinhas = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({
      id: pedidoItem.id,
      removido: pedidoItem.removido,
      motivoRemocao: pedidoItem.motivoRemocao,
      quantidade: pedidoItem.quantidade,
      quantidadeFaturada: pedidoItem.quantidadeFaturada,
    })
    .from(pedidoItem)
    .where(eq(pedidoItem.pedidoId, id)),
)
export type LinhaDoBanco = Awaited<ReturnType<typeof linhasDoOrcamento>>[number]

/** VEN-02 What each line of a quote promised, and why: by what it was priced, and the promotion that did it, ended or not. */
export const linhasPrometidas = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({
      id: orcamentoItem.id,
      chave: orcamentoItem.chave,
      produtoId: orcamentoItem.produtoId,
      tabelaPrecoId: orcamentoItem.tabelaPrecoId,
      valorUnitario: orcamentoItem.valorUnitario,
      precoTabela: orcamentoItem.precoTabela,
      precoReferencia: orcamentoItem.precoReferencia,
      descontoDado: orcamentoItem.descontoDado,
      descontoErpPercentual: orcamentoItem.descontoErpPercentual,
      precoDigitado: orcamentoItem.precoDigitado,
      negociacaoId: orcamentoItem.negociacaoId,
      memoria: orcamentoItem.memoria,
      beneficios: orcamentoItem.beneficios,
      promocao: { id: campanha.id, nome: campanha.nome, beneficio: campanha.beneficio },
    })
    .from(orcamentoItem)
    .leftJoin(campanha, eq(campanha.id, orcamentoItem.promocaoId))
    .where(and(eq(orcamentoItem.orcamentoId, id), eq(orcamentoItem.removido, false))),
)

/** Whether the freight is in the base of some line of the quote, by the rule it was priced by. */
export const freteNasBases = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({ id: orcamentoItem.id })
    .from(orcamentoItem)
    .innerJoin(regraFiscal, eq(regraFiscal.id, orcamentoItem.regraFiscalId))
    .where(
      and(
        eq(orcamentoItem.orcamentoId, id),
        eq(orcamentoItem.removido, false),
        sql`cardinality(${regraFiscal.despesasNaBase}) > 0`,
      ),
    )
    .limit(1),
)

/** What a unit of each product costs at the branch, as far as anybody registered it. */
export const custosDosProdutos = comandoFixo(
  (banco, { filialId, ids }: { filialId: number; ids: number[] }) =>
    banco
      .select({ produtoId: estoque.produtoId, custo: estoque.custo })
      .from(estoque)
      .where(and(eq(estoque.filialId, filialId), umDe(estoque.produtoId, ids))),
)

/** ENT-09 In stock units, what other open quotes of the customer ask for. */
export const cotadasDoCliente = comandoFixo(
  (banco, { clienteId, id, ids }: { clienteId: number; id: number; ids: number[] }) =>
    banco
      .select({
        produtoId: orcamentoItem.produtoId,
        unidades: sql`sum(${orcamentoItem.quantidade} * ${orcamentoItem.fatorConversao})`.mapWith(Number),
      })
      .from(orcamento)
      .innerJoin(orcamentoItem, eq(orcamentoItem.orcamentoId, orcamento.id))
      .where(
        and(
          eq(orcamento.clienteId, clienteId),
          umDeNoTexto(orcamento.status, STATUS_EM_ABERTO),
          isNull(orcamento.pedidoId),
          isNull(orcamento.perdidoEm),
          ne(orcamento.id, id),
          eq(orcamentoItem.removido, false),
          umDe(orcamentoItem.produtoId, ids),
        ),
      )
      .groupBy(orcamentoItem.produtoId),
)

type NovaLinha = typeof orcamentoItem.$inferInsert

/** New lines come in, known ones are replaced: a line is known by its key. The quote is held by whoever calls. */
export async function gravarLinhas(tx: Tx, linhas: readonly NovaLinha[]): Promise<void> {
  if (linhas.length === 0) return
  const { numeroItem: _, orcamentoId: __, chave: ___, ...colunas } = linhas[0] as NovaLinha
  const tabela = orcamentoItem as unknown as Record<string, { name: string }>
  await tx
    .insert(orcamentoItem)
    .values([...linhas])
    .onConflictDoUpdate({
      target: [orcamentoItem.orcamentoId, orcamentoItem.chave],
      set: Object.fromEntries(
        Object.keys(colunas).map((campo) => [campo, sql.raw(`excluded.${tabela[campo]?.name}`)]),
      ),
    })
}

export async function apagarLinhas(tx: Tx, orcamentoId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(orcamentoItem)
    .where(and(eq(orcamentoItem.orcamentoId, orcamentoId), umDe(orcamentoItem.id, [...ids])))
}

/** Lines that came from elsewhere have no key: they get the one by which they were shown. */
async function darChaves(tx: Tx, orcamentoId: number): Promise<void> {
  await tx
    .update(orcamentoItem)
    .set({ chave: sql`'item-' || lpad(${orcamentoItem.id}::text, 9, '0')` })
    .where(and(eq(orcamentoItem.orcamentoId, orcamentoId), isNull(orcamentoItem.chave)))
}

/** For whoever writes them: each is known by its key. */
export async function linhasComChave(tx: Tx, id: number): Promise<LinhaDoBanco[]> {
  const linhas = await linhasDoOrcamento(tx, { id })
  if (linhas.every(({ chave }) => chave !== null)) return linhas
  await darChaves(tx, id)
  return linhasDoOrcamento(tx, { id })
}
