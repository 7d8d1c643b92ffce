import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { orcamentoVisivel } from '../orcamentos/nucleo/visibilidade.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { pedidoVisivel } from '../pedidos/visibilidade.ts'

type Qual = { id: number; clienteId: number }

/** The branch of that quote; undefined when there is none of this customer for the session to see. */
export async function orcamentoDoCliente(banco: Executor, sessao: Sessao, { id, clienteId }: Qual) {
  const [linha] = await banco
    .select({ id: orcamento.id, filialId: orcamento.filialId })
    .from(orcamento)
    .where(and(eq(orcamento.id, id), eq(orcamento.clienteId, clienteId), orcamentoVisivel(banco, sessao)))
  return linha
}

/** The same of an order. */
export async function pedidoDoCliente(banco: Executor, sessao: Sessao, { id, clienteId }: Qual) {
  const [linha] = await banco
    .select({ id: pedido.id, filialId: pedido.filialId })
    .from(pedido)
    .where(and(eq(pedido.id, id), eq(pedido.clienteId, clienteId), pedidoVisivel(banco, sessao)))
  return linha
}
