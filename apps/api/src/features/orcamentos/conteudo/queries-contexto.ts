import { asc, eq, sql } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { clienteRegistro } from '../../cadastros/nucleo/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { formaCobranca, planoPagamento, tipoFrete } from '../../pedidos/tabelas.ts'
import { negociaPorCliente } from '../../precos/queries.ts'
import { tabelaPreco } from '../../produtos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

/** By which those are quoted who have none of their own. */
export const primeiraTabela = (banco: Executor) =>
  banco
    .select({ id: tabelaPreco.id })
    .from(tabelaPreco)
    .where(eq(tabelaPreco.ativa, true))
    .orderBy(asc(tabelaPreco.id))
    .limit(1)

/** Who buys, who sells, by which table and how it is paid, of one quote. */
export const partesDoPreco = comandoFixo((banco, { id, hoje }: { id: number; hoje: string }) => {
  // Quotes that came from elsewhere name no table: the customer's, or the first there is.
  const primeira = primeiraTabela(banco)
  return banco
    .select({
      documento: cliente.documento,
      inscricaoEstadual: cliente.inscricaoEstadual,
      contribuinte: clienteRegistro.contribuinte,
      consumidorFinal: clienteRegistro.consumidorFinal,
      simples: clienteRegistro.simples,
      vendedorNoSimples: filial.simples,
      ufOrigem: filial.uf,
      ufDestino: sql<string>`coalesce(${enderecoEntrega.uf}, ${cliente.uf})`,
      tabela: { id: tabelaPreco.id, nome: tabelaPreco.nome },
      referenciaId: sql`coalesce(${cliente.tabelaPrecoId}, (${primeira}))`.mapWith(Number),
      pagamento: {
        parcelas: planoPagamento.parcelas,
        antecipada: formaCobranca.antecipada,
        prazoMaximo: cliente.prazoMedioMaximo,
      },
      freteDoCliente: tipoFrete.diferenciado,
      planoId: orcamento.planoPagamentoId,
      deTroca: sql<boolean>`${orcamento.trocaId} is not null`,
      negocia: negociaPorCliente(cliente.id, hoje),
    })
    .from(orcamento)
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, orcamento.planoPagamentoId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, orcamento.formaCobrancaId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, orcamento.tipoFreteId))
    .leftJoin(clienteRegistro, eq(clienteRegistro.clienteId, cliente.id))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, orcamento.enderecoEntregaId))
    .innerJoin(
      tabelaPreco,
      eq(tabelaPreco.id, sql`coalesce(${orcamento.tabelaPrecoId}, ${cliente.tabelaPrecoId}, (${primeira}))`),
    )
    .where(eq(orcamento.id, id))
})
