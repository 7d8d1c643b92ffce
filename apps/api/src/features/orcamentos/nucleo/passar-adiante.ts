import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { eventoDoOrcamento } from './anunciar.ts'
import { orcamento, porDecidir } from './tabelas.ts'

const abertosDe = (colaboradorId: number) =>
  and(eq(orcamento.colaboradorId, colaboradorId), porDecidir(orcamento))

export const contarOrcamentosDe = (banco: Executor, colaboradorId: number): Promise<number> =>
  banco.$count(orcamento, abertosDe(colaboradorId))

/** ADM-02 Those that may still be won are somebody else's to win. */
export async function passarOrcamentos(
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: { id: number; nome: string }; para: { id: number; nome: string } },
): Promise<number> {
  const passados = await tx
    .update(orcamento)
    .set({
      colaboradorId: para.id,
      atualizadoEm: autoria.agora,
      atualizadoPor: autoria.colaboradorId,
      versao: sql`${orcamento.versao} + 1`,
    })
    .where(abertosDe(de.id))
    .returning({ id: orcamento.id, versao: orcamento.versao })
  for (const { id } of passados)
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: id,
      acao: 'PASSAGEM',
      dados: { de: de.nome, para: para.nome },
    })
  if (passados.length > 0) await publicar(tx, ...passados.map((um) => eventoDoOrcamento(um, autoria)))
  return passados.length
}
