import { eq } from 'drizzle-orm'
import { comandoFixo } from '../../../platform/banco/comando-fixo.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { formaCobranca, planoPagamento, tipoFrete } from '../../pedidos/tabelas.ts'
import { transportadora } from '../../transportadoras/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

const nomes = comandoFixo((banco, { id }: { id: number }) =>
  banco
    .select({
      plano: planoPagamento.descricao,
      cobranca: formaCobranca.descricao,
      tipoFrete: tipoFrete.descricao,
      transportadora: transportadora.razaoSocial,
      proprio: {
        logradouro: cliente.logradouro,
        numero: cliente.numero,
        complemento: cliente.complemento,
        bairro: cliente.bairro,
        cidade: cliente.cidade,
        uf: cliente.uf,
        cep: cliente.cep,
      },
      /** Null where it goes to the customer's own. */
      escolhido: enderecoEntrega,
    })
    .from(orcamento)
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(planoPagamento, eq(planoPagamento.id, orcamento.planoPagamentoId))
    .innerJoin(formaCobranca, eq(formaCobranca.id, orcamento.formaCobrancaId))
    .innerJoin(tipoFrete, eq(tipoFrete.id, orcamento.tipoFreteId))
    .leftJoin(transportadora, eq(transportadora.id, orcamento.transportadoraId))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, orcamento.enderecoEntregaId))
    .where(eq(orcamento.id, id)),
)

/** How the order would be paid and where it would go, by their names. */
export async function nomesDoDocumento(tx: Tx, id: number) {
  const [linha] = await nomes(tx, { id })
  if (!linha) throw new Error(`o orçamento ${id} não existe`)
  return linha
}
export type NomesDoDocumento = Awaited<ReturnType<typeof nomesDoDocumento>>
