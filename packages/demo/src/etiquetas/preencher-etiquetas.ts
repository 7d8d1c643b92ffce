import { etiqueta } from '@balcao/api/src/features/etiquetas/tabelas.ts'
import { ticket } from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import { ticketEtiqueta } from '@balcao/api/src/features/tickets/nucleo/tabelas-equipe.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { isNull, sql } from 'drizzle-orm'

const ETIQUETAS = [
  { nome: 'Cliente estratégico', cor: 'roxo' },
  { nome: 'Reincidente', cor: 'laranja' },
  { nome: 'Aguarda fornecedor', cor: 'amarelo' },
  { nome: 'Risco de perda', cor: 'vermelho' },
  { nome: 'Transportadora', cor: 'azul' },
] as const

/** One open ticket in so many has one. */
const DE_CADA = 4

/** MES-06/etiquetas A few tags, on some of the open tickets. */
export async function preencherEtiquetas(tx: Executor, agora: Date): Promise<void> {
  const ids = await tx
    .insert(etiqueta)
    .values(ETIQUETAS.map((uma) => ({ ...uma, criadoEm: agora, atualizadoEm: agora })))
    .returning({ id: etiqueta.id })
  const abertos = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .where(isNull(ticket.finalizadoEm))
    .orderBy(sql`${ticket.id}`)
    .limit(400)
  const postas = abertos
    .filter((_, i) => i % DE_CADA === 0)
    .flatMap((um, i) => {
      const escolhida = ids[i % ids.length]
      return escolhida ? [{ ticketId: um.id, etiquetaId: escolhida.id, postaEm: agora }] : []
    })
  if (postas.length > 0) await tx.insert(ticketEtiqueta).values(postas)
}
