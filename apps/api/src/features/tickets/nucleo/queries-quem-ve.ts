import { pode } from '@balcao/dominio/permissoes'
import { tiposDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { emOrdemAlfabetica } from '../../../platform/banco/busca.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import { lerQuemPode } from '../../acesso/queries-quem-pode.ts'
import { colaborador, colaboradorFilial, colaboradorSetor } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { ticket } from './tabelas.ts'

const DE_TUDO = tiposDeUsuario.filter(veTodasAsFiliais)
const MAXIMO = 500

export type Pessoa = { id: number; nome: string }

/**
 * MES-06/mencoes `ticketVisivel` seen from the other side: who sees this ticket and its inside, of these people where they are
 * given. A test holds the two to the same answer.
 */
export async function quemVeOTicket(
  banco: Executor,
  ticketId: number,
  entre?: readonly number[],
): Promise<Pessoa[]> {
  if (entre?.length === 0) return []
  const podem = (await lerQuemPode(banco)).onde(
    (autorizacoes) => pode(autorizacoes, 'TICKET_VER') && pode(autorizacoes, 'TICKET_INTERNO'),
  )
  const um = { um: sql`1` }
  const naFilial = exists(
    banco
      .select(um)
      .from(colaboradorFilial)
      .where(
        and(
          eq(colaboradorFilial.colaboradorId, colaborador.id),
          eq(colaboradorFilial.filialId, ticket.filialId),
        ),
      ),
  )
  const noSetor = exists(
    banco
      .select(um)
      .from(colaboradorSetor)
      .where(
        and(eq(colaboradorSetor.colaboradorId, colaborador.id), eq(colaboradorSetor.setorId, ticket.setorId)),
      ),
  )
  const naCarteira = exists(
    banco
      .select(um)
      .from(cliente)
      .where(and(eq(cliente.id, ticket.clienteId), eq(cliente.representanteId, colaborador.id))),
  )
  return banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .innerJoin(ticket, eq(ticket.id, ticketId))
    .where(
      and(
        eq(colaborador.ativo, true),
        podem,
        entre && umDe(colaborador.id, entre),
        or(
          inArray(colaborador.tipo, DE_TUDO),
          and(eq(colaborador.tipo, 'CONSUMIDOR_FINAL'), eq(ticket.consumidorId, colaborador.id)),
          and(
            sql`${colaborador.tipo} <> 'CONSUMIDOR_FINAL'`,
            or(
              eq(ticket.criadorId, colaborador.id),
              eq(ticket.operadorId, colaborador.id),
              and(eq(colaborador.tipo, 'REPRESENTANTE'), naCarteira),
              and(eq(colaborador.tipo, 'SUPERVISOR'), naFilial),
              and(inArray(colaborador.tipo, ['OPERADOR', 'COLABORADOR']), naFilial, noSetor),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))
    .limit(limiteNoTexto(MAXIMO))
}
