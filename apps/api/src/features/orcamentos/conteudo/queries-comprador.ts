import { and, eq, isNull, lt, min, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { aFaturar, emAndamento, formaCobranca, pedido } from '../../pedidos/tabelas.ts'
import { titulo } from '../../titulos/tabelas.ts'

const comprador = comandoFixo((banco, { clienteId }: { clienteId: number }) => {
  const emAberto = banco
    .select({ vencimento: min(titulo.dataVencimento) })
    .from(titulo)
    .where(and(eq(titulo.clienteId, clienteId), isNull(titulo.pagoEm), isNull(titulo.baixadoEm)))
  const devido = banco
    .select({ valor: sql`sum(${titulo.valor})` })
    .from(titulo)
    .where(and(eq(titulo.clienteId, clienteId), isNull(titulo.pagoEm), isNull(titulo.baixadoEm)))
  const aCaminho = banco
    .select({ valor: sql`sum(${aFaturar()})` })
    .from(pedido)
    .innerJoin(formaCobranca, eq(formaCobranca.id, pedido.formaCobrancaId))
    .where(
      and(eq(pedido.clienteId, clienteId), eq(formaCobranca.antecipada, false), emAndamento(pedido.status)),
    )
  return banco
    .select({
      prospect: cliente.prospect,
      simulacao: cliente.simulacao,
      motivoBloqueio: cliente.motivoBloqueio,
      /** The day on which the oldest title that nobody paid fell due; null when there is none. */
      vencimentoMaisAntigo: sql<string | null>`(${emAberto})`,
      /** CLI-03 However it is billed; orders that are paid before owe nothing. */
      exposicao: {
        titulosEmAberto: sql<string>`coalesce((${devido}), 0)`,
        pedidosEmAberto: sql<string>`coalesce((${aCaminho}), 0)`,
      },
    })
    .from(cliente)
    .where(eq(cliente.id, clienteId))
})

export async function compradorDoOrcamento(banco: Executor, clienteId: number) {
  const [linha] = await comprador(banco, { clienteId })
  if (!linha) throw new Error(`o cliente ${clienteId} não existe`)
  return linha
}

/** DOC-05 What the customer should have paid by today: how many titles, how much, and since when. */
export const atrasadosDoCliente = comandoFixo(
  (banco, { clienteId, hoje }: { clienteId: number; hoje: string }) =>
    banco
      .select({
        quantos: sql`count(*)`.mapWith(Number),
        valor: sql`coalesce(sum(${titulo.valor}), 0)`.mapWith(Number),
        desde: min(titulo.dataVencimento),
      })
      .from(titulo)
      .where(
        and(
          eq(titulo.clienteId, clienteId),
          isNull(titulo.pagoEm),
          isNull(titulo.baixadoEm),
          lt(titulo.dataVencimento, hoje),
        ),
      ),
)
