import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { comandoFixo } from '../../platform/banco/comando-fixo.ts'
import { aFaturar, emAndamento, formaCobranca, pedido, planoPagamento } from '../pedidos/tabelas.ts'
import { titulo } from '../titulos/tabelas.ts'
import { limiteDeCredito } from './tabelas.ts'

const soma = (consulta: { getSQL(): SQL }) => sql<string>`coalesce((${consulta.getSQL()}), 0)`

/** CLI-03 The limits of a customer, each with what is owed by its way of billing and what is on its way to be. */
export const limitesDoCliente = comandoFixo((banco, { clienteId }: { clienteId: number }) =>
  banco
    .select({
      id: limiteDeCredito.id,
      total: limiteDeCredito.limiteTotal,
      credito: limiteDeCredito.creditoDisponivel,
      dataVencimento: limiteDeCredito.dataVencimento,
      idCobranca: limiteDeCredito.formaCobrancaId,
      cobranca: formaCobranca.descricao,
      plano: planoPagamento.descricao,
      titulosEmAberto: soma(
        banco
          .select({ valor: sql`sum(${titulo.valor})` })
          .from(titulo)
          .where(
            and(
              eq(titulo.clienteId, limiteDeCredito.clienteId),
              eq(titulo.formaCobrancaId, limiteDeCredito.formaCobrancaId),
              isNull(titulo.pagoEm),
              isNull(titulo.baixadoEm),
            ),
          ),
      ),
      pedidosEmAberto: soma(
        banco
          .select({ valor: sql`sum(${aFaturar()})` })
          .from(pedido)
          .where(
            and(
              eq(pedido.clienteId, limiteDeCredito.clienteId),
              eq(pedido.formaCobrancaId, limiteDeCredito.formaCobrancaId),
              emAndamento(pedido.status),
            ),
          ),
      ),
    })
    .from(limiteDeCredito)
    .innerJoin(formaCobranca, eq(formaCobranca.id, limiteDeCredito.formaCobrancaId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, limiteDeCredito.planoPagamentoId))
    .where(eq(limiteDeCredito.clienteId, clienteId))
    .orderBy(asc(formaCobranca.descricao), asc(limiteDeCredito.id)),
)

export type LimiteDoCliente = Awaited<ReturnType<typeof limitesDoCliente>>[number]
