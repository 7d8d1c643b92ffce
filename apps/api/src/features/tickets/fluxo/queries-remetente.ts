import { formasDoTelefone, type Remetente } from '@balcao/dominio/tickets/remetente'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { ticket } from '../nucleo/tabelas.ts'
import { ticketVisivel } from '../nucleo/visibilidade.ts'

const MAXIMO = 200

/** ALC-02 Others that may be of the same person and are nobody's yet, of what the session sees; the rule says which are. */
export async function outrosDoRemetente(
  tx: Tx,
  sessao: Sessao,
  { id, consumidorId, consumidorDocumento, consumidorEmail, consumidorTelefone }: Remetente & { id: number },
): Promise<number[]> {
  const email = consumidorEmail?.trim().toLowerCase()
  const dele = [
    consumidorId !== null && eq(ticket.consumidorId, consumidorId),
    consumidorDocumento !== null && eq(ticket.consumidorDocumento, consumidorDocumento),
    email && sql`lower(${ticket.consumidorEmail}) = ${email}`,
    consumidorTelefone !== null && umDe(ticket.consumidorTelefone, formasDoTelefone(consumidorTelefone)),
  ].flatMap((condicao) => condicao || [])
  if (dele.length === 0) return []
  const linhas = await tx
    .select({ id: ticket.id })
    .from(ticket)
    .where(
      and(
        isNull(ticket.clienteId),
        isNull(ticket.arquivadoEm),
        ne(ticket.id, id),
        or(...dele),
        ticketVisivel(tx, sessao),
      ),
    )
    .orderBy(asc(ticket.id))
    .limit(MAXIMO)
  return linhas.map((linha) => linha.id)
}
