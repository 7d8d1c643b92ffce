import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { filial } from '../filiais/tabelas.ts'
import { colaborador, colaboradorFilial, redefinicaoDeSenha } from './tabelas.ts'

/** The account, held until the transaction ends. */
export const travarConta = (tx: Tx, id: number) => travar(tx, colaborador, eq(colaborador.id, id))

/** Whether the account is still active with the very password that was checked; holds it so until the end. */
export async function senhaContinua(tx: Tx, conta: { id: number; senhaHash: string }): Promise<boolean> {
  const [linha] = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.id, conta.id),
        eq(colaborador.senhaHash, conta.senhaHash),
        eq(colaborador.ativo, true),
      ),
    )
    .for('share')
  return linha !== undefined
}

/** The version stays: nobody who edits the account's data sees the password, so there is nothing to collide with. */
export async function gravarSenha(tx: Tx, id: number, senhaHash: string, agora: Date): Promise<void> {
  await tx.update(colaborador).set({ senhaHash, atualizadoEm: agora }).where(eq(colaborador.id, id))
}

type NovaConta = Omit<typeof colaborador.$inferInsert, 'id' | 'filialId' | 'ativo'>

/** ADM-09 Whether anybody may sign in: a database without accounts waits to be set up. */
export async function haContas(banco: Executor): Promise<boolean> {
  const [linha] = await banco.select({ id: colaborador.id }).from(colaborador).limit(1)
  return linha !== undefined
}

export async function haContaComEmail(tx: Tx, email: string): Promise<boolean> {
  const [linha] = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(eq(sql`lower(${colaborador.email})`, email.toLowerCase()))
    .limit(1)
  return linha !== undefined
}

/** Null when the CPF has an account already, even one made at this very moment. */
export async function inserirConta(tx: Tx, nova: NovaConta): Promise<number | null> {
  const [linha] = await tx
    .insert(colaborador)
    .values(nova)
    .onConflictDoNothing({ target: colaborador.cpf })
    .returning({ id: colaborador.id })
  return linha?.id ?? null
}

export async function ligarATodasAsFiliais(tx: Tx, colaboradorId: number): Promise<void> {
  const ativas = await tx.select({ id: filial.id }).from(filial).where(eq(filial.ativa, true))
  if (ativas.length > 0)
    await tx.insert(colaboradorFilial).values(ativas.map(({ id }) => ({ colaboradorId, filialId: id })))
}

export async function inserirRedefinicao(
  tx: Tx,
  nova: typeof redefinicaoDeSenha.$inferInsert,
): Promise<void> {
  await tx.insert(redefinicaoDeSenha).values(nova)
}

/** The links sent before stop working. */
export async function cancelarRedefinicoes(tx: Tx, colaboradorId: number): Promise<void> {
  await tx.delete(redefinicaoDeSenha).where(eq(redefinicaoDeSenha.colaboradorId, colaboradorId))
}

const valida = (tokenHash: string, agora: Date) =>
  and(
    eq(redefinicaoDeSenha.tokenHash, tokenHash),
    isNull(redefinicaoDeSenha.usadaEm),
    gt(redefinicaoDeSenha.expiraEm, agora),
  )

/** The active account that a link still opens. */
export async function contaDaRedefinicao(banco: Executor, tokenHash: string, agora: Date) {
  const [linha] = await banco
    .select({
      id: colaborador.id,
      cpf: colaborador.cpf,
      email: colaborador.email,
      nascimento: colaborador.dataNascimento,
    })
    .from(redefinicaoDeSenha)
    .innerJoin(colaborador, eq(colaborador.id, redefinicaoDeSenha.colaboradorId))
    .where(and(valida(tokenHash, agora), eq(colaborador.ativo, true)))
  return linha ?? null
}

/** False when somebody used it first. */
export async function gastarRedefinicao(tx: Tx, tokenHash: string, agora: Date): Promise<boolean> {
  const gastas = await tx
    .update(redefinicaoDeSenha)
    .set({ usadaEm: agora })
    .where(valida(tokenHash, agora))
    .returning({ tokenHash: redefinicaoDeSenha.tokenHash })
  return gastas.length > 0
}

export async function apagarRedefinicoesExpiradas(banco: Executor, agora: Date): Promise<void> {
  await banco.delete(redefinicaoDeSenha).where(lt(redefinicaoDeSenha.expiraEm, agora))
}
