import { and, asc, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { cliente, colaboradorCliente } from './tabelas.ts'

/** SEG-01 Whose record that document is; proves nothing about who asks. */
export async function clienteDoDocumento(banco: Executor, documento: string) {
  const [linha] = await banco
    .select({ id: cliente.id, email: cliente.email })
    .from(cliente)
    .where(eq(cliente.documento, documento))
  return linha ?? null
}

/** False when it was there before. */
export async function inserirVinculo(tx: Tx, novo: typeof colaboradorCliente.$inferInsert): Promise<boolean> {
  const inseridos = await tx
    .insert(colaboradorCliente)
    .values(novo)
    .onConflictDoNothing()
    .returning({ clienteId: colaboradorCliente.clienteId })
  return inseridos.length > 0
}

/** A link counts while the record is of the same CPF: corrected into somebody else's, it is not the one that was proved. */
const deQuemProvou = (colaboradorId: number) =>
  and(eq(colaboradorCliente.colaboradorId, colaboradorId), eq(colaborador.cpf, cliente.documento))

/** SEG-01 For conditions over customers. */
export function idsVinculados(banco: Executor, colaboradorId: number) {
  return banco
    .select({ id: colaboradorCliente.clienteId })
    .from(colaboradorCliente)
    .innerJoin(cliente, eq(cliente.id, colaboradorCliente.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, colaboradorCliente.colaboradorId))
    .where(deQuemProvou(colaboradorId))
}

/** SEG-01 The customers an account was proved to be, the first one first. */
export function clientesVinculados(banco: Executor, colaboradorId: number, clienteId?: number) {
  return banco
    .select({
      id: cliente.id,
      razaoSocial: cliente.razaoSocial,
      email: cliente.email,
      prova: colaboradorCliente.prova,
      vinculadoEm: colaboradorCliente.vinculadoEm,
    })
    .from(colaboradorCliente)
    .innerJoin(cliente, eq(cliente.id, colaboradorCliente.clienteId))
    .innerJoin(colaborador, eq(colaborador.id, colaboradorCliente.colaboradorId))
    .where(and(deQuemProvou(colaboradorId), clienteId === undefined ? undefined : eq(cliente.id, clienteId)))
    .orderBy(asc(colaboradorCliente.vinculadoEm), asc(cliente.id))
}

/** SEG-01 Whether some account of the portal was proved to be this customer. */
export async function temContaVinculada(banco: Executor, clienteId: number): Promise<boolean> {
  const [vinculo] = await banco
    .select({ colaboradorId: colaboradorCliente.colaboradorId })
    .from(colaboradorCliente)
    .where(eq(colaboradorCliente.clienteId, clienteId))
    .limit(1)
  return vinculo !== undefined
}
