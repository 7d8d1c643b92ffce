import { and, eq, gt, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { colaborador, trocaDeEmail } from './tabelas.ts'

const aguardando = (agora: Date) => and(isNull(trocaDeEmail.confirmadaEm), gt(trocaDeEmail.expiraEm, agora))
const reversivel = (agora: Date) =>
  and(isNotNull(trocaDeEmail.confirmadaEm), gt(trocaDeEmail.desfazerAte, agora))

/** The change of that account that waits for its confirmation. */
export async function trocaPendente(banco: Executor, colaboradorId: number, agora: Date) {
  const [linha] = await banco
    .select({ id: trocaDeEmail.id, para: trocaDeEmail.para, expiraEm: trocaDeEmail.expiraEm })
    .from(trocaDeEmail)
    .where(and(eq(trocaDeEmail.colaboradorId, colaboradorId), aguardando(agora)))
  return linha ?? null
}

export async function inserirTroca(tx: Tx, nova: typeof trocaDeEmail.$inferInsert): Promise<number> {
  const [linha] = await tx.insert(trocaDeEmail).values(nova).returning({ id: trocaDeEmail.id })
  if (!linha) throw new Error('a troca de e-mail não foi gravada')
  return linha.id
}

/** What waits for its confirmation no longer does, expired ones included; answers the addresses. */
export async function apagarPendentes(tx: Tx, colaboradorId: number): Promise<string[]> {
  const apagadas = await tx
    .delete(trocaDeEmail)
    .where(and(eq(trocaDeEmail.colaboradorId, colaboradorId), isNull(trocaDeEmail.confirmadaEm)))
    .returning({ para: trocaDeEmail.para })
  return apagadas.map(({ para }) => para)
}

export async function renovarPendente(tx: Tx, id: number, expiraEm: Date): Promise<void> {
  await tx.update(trocaDeEmail).set({ expiraEm }).where(eq(trocaDeEmail.id, id))
}

/** Which account a link is about, as long as it counts. */
export async function donaDaTroca(
  banco: Executor,
  token: { confirmarHash: string } | { desfazerHash: string },
  agora: Date,
) {
  const aquela =
    'confirmarHash' in token
      ? and(eq(trocaDeEmail.confirmarHash, token.confirmarHash), aguardando(agora))
      : and(eq(trocaDeEmail.desfazerHash, token.desfazerHash), reversivel(agora))
  const [linha] = await banco
    .select({ id: colaborador.id })
    .from(trocaDeEmail)
    .innerJoin(colaborador, eq(colaborador.id, trocaDeEmail.colaboradorId))
    .where(and(aquela, eq(colaborador.ativo, true)))
  return linha ?? null
}

/** Null when it was used, cancelled or replaced meanwhile. */
export async function marcarConfirmada(
  tx: Tx,
  confirmarHash: string,
  { de, agora, desfazerAte }: { de: string; agora: Date; desfazerAte: Date },
) {
  const [linha] = await tx
    .update(trocaDeEmail)
    .set({ de, confirmadaEm: agora, confirmarHash: null, desfazerAte })
    .where(and(eq(trocaDeEmail.confirmarHash, confirmarHash), aguardando(agora)))
    .returning({ id: trocaDeEmail.id, para: trocaDeEmail.para })
  return linha ?? null
}

/** Takes the change away, and with it every later one of the account; null when it no longer can be undone. */
export async function tirarTrocaEPosteriores(tx: Tx, desfazerHash: string, agora: Date) {
  const [linha] = await tx
    .delete(trocaDeEmail)
    .where(and(eq(trocaDeEmail.desfazerHash, desfazerHash), reversivel(agora)))
    .returning()
  if (!linha) return null
  await tx
    .delete(trocaDeEmail)
    .where(and(eq(trocaDeEmail.colaboradorId, linha.colaboradorId), gte(trocaDeEmail.id, linha.id)))
  return linha
}

/** Former addresses that may still take the account back. */
export async function enderecosQueDesfazem(tx: Tx, colaboradorId: number, agora: Date): Promise<string[]> {
  const linhas = await tx
    .selectDistinct({ de: trocaDeEmail.de })
    .from(trocaDeEmail)
    .where(and(eq(trocaDeEmail.colaboradorId, colaboradorId), reversivel(agora)))
  return linhas.map(({ de }) => de)
}

/** The token of the message that is about to leave; null when the change no longer waits for it. */
export async function guardarToken(
  tx: Tx,
  id: number,
  token: { confirmarHash: string } | { desfazerHash: string },
  agora: Date,
) {
  const [troca] = await tx
    .update(trocaDeEmail)
    .set(token)
    .where(and(eq(trocaDeEmail.id, id), 'confirmarHash' in token ? aguardando(agora) : reversivel(agora)))
    .returning()
  if (!troca) return null
  const [dona] = await tx
    .select({ nome: colaborador.nome })
    .from(colaborador)
    .where(and(eq(colaborador.id, troca.colaboradorId), eq(colaborador.ativo, true)))
  return dona ? { ...troca, ...dona } : null
}

/** SEG-02 The version goes up: whoever edits the account's data sees the address. */
/** SEG-01 Whoever comes with the link proved the mailbox, going there or coming back. */
export async function gravarEmail(
  tx: Tx,
  conta: { id: number; versao: number },
  email: string,
  agora: Date,
): Promise<void> {
  await tx
    .update(colaborador)
    .set({
      email,
      emailConfirmado: email,
      versao: conta.versao + 1,
      atualizadoEm: agora,
      atualizadoPor: conta.id,
    })
    .where(eq(colaborador.id, conta.id))
}

export async function apagarTrocasVencidas(banco: Executor, agora: Date): Promise<void> {
  await banco
    .delete(trocaDeEmail)
    .where(
      or(
        and(isNull(trocaDeEmail.confirmadaEm), lt(trocaDeEmail.expiraEm, agora)),
        lt(trocaDeEmail.desfazerAte, agora),
      ),
    )
}
