import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Banco, Executor, Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { correioCaixa, correioOriginal, correioRecebida } from '../tabelas-entrada.ts'

export type Caixa = typeof correioCaixa.$inferSelect

/** The row of a mailbox of the settings; one that moved to another branch says so. */
export async function registrarCaixa(banco: Banco, nome: string, filialId: number): Promise<number> {
  const [linha] = await banco
    .insert(correioCaixa)
    .values({ nome, filialId })
    .onConflictDoUpdate({ target: correioCaixa.nome, set: { filialId } })
    .returning({ id: correioCaixa.id })
  if (!linha) throw new Error(`a caixa ${nome} não foi gravada`)
  return linha.id
}

/** Null while somebody else reads it, or when it was read after `lidaAntesDe`. */
export async function tomarCaixa(
  banco: Banco,
  id: number,
  { agora, ate, lidaAntesDe }: { agora: Date; ate: Date; lidaAntesDe: Date | null },
): Promise<Caixa | null> {
  const [linha] = await banco
    .update(correioCaixa)
    .set({ lendoAte: ate, leitor: randomUUID() })
    .where(
      and(
        eq(correioCaixa.id, id),
        or(isNull(correioCaixa.lendoAte), lt(correioCaixa.lendoAte, agora)),
        lidaAntesDe ? or(isNull(correioCaixa.lidaEm), lt(correioCaixa.lidaEm, lidaAntesDe)) : undefined,
      ),
    )
    .returning()
  return linha ?? null
}

const aindaDele = ({ id, leitor }: Caixa) =>
  and(eq(correioCaixa.id, id), eq(correioCaixa.leitor, leitor ?? ''))

/** Only while it is of who read it so; answers whether it is. */
export async function gravarCaixa(
  banco: Executor,
  caixa: Caixa,
  campos: Partial<Omit<Caixa, 'id'>>,
): Promise<boolean> {
  const linhas = await banco
    .update(correioCaixa)
    .set(campos)
    .where(aindaDele(caixa))
    .returning({ id: correioCaixa.id })
  return linhas.length > 0
}

/** Since when it fails is said once. */
export async function gravarFalhaDaCaixa(
  banco: Executor,
  caixa: Caixa,
  falha: string,
  agora: Date,
): Promise<void> {
  const falhaDesde = sql`coalesce(${correioCaixa.falhaDesde}, ${agora})`
  await banco
    .update(correioCaixa)
    .set({ falha, falhaDesde, lendoAte: null, leitor: null })
    .where(aindaDele(caixa))
}

/** Null when it was already here. */
export async function inserirRecebida(
  tx: Tx,
  nova: typeof correioRecebida.$inferInsert,
  bytes: Buffer,
): Promise<number | null> {
  const [linha] = await tx
    .insert(correioRecebida)
    .values(nova)
    .onConflictDoNothing({ target: [correioRecebida.chave, correioRecebida.caixaId] })
    .returning({ id: correioRecebida.id })
  if (!linha) return null
  await tx.insert(correioOriginal).values({ recebidaId: linha.id, bytes })
  return linha.id
}

/** Those that are here, and that nobody marked in the mailbox yet. */
export const aMarcar = (banco: Banco, caixaId: number, validade: string) =>
  banco
    .select({ id: correioRecebida.id, uid: correioRecebida.uid })
    .from(correioRecebida)
    .where(
      and(
        eq(correioRecebida.caixaId, caixaId),
        eq(correioRecebida.validade, validade),
        isNull(correioRecebida.marcadaEm),
      ),
    )
    .orderBy(asc(correioRecebida.uid))
    .limit(500)

export async function gravarMarcadas(banco: Banco, ids: readonly number[], agora: Date): Promise<void> {
  await banco
    .update(correioRecebida)
    .set({ marcadaEm: agora })
    .where(umDe(correioRecebida.id, [...ids]))
}
