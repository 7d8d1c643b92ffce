import type { ContaBancaria, ReferenciaComercial } from '@balcao/dominio/cadastros/formulario'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../../platform/banco/historico.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import {
  cadastro,
  clienteBanco,
  clienteCampo,
  clienteReferencia,
  clienteRegistro,
} from '../nucleo/tabelas.ts'

/** Null where the document is already somebody's, even of a registration that was under way a moment ago. */
export async function inserirCliente(
  tx: Tx,
  autoria: Autoria,
  novo: typeof cliente.$inferInsert,
): Promise<number | null> {
  const [linha] = await tx
    .insert(cliente)
    .values({ ...novo, ...deQuemCria(autoria) })
    .onConflictDoNothing({ target: cliente.documento })
    .returning({ id: cliente.id })
  return linha?.id ?? null
}

export async function gravarRegistro(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  campos: Omit<typeof clienteRegistro.$inferInsert, 'clienteId'>,
): Promise<void> {
  await tx
    .insert(clienteRegistro)
    .values({ ...campos, clienteId, ...deQuemCria(autoria) })
    .onConflictDoUpdate({
      target: clienteRegistro.clienteId,
      set: { ...campos, ...deQuemMuda(autoria), versao: sql`${clienteRegistro.versao} + 1` },
    })
}

/** CAD-08 Only a registration writes them: those of the form take the place of the ones it was filled with. */
export async function trocarReferencias(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  referencias: readonly ReferenciaComercial[],
): Promise<void> {
  await tx.delete(clienteReferencia).where(eq(clienteReferencia.clienteId, clienteId))
  if (referencias.length > 0)
    await tx
      .insert(clienteReferencia)
      .values(referencias.map((referencia) => ({ ...referencia, clienteId, ...deQuemCria(autoria) })))
}

/** CAD-08 As the references. */
export async function trocarBancos(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  contas: readonly ContaBancaria[],
): Promise<void> {
  await tx.delete(clienteBanco).where(eq(clienteBanco.clienteId, clienteId))
  if (contas.length > 0)
    await tx
      .insert(clienteBanco)
      .values(contas.map((conta) => ({ ...conta, clienteId, ...deQuemCria(autoria) })))
}

/** CAD-10 Of the fields that are asked for; what one out of use holds stays. */
export async function trocarCampos(
  tx: Tx,
  clienteId: number,
  emUso: ReadonlySet<number>,
  valores: ReadonlyMap<number, string>,
): Promise<void> {
  const perguntados = umDe(clienteCampo.campoId, [...emUso])
  await tx.delete(clienteCampo).where(and(eq(clienteCampo.clienteId, clienteId), perguntados))
  const preenchidos = [...valores].filter(([campoId, valor]) => emUso.has(campoId) && valor !== '')
  if (preenchidos.length > 0)
    await tx
      .insert(clienteCampo)
      .values(preenchidos.map(([campoId, valor]) => ({ clienteId, campoId, valor })))
}

export async function ligarFilial(tx: Tx, clienteId: number, filialId: number): Promise<void> {
  await tx.insert(clienteFilial).values({ clienteId, filialId }).onConflictDoNothing()
}

export async function inserirCadastro(
  tx: Tx,
  autoria: Autoria,
  novo: Omit<typeof cadastro.$inferInsert, 'id'>,
): Promise<number> {
  const [linha] = await tx
    .insert(cadastro)
    .values({ ...novo, ...deQuemCria(autoria) })
    .returning({ id: cadastro.id })
  if (!linha) throw new Error('o cadastro não foi gravado')
  return linha.id
}
