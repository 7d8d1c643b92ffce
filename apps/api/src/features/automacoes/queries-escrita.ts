import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
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

export async function inserirAutomacao(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  nova: NovaAutomacao,
): Promise<number> {
  const autoria = {
    ...{ criadoEm: agora, criadoPor: colaboradorId },
    ...{ atualizadoEm: agora, atualizadoPor: colaboradorId },
  }
  const [linha] = await tx
    .insert(automacao)
    .values({ ...nova, ...autoria })
    .returning({ id: automacao.id })
  if (!linha) throw new Error('a automação não foi gravada')
  return linha.id
}

export async function mudarAutomacao(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  id: number,
  mudanca: Partial<NovaAutomacao & Pick<AutomacaoGravada, 'excluidaEm'>>,
): Promise<void> {
  await tx
    .update(automacao)
    .set({
      ...mudanca,
      atualizadoEm: agora,
      atualizadoPor: colaboradorId,
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
