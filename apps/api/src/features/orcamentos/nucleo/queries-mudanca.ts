import { STATUS_PERDIDO } from '@balcao/dominio/orcamentos/status'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import type { Sessao } from '../../../sessao.ts'
import { orcamento } from './tabelas.ts'
import { orcamentoVisivel } from './visibilidade.ts'

/** Held until the end; undefined when there is none of this customer for the session to see. */
export async function travarOrcamentoDoCliente(
  tx: Tx,
  sessao: Sessao,
  { id, clienteId }: { id: number; clienteId: number },
) {
  const [linha] = await tx
    .select()
    .from(orcamento)
    .where(and(eq(orcamento.id, id), eq(orcamento.clienteId, clienteId), orcamentoVisivel(tx, sessao)))
    .for('update')
  return linha
}

type Quem = { quando: Date; por: number }

const movimento = ({ quando, por }: Quem) => ({
  movimentadoEm: quando,
  atualizadoEm: quando,
  atualizadoPor: por,
  versao: sql`${orcamento.versao} + 1`,
})

/** Somebody did something about it; the quote is held by whoever calls. */
export async function movimentarOrcamento(tx: Tx, id: number, quem: Quem): Promise<void> {
  await tx.update(orcamento).set(movimento(quem)).where(eq(orcamento.id, id))
}

/** The quote is held by whoever calls. */
export async function perderOrcamento(tx: Tx, id: number, motivoPerdaId: number, quem: Quem): Promise<void> {
  await tx
    .update(orcamento)
    .set({
      ...movimento(quem),
      status: STATUS_PERDIDO,
      perdidoEm: quem.quando,
      motivoPerdaId,
    })
    .where(eq(orcamento.id, id))
}
