import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../../platform/banco/historico.ts'
import { clienteEmail, clienteTelefone } from '../../clientes/tabelas.ts'
import type { EmailDigitado, TelefoneDigitado } from './colunas-do-cadastro.ts'

export async function inserirTelefones(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  novos: readonly TelefoneDigitado[],
): Promise<void> {
  if (novos.length > 0)
    await tx
      .insert(clienteTelefone)
      .values(novos.map((novo) => ({ ...novo, clienteId, ...deQuemCria(autoria) })))
}

export async function marcarWhatsapp(tx: Tx, autoria: Autoria, id: number, whatsapp: boolean): Promise<void> {
  await tx
    .update(clienteTelefone)
    .set({ whatsapp, ...deQuemMuda(autoria), versao: sql`${clienteTelefone.versao} + 1` })
    .where(eq(clienteTelefone.id, id))
}

export async function inserirEmails(
  tx: Tx,
  autoria: Autoria,
  clienteId: number,
  novos: readonly EmailDigitado[],
): Promise<void> {
  if (novos.length > 0)
    await tx
      .insert(clienteEmail)
      .values(novos.map((novo) => ({ ...novo, clienteId, ...deQuemCria(autoria) })))
}
