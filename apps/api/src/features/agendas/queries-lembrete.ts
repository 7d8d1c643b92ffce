import type { PorFilial } from '@balcao/dominio/parametros'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { daPropriaFilial } from '../filiais/queries-por-filial.ts'
import { linhasDaAgenda } from './queries.ts'
import { agenda, preferenciaDeAgenda } from './tabelas.ts'
import { agendaVisivel } from './visibilidade.ts'

type Janela = {
  agora: Date
  /** Up to when each branch reminds, and the latest of them. */
  ate: PorFilial<string>
  ultimo: Date
  maximo: number
}

/** AGE-01 What is near and was not reminded for that time yet, held: another process takes others. */
export function travarAgendasALembrar(tx: Tx, { agora, ate, ultimo, maximo }: Janela) {
  return tx
    .select({ id: agenda.id, colaboradorId: agenda.colaboradorId })
    .from(agenda)
    .where(
      and(
        isNull(agenda.finalizadaEm),
        gt(agenda.agendadaPara, agora),
        lte(agenda.agendadaPara, ultimo),
        lte(agenda.agendadaPara, daPropriaFilial(agenda.filialId, ate, 'timestamptz')),
        sql`${agenda.lembradaPara} is distinct from ${agenda.agendadaPara}`,
      ),
    )
    .orderBy(asc(agenda.agendadaPara), asc(agenda.id))
    .limit(maximo)
    .for('update', { skipLocked: true })
}

/** Nothing that anybody sees changed: neither does the version. */
export async function marcarLembradas(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.update(agenda).set({ lembradaPara: agenda.agendadaPara }).where(umDe(agenda.id, ids))
}

/** PER-01 Those of them that the person sees. */
export const agendasALembrar = (banco: Executor, sessao: Sessao, ids: readonly number[]) =>
  linhasDaAgenda(banco, and(umDe(agenda.id, ids), agendaVisivel(banco, sessao))).orderBy(
    asc(agenda.agendadaPara),
    asc(agenda.id),
  )

/** How a person wants to be reminded, and where; the address whose mailbox was proved, when one was. */
export async function comoLembrar(banco: Executor, colaboradorId: number) {
  const [linha] = await banco
    .select({
      porAviso: sql<boolean>`coalesce(${preferenciaDeAgenda.lembretePorAviso}, true)`,
      porEmail: sql<boolean>`coalesce(${preferenciaDeAgenda.lembretePorEmail}, true)`,
      email: sql<string>`coalesce(${colaborador.emailConfirmado}, ${colaborador.email})`,
    })
    .from(colaborador)
    .leftJoin(preferenciaDeAgenda, eq(preferenciaDeAgenda.colaboradorId, colaborador.id))
    .where(eq(colaborador.id, colaboradorId))
  return linha
}
