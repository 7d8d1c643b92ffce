import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { orcamento } from './tabelas.ts'

/** Addresses and ways to reach those a quote is between, which lists do not show. */
export async function partesDoOrcamento(banco: Executor, orcamentoId: number) {
  const [partes] = await banco
    .select({ filial, cliente, vendedor: colaborador, entrega: enderecoEntrega })
    .from(orcamento)
    .innerJoin(filial, eq(filial.id, orcamento.filialId))
    .innerJoin(cliente, eq(cliente.id, orcamento.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, orcamento.colaboradorId))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, orcamento.enderecoEntregaId))
    .where(eq(orcamento.id, orcamentoId))
  if (!partes) throw new Error(`o orçamento ${orcamentoId} não existe`)
  return partes
}
