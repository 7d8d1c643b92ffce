import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { orcamento } from '../nucleo/tabelas.ts'
import type { OrcamentoDoBanco } from './queries-cabecalho.ts'

type Colunas = Partial<typeof orcamento.$inferInsert>

/** Somebody worked at it, so it moved. The quote is held by whoever calls. */
export async function mudarOrcamento(
  tx: Tx,
  id: number,
  colunas: Colunas,
  { agora, colaboradorId }: Autoria,
  versao: { versao?: number } = {},
): Promise<OrcamentoDoBanco> {
  const [linha] = await tx
    .update(orcamento)
    .set({ ...colunas, ...versao, movimentadoEm: agora, atualizadoEm: agora, atualizadoPor: colaboradorId })
    .where(eq(orcamento.id, id))
    .returning()
  if (!linha) throw new Error(`o orçamento ${id} sumiu enquanto era gravado`)
  return linha
}

export async function inserirOrcamento(
  tx: Tx,
  nova: typeof orcamento.$inferInsert,
): Promise<OrcamentoDoBanco> {
  const [linha] = await tx.insert(orcamento).values(nova).returning()
  if (!linha) throw new Error('o orçamento não foi gravado')
  return linha
}
