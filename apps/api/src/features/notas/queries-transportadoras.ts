import { and, asc, count, desc, eq, isNotNull, max } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { pedido } from '../pedidos/tabelas.ts'
import { transportadora } from '../transportadoras/tabelas.ts'
import { notaFiscal } from './tabelas.ts'

/** Carriers of a customer's orders and invoices, of any branch: who reaches them is not a secret of one. */
export async function transportadorasDoCliente(banco: Executor, clienteId: number): Promise<number[]> {
  const linhas = await union(
    banco
      .select({ id: notaFiscal.transportadoraId })
      .from(notaFiscal)
      .where(and(eq(notaFiscal.clienteId, clienteId), isNotNull(notaFiscal.transportadoraId))),
    banco
      .select({ id: pedido.transportadoraId })
      .from(pedido)
      .where(and(eq(pedido.clienteId, clienteId), isNotNull(pedido.transportadoraId))),
  )
  return linhas.map(({ id }) => Number(id))
}

const MAXIMO_DE_TRANSPORTADORAS = 100

/** API-05 Who delivered to a customer, of any branch, the most frequent first. */
export const entregasPorTransportadora = (banco: Executor, clienteId: number) =>
  banco
    .select({
      id: transportadora.id,
      razaoSocial: transportadora.razaoSocial,
      cnpj: transportadora.cnpj,
      cidade: transportadora.cidade,
      uf: transportadora.uf,
      entregas: count(),
      ultimaEntrega: max(notaFiscal.dataSaida),
    })
    .from(notaFiscal)
    .innerJoin(transportadora, eq(transportadora.id, notaFiscal.transportadoraId))
    .where(eq(notaFiscal.clienteId, clienteId))
    .groupBy(transportadora.id)
    .orderBy(desc(count()), asc(transportadora.id))
    .limit(limiteNoTexto(MAXIMO_DE_TRANSPORTADORAS))
