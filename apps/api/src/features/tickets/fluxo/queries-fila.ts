import { and, eq, inArray } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import type { LinhaDoTicket, QuemTinha } from '../nucleo/queries-mudanca.ts'
import { ticket, ticketHistorico } from '../nucleo/tabelas.ts'

/** A sector that takes tickets; null when it does not exist or no longer does. */
export async function setorAtivo(
  banco: Executor,
  setorId: number,
): Promise<{ id: number; nome: string } | null> {
  const [linha] = await banco
    .select({ id: setor.id, nome: setor.nome })
    .from(setor)
    .where(and(eq(setor.id, setorId), eq(setor.ativo, true)))
  return linha ?? null
}

/** Where the ticket is and with whom, by name. */
export async function nomesDaPosse(
  banco: Executor,
  { setorId, operadorId }: Pick<LinhaDoTicket, 'setorId' | 'operadorId'>,
): Promise<{ setor: { id: number; nome: string }; operador: { id: number; nome: string } | null }> {
  const [linha] = await banco
    .select({
      setor: { id: setor.id, nome: setor.nome },
      operador: { id: colaborador.id, nome: colaborador.nome },
    })
    .from(setor)
    .leftJoin(colaborador, eq(colaborador.id, operadorId ?? 0))
    .where(eq(setor.id, setorId))
  if (!linha) throw new Error(`o setor ${setorId} do ticket não existe`)
  return linha
}

const TROCAS = ['ASSUNCAO', 'ATRIBUICAO', 'VOLTA_A_FILA'] as const

/**
 * MES-02 The ticket, held, and whose it was before this very person changed that at this very version; null when they did
 * not, or when it changed since. Not by what they see: giving a ticket back may have taken it out of their sight.
 */
export async function travarTrocaPropria(
  tx: Tx,
  { id, versao, colaboradorId }: { id: number; versao: number; colaboradorId: number },
): Promise<{ linha: LinhaDoTicket; antes: QuemTinha } | null> {
  const [linha] = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.id, id), eq(ticket.versao, versao)))
    .for('update')
  const [entrada] = await tx
    .select({ dados: ticketHistorico.dados })
    .from(ticketHistorico)
    .where(
      and(
        eq(ticketHistorico.ticketId, id),
        eq(ticketHistorico.versao, versao),
        eq(ticketHistorico.colaboradorId, colaboradorId),
        inArray(ticketHistorico.acao, [...TROCAS]),
      ),
    )
  const antes = entrada?.dados?.estavaCom as QuemTinha | undefined
  return linha && antes ? { linha, antes } : null
}
