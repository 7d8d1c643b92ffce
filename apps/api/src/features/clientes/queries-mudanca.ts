import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente, clienteEmail, clienteTelefone } from './tabelas.ts'
import { clienteVisivel } from './visibilidade.ts'

export type ClienteGravado = typeof cliente.$inferSelect
export type CamposDoCliente = Partial<
  Omit<ClienteGravado, 'id' | 'documento' | 'busca' | 'versao' | `criado${string}` | `atualizado${string}`>
>

/** Held for a change; a customer of somebody else is refused like one that does not exist. */
export const travarCliente = (tx: Tx, sessao: Sessao, id: number): Promise<ClienteGravado> =>
  travar(tx, cliente, and(eq(cliente.id, id), clienteVisivel(tx, sessao)) as SQL)

export async function gravarCliente(
  tx: Tx,
  autoria: Autoria,
  id: number,
  campos: CamposDoCliente,
): Promise<void> {
  await tx
    .update(cliente)
    .set({ ...campos, ...deQuemMuda(autoria), versao: sql`${cliente.versao} + 1` })
    .where(eq(cliente.id, id))
}

export const travarTelefone = (tx: Tx, clienteId: number, id: number) =>
  travar(
    tx,
    clienteTelefone,
    and(eq(clienteTelefone.id, id), eq(clienteTelefone.clienteId, clienteId)) as SQL,
  )

export async function gravarTelefone(tx: Tx, autoria: Autoria, id: number, numero: string): Promise<void> {
  await tx
    .update(clienteTelefone)
    .set({ numero, ...deQuemMuda(autoria), versao: sql`${clienteTelefone.versao} + 1` })
    .where(eq(clienteTelefone.id, id))
}

export const travarEmail = (tx: Tx, clienteId: number, id: number) =>
  travar(tx, clienteEmail, and(eq(clienteEmail.id, id), eq(clienteEmail.clienteId, clienteId)) as SQL)

export async function gravarEmail(tx: Tx, autoria: Autoria, id: number, email: string): Promise<void> {
  await tx
    .update(clienteEmail)
    .set({ email, ...deQuemMuda(autoria), versao: sql`${clienteEmail.versao} + 1` })
    .where(eq(clienteEmail.id, id))
}
