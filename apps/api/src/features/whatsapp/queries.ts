import { and, eq, type SQL } from 'drizzle-orm'
import type { EnvioGravado } from '../../fatos.ts'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { ticketAnexo } from '../tickets/nucleo/tabelas.ts'
import { whatsappMensagem, whatsappSituacao } from './tabelas.ts'

export type MensagemGravada = typeof whatsappMensagem.$inferSelect

/** Null when it came before: WhatsApp delivers at least once. */
export async function inserirMensagem(
  tx: Tx,
  nova: typeof whatsappMensagem.$inferInsert,
): Promise<MensagemGravada | null> {
  const [linha] = await tx.insert(whatsappMensagem).values(nova).onConflictDoNothing().returning()
  return linha ?? null
}

export async function mensagemPorId(banco: Executor, id: number): Promise<MensagemGravada | null> {
  const [linha] = await banco.select().from(whatsappMensagem).where(eq(whatsappMensagem.id, id))
  return linha ?? null
}

/** Held until the transaction ends. */
async function travarMensagem(tx: Tx, qual: SQL): Promise<MensagemGravada | null> {
  const [linha] = await tx.select().from(whatsappMensagem).where(qual).for('update')
  return linha ?? null
}

export const travarMensagemPorId = (tx: Tx, id: number) => travarMensagem(tx, eq(whatsappMensagem.id, id))

export const travarSaidaPorWamid = (tx: Tx, wamid: string) =>
  travarMensagem(tx, and(eq(whatsappMensagem.wamid, wamid), eq(whatsappMensagem.direcao, 'SAIDA')) as SQL)

export async function gravarMensagem(
  tx: Tx,
  id: number,
  campos: Partial<typeof whatsappMensagem.$inferInsert>,
): Promise<void> {
  await tx.update(whatsappMensagem).set(campos).where(eq(whatsappMensagem.id, id))
}

/** What is known of a message by the name WhatsApp gives it; held, so that who names it and who tells of it meet here. */
export async function travarSituacao(tx: Tx, wamid: string, nova: typeof whatsappSituacao.$inferInsert) {
  await tx.insert(whatsappSituacao).values(nova).onConflictDoNothing()
  const [linha] = await tx
    .select()
    .from(whatsappSituacao)
    .where(eq(whatsappSituacao.wamid, wamid))
    .for('update')
  if (!linha) throw new Error(`a situação de ${wamid} não foi gravada`)
  return linha
}

export async function gravarSituacao(
  tx: Tx,
  wamid: string,
  campos: Partial<typeof whatsappSituacao.$inferInsert>,
): Promise<void> {
  await tx.update(whatsappSituacao).set(campos).where(eq(whatsappSituacao.wamid, wamid))
}

/** ALC-05 Of these entries, what left for them: the words first, then each file. */
export async function whatsappDasEntradas(banco: Executor, historicoIds: number[]): Promise<EnvioGravado[]> {
  const linhas = await banco
    .select({
      id: whatsappMensagem.id,
      historicoId: whatsappMensagem.historicoId,
      estado: whatsappMensagem.estado,
      motivo: whatsappMensagem.motivo,
      estadoEm: whatsappMensagem.estadoEm,
      para: whatsappMensagem.waId,
      arquivo: ticketAnexo.nomeExibicao,
    })
    .from(whatsappMensagem)
    .leftJoin(ticketAnexo, eq(ticketAnexo.id, whatsappMensagem.anexoId))
    .where(and(umDe(whatsappMensagem.historicoId, historicoIds), eq(whatsappMensagem.direcao, 'SAIDA')))
    .orderBy(whatsappMensagem.id)
  return linhas.map(({ estado, ...linha }) => ({
    ...linha,
    estado: estado as EnvioGravado['estado'],
    via: 'WHATSAPP',
    copias: [],
    automatico: false,
  }))
}
