import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { pedido } from '../../pedidos/tabelas.ts'
import { orcamento } from './tabelas.ts'

/** Addresses and ways to reach those a quote, or an order, is between, which lists do not show. */
async function partesDe(banco: Executor, tabela: typeof orcamento | typeof pedido, id: number) {
  // The compiler follows the columns of one table, not of whichever it may be.
  const documento = tabela as unknown as typeof pedido
  const [partes] = await banco
    .select({ filial, cliente, vendedor: colaborador, entrega: enderecoEntrega })
    .from(documento)
    .innerJoin(filial, eq(filial.id, documento.filialId))
    .innerJoin(cliente, eq(cliente.id, documento.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, documento.colaboradorId))
    .leftJoin(enderecoEntrega, eq(enderecoEntrega.id, documento.enderecoEntregaId))
    .where(eq(documento.id, id))
  if (!partes) throw new Error(`o documento ${id} não existe`)
  return partes
}
export type Partes = Awaited<ReturnType<typeof partesDe>>

export const partesDoOrcamento = (banco: Executor, id: number) => partesDe(banco, orcamento, id)
export const partesDoPedido = (banco: Executor, id: number) => partesDe(banco, pedido, id)
