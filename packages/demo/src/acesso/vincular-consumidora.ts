import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { cliente, colaboradorCliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { and, eq } from 'drizzle-orm'
import { CPF_DA_CONSUMIDORA } from './contas.ts'

/** SEG-01 The demo's consumer is the customer on record: same CPF, same mailbox, as if she had followed the link. */
export async function vincularConsumidora(tx: Executor, vinculadoEm: Date): Promise<void> {
  const [par] = await tx
    .select({ colaboradorId: colaborador.id, clienteId: cliente.id })
    .from(colaborador)
    .innerJoin(cliente, and(eq(cliente.documento, colaborador.cpf), eq(cliente.email, colaborador.email)))
    .where(eq(colaborador.cpf, CPF_DA_CONSUMIDORA))
  if (par) await tx.insert(colaboradorCliente).values({ ...par, prova: 'EMAIL', vinculadoEm })
}
