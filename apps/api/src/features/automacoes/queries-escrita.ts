import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import { type Autoria, deQuemCria, deQuemMuda } from '../../platform/banco/historico.ts'
import { travar } from '../../platform/banco/transacao.ts'
import { automacao } from './tabelas.ts'

export type AutomacaoGravada = typeof automacao.$inferSelect
export type NovaAutomacao = Pick<
  AutomacaoGravada,
  'nome' | 'quando' | 'tempo' | 'se' | 'entao' | 'ativa' | 'ativadaEm'
>

/** Also one that was deleted: whether that matters, whoever asks says. */
export const travarAutomacao = (tx: Tx, id: number): Promise<AutomacaoGravada> =>
  travar(tx, automacao, eq(automacao.id, id))

export async function inserirAutomacao(tx: Tx, autoria: Autoria, nova: NovaAutomacao): Promise<number> {
  const [linha] = await tx
    .insert(automacao)
    .values({ ...nova, ...deQuemCria(autoria) })
    .returning({ id: automacao.id })
  if (!linha) throw new Error('a automação não foi gravada')
  return linha.id
}

export async function mudarAutomacao(
  tx: Tx,
  autoria: Autoria,
  id: number,
  mudanca: Partial<NovaAutomacao & Pick<AutomacaoGravada, 'excluidaEm'>>,
): Promise<void> {
  await tx
    .update(automacao)
    .set({
      ...mudanca,
      ...deQuemMuda(autoria),
      versao: sql`${automacao.versao} + 1`,
    })
    .where(eq(automacao.id, id))
}

/** How many others are switched on. */
export async function contarAtivas(tx: Tx, exceto: number): Promise<number> {
  const [linha] = await tx
    .select({ quantas: count() })
    .from(automacao)
    .where(and(eq(automacao.ativa, true), isNull(automacao.excluidaEm), ne(automacao.id, exceto)))
  return linha?.quantas ?? 0
}
