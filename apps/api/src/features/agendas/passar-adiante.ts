import { FRASES_DA_AGENDA } from '@balcao/dominio/agendas/historico'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { anunciarAgenda } from './anunciar.ts'
import { registrarMudanca } from './registrar-mudanca.ts'
import { agenda } from './tabelas.ts'

const porFazerDe = (colaboradorId: number) =>
  and(eq(agenda.colaboradorId, colaboradorId), isNull(agenda.finalizadaEm))

export const contarAgendasDe = (banco: Executor, colaboradorId: number): Promise<number> =>
  banco.$count(agenda, porFazerDe(colaboradorId))

type Pessoa = { id: number; nome: string }

/** ADM-02 What was still to be done is somebody else's, at the same time. */
export async function passarAgendas(
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: Pessoa; para: Pessoa },
): Promise<number> {
  const abertas = await tx
    .select()
    .from(agenda)
    .where(porFazerDe(de.id))
    .orderBy(asc(agenda.id))
    .for('update')
  if (abertas.length === 0) return 0
  await tx
    .update(agenda)
    .set({
      colaboradorId: para.id,
      atualizadoEm: autoria.agora,
      atualizadoPor: autoria.colaboradorId,
      versao: sql`${agenda.versao} + 1`,
    })
    .where(porFazerDe(de.id))
  for (const uma of abertas)
    await registrarMudanca(
      tx,
      autoria,
      { ...uma, colaboradorId: para.id },
      {
        acao: 'PASSAGEM',
        dados: { de: de.id, para: para.id },
        atividade: FRASES_DA_AGENDA.passada(uma.assunto, de.nome, para.nome),
      },
    )
  await anunciarAgenda(tx, autoria, de.id)
  return abertas.length
}
