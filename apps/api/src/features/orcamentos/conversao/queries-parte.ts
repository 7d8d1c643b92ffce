import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

/** The part of a quote that an order is, while it did not go back; undefined where it is a whole one, or none. */
export async function travarParte(tx: Tx, pedidoId: number): Promise<OrcamentoDoBanco | undefined> {
  const [parte] = await tx
    .select()
    .from(orcamento)
    .where(
      and(eq(orcamento.pedidoId, pedidoId), isNotNull(orcamento.parteDe), isNull(orcamento.parteDevolvidaEm)),
    )
    .for('update')
  return parte
}

export async function travarTodo(tx: Tx, id: number): Promise<OrcamentoDoBanco> {
  const [todo] = await tx.select().from(orcamento).where(eq(orcamento.id, id)).for('update')
  if (!todo) throw new Error(`o orçamento ${id}, de que há uma parte, não existe`)
  return todo
}

export async function marcarDevolvida(tx: Tx, id: number, agora: Date): Promise<void> {
  await tx.update(orcamento).set({ parteDevolvidaEm: agora }).where(eq(orcamento.id, id))
}

type Copia = { para: number; ids: readonly number[]; depoisDe: number }

/** Lines as they are, with all that was promised of them, after those that are there. */
export async function copiarLinhas(tx: Tx, { para, ids, depoisDe }: Copia): Promise<void> {
  if (ids.length === 0) return
  const linhas = await tx
    .select()
    .from(orcamentoItem)
    .where(umDe(orcamentoItem.id, [...ids]))
    .orderBy(orcamentoItem.numeroItem)
  await tx
    .insert(orcamentoItem)
    .values(
      linhas.map(({ id: _, ...linha }, i) => ({ ...linha, orcamentoId: para, numeroItem: depoisDe + i + 1 })),
    )
}
