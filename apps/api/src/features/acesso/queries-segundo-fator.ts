import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { codigoDeRecuperacao, colaborador, desafioDeAcesso, segundoFator } from './tabelas.ts'

export async function segundoFatorDaConta(banco: Executor, colaboradorId: number) {
  const [linha] = await banco.select().from(segundoFator).where(eq(segundoFator.colaboradorId, colaboradorId))
  return linha ?? null
}

/** Held until the transaction ends: of two who type the same code, one comes in. */
export async function travarSegundoFator(tx: Tx, colaboradorId: number) {
  const [linha] = await tx
    .select()
    .from(segundoFator)
    .where(eq(segundoFator.colaboradorId, colaboradorId))
    .for('update')
  return linha ?? null
}

/** A secret that does not count yet, in the place of another that never did; false where one counts. */
export async function proporSegredo(
  tx: Tx,
  novo: Pick<typeof segundoFator.$inferInsert, 'colaboradorId' | 'segredo' | 'criadoEm'>,
): Promise<boolean> {
  const gravados = await tx
    .insert(segundoFator)
    .values(novo)
    .onConflictDoUpdate({
      target: segundoFator.colaboradorId,
      set: { segredo: novo.segredo, criadoEm: novo.criadoEm, ultimoPasso: 0 },
      setWhere: isNull(segundoFator.ativadoEm),
    })
    .returning({ id: segundoFator.colaboradorId })
  return gravados.length > 0
}

export async function gravarPasso(
  tx: Tx,
  colaboradorId: number,
  campos: { ultimoPasso: number; ativadoEm?: Date },
): Promise<void> {
  await tx.update(segundoFator).set(campos).where(eq(segundoFator.colaboradorId, colaboradorId))
}

/** False when it was not active. */
export async function apagarSegundoFator(tx: Tx, colaboradorId: number): Promise<boolean> {
  await tx.delete(codigoDeRecuperacao).where(eq(codigoDeRecuperacao.colaboradorId, colaboradorId))
  const apagados = await tx
    .delete(segundoFator)
    .where(and(eq(segundoFator.colaboradorId, colaboradorId), isNotNull(segundoFator.ativadoEm)))
    .returning({ id: segundoFator.colaboradorId })
  return apagados.length > 0
}

export async function trocarCodigosDeRecuperacao(
  tx: Tx,
  colaboradorId: number,
  resumos: readonly string[],
): Promise<void> {
  await tx.delete(codigoDeRecuperacao).where(eq(codigoDeRecuperacao.colaboradorId, colaboradorId))
  await tx.insert(codigoDeRecuperacao).values(resumos.map((hash) => ({ colaboradorId, hash })))
}

/** False when it is none of the account's, or was spent. */
export async function gastarCodigoDeRecuperacao(
  tx: Tx,
  colaboradorId: number,
  hash: string,
  agora: Date,
): Promise<boolean> {
  const gastos = await tx
    .update(codigoDeRecuperacao)
    .set({ usadoEm: agora })
    .where(
      and(
        eq(codigoDeRecuperacao.colaboradorId, colaboradorId),
        eq(codigoDeRecuperacao.hash, hash),
        isNull(codigoDeRecuperacao.usadoEm),
      ),
    )
    .returning({ hash: codigoDeRecuperacao.hash })
  return gastos.length > 0
}

export async function codigosQueRestam(banco: Executor, colaboradorId: number): Promise<number> {
  const [linha] = await banco
    .select({ quantos: count() })
    .from(codigoDeRecuperacao)
    .where(and(eq(codigoDeRecuperacao.colaboradorId, colaboradorId), isNull(codigoDeRecuperacao.usadoEm)))
  return linha?.quantos ?? 0
}

export async function inserirDesafio(tx: Tx, novo: typeof desafioDeAcesso.$inferInsert): Promise<void> {
  await tx.insert(desafioDeAcesso).values(novo)
}

/** The account whose password was right, and that password; the attempt is counted by asking. */
export async function usarDesafio(tx: Tx, tokenHash: string) {
  const [desafio] = await tx
    .update(desafioDeAcesso)
    .set({ tentativas: sql`${desafioDeAcesso.tentativas} + 1` })
    .where(eq(desafioDeAcesso.tokenHash, tokenHash))
    .returning()
  if (!desafio) return null
  const [conta] = await tx
    .select({ id: colaborador.id, cpf: colaborador.cpf, nome: colaborador.nome, email: colaborador.email })
    .from(colaborador)
    .where(eq(colaborador.id, desafio.colaboradorId))
  return conta
    ? {
        conta: { ...conta, senhaHash: desafio.senhaHash },
        desafio: { expiraEm: desafio.expiraEm, tentativas: desafio.tentativas - 1 },
      }
    : null
}

/** Spent: a second use of it finds nothing. */
export async function apagarDesafio(tx: Tx, tokenHash: string): Promise<boolean> {
  const apagados = await tx
    .delete(desafioDeAcesso)
    .where(eq(desafioDeAcesso.tokenHash, tokenHash))
    .returning({ tokenHash: desafioDeAcesso.tokenHash })
  return apagados.length > 0
}

export async function apagarDesafiosVencidos(banco: Executor, agora: Date): Promise<void> {
  await banco.delete(desafioDeAcesso).where(lt(desafioDeAcesso.expiraEm, agora))
}
