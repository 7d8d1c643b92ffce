import { and, desc, eq } from 'drizzle-orm'
import { comandoDaSessao } from '../../../comando-da-sessao.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import { documentoComPartes, itensDoDocumento, primeiroDocumento } from '../../pedidos/queries-documento.ts'
import { orcamento, orcamentoItem } from './tabelas.ts'
import { orcamentoVisivel } from './visibilidade.ts'

const visivelPorId = comandoDaSessao((banco, sessao, { id }: { id: number }) =>
  documentoComPartes(banco, orcamento, and(eq(orcamento.id, id), orcamentoVisivel(banco, sessao))),
)

/** Undefined when there is none, and when it is not for this session to see. */
export const orcamentoVisivelPorId = async (banco: Executor, sessao: Sessao, id: number) =>
  primeiroDocumento<typeof orcamento>(await visivelPorId(banco, sessao, { id }))

export type OrcamentoComPartes = NonNullable<Awaited<ReturnType<typeof orcamentoVisivelPorId>>>

export const itensDoOrcamento = (banco: Executor, orcamentoId: number) =>
  itensDoDocumento(banco, orcamentoItem, eq(orcamentoItem.orcamentoId, orcamentoId))

/** Why it was lost; null for one that was not. */
export async function motivoDaPerda(banco: Executor, orcamentoId: number): Promise<string | null> {
  const [linha] = await banco
    .select({ descricao: opcaoDeCadastro.descricao })
    .from(orcamento)
    .innerJoin(opcaoDeCadastro, eq(opcaoDeCadastro.id, orcamento.motivoPerdaId))
    .where(eq(orcamento.id, orcamentoId))
  return linha?.descricao ?? null
}

/** DOC-06 The last times a product was quoted to the customer, newest first; lines taken out of their quote do not count. */
export function ultimosCotadosDoProduto(
  banco: Executor,
  { clienteId, produtoId }: { clienteId: number; produtoId: number },
  quantos: number,
) {
  return banco
    .select({
      orcamentoId: orcamento.id,
      filialId: orcamento.filialId,
      incluidoEm: orcamento.incluidoEm,
      status: orcamento.status,
      dataValidade: orcamento.dataValidade,
      pedidoId: orcamento.pedidoId,
      perdidoEm: orcamento.perdidoEm,
      quantidade: orcamentoItem.quantidade,
      embalagem: orcamentoItem.embalagem,
      valorUnitario: orcamentoItem.valorUnitario,
      valorTotal: orcamentoItem.valorTotal,
    })
    .from(orcamentoItem)
    .innerJoin(orcamento, eq(orcamento.id, orcamentoItem.orcamentoId))
    .where(
      and(
        eq(orcamento.clienteId, clienteId),
        eq(orcamentoItem.produtoId, produtoId),
        eq(orcamentoItem.removido, false),
      ),
    )
    .orderBy(desc(orcamento.incluidoEm), desc(orcamentoItem.id))
    .limit(quantos)
}

export type UltimoCotado = Awaited<ReturnType<typeof ultimosCotadosDoProduto>>[number]
