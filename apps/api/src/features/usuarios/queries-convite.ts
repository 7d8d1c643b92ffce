import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { convite } from './tabelas.ts'

/** One at a time: another one takes the place of the former, whose link is worth nothing from then on. */
export async function gravarConvite(
  tx: Tx,
  { agora, colaboradorId: porId }: Autoria,
  colaboradorId: number,
  expiraEm: Date,
): Promise<void> {
  const novo = { tokenHash: null, porId, enviadoEm: agora, expiraEm, aceitoEm: null, canceladoEm: null }
  await tx
    .insert(convite)
    .values({ colaboradorId, ...novo })
    .onConflictDoUpdate({ target: convite.colaboradorId, set: novo })
}

export async function conviteDe(banco: Executor, colaboradorId: number) {
  const [linha] = await banco.select().from(convite).where(eq(convite.colaboradorId, colaboradorId))
  return linha ?? null
}

export async function fecharConvite(
  tx: Tx,
  colaboradorId: number,
  fim: { aceitoEm: Date } | { canceladoEm: Date },
): Promise<void> {
  await tx
    .update(convite)
    .set({ ...fim, tokenHash: null })
    .where(eq(convite.colaboradorId, colaboradorId))
}

const aberto = (agora: Date) =>
  and(isNull(convite.aceitoEm), isNull(convite.canceladoEm), gt(convite.expiraEm, agora))

/** False where it was cancelled, used or expired meanwhile: nothing is to be sent. */
export async function gravarTokenDoConvite(
  tx: Tx,
  colaboradorId: number,
  tokenHash: string,
  agora: Date,
): Promise<boolean> {
  const gravados = await tx
    .update(convite)
    .set({ tokenHash })
    .where(and(eq(convite.colaboradorId, colaboradorId), aberto(agora)))
    .returning({ id: convite.colaboradorId })
  return gravados.length > 0
}

/** Whom a link that is still good is for. */
export async function convidadoDoToken(banco: Executor, tokenHash: string, agora: Date) {
  const [linha] = await banco
    .select({
      id: colaborador.id,
      nome: colaborador.nome,
      cpf: colaborador.cpf,
      email: colaborador.email,
      porId: convite.porId,
    })
    .from(convite)
    .innerJoin(colaborador, eq(colaborador.id, convite.colaboradorId))
    .where(and(eq(convite.tokenHash, tokenHash), aberto(agora), eq(colaborador.ativo, false)))
  return linha ?? null
}

/** False when somebody used it first. */
export async function gastarConvite(tx: Tx, tokenHash: string, agora: Date): Promise<boolean> {
  const gastos = await tx
    .update(convite)
    .set({ aceitoEm: agora, tokenHash: null })
    .where(and(eq(convite.tokenHash, tokenHash), aberto(agora)))
    .returning({ id: convite.colaboradorId })
  return gastos.length > 0
}

type NovaConta = Omit<typeof colaborador.$inferInsert, 'id' | 'ativo' | 'senhaHash'>

/** ADM-02 The account of whoever was asked in: no password opens it until they choose one. */
export async function inserirConvidado(tx: Tx, nova: NovaConta): Promise<{ id: number; versao: number }> {
  const [linha] = await tx
    .insert(colaborador)
    .values({ ...nova, ativo: false, senhaHash: sql`''` })
    .returning({ id: colaborador.id, versao: colaborador.versao })
  if (!linha) throw new Error('o convidado não foi gravado')
  return linha
}
