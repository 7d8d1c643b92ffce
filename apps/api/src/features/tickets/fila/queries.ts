import { atendeFilas, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, desc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { emAberto } from '../lista/queries-filtro.ts'
import { ticket, ticketHistorico } from '../nucleo/tabelas.ts'
import { ticketVisivel } from '../nucleo/visibilidade.ts'

const COLUNAS = {
  id: ticket.id,
  protocolo: ticket.protocolo,
  filialId: ticket.filialId,
  abertoEm: ticket.abertoEm,
  finalizadoEm: ticket.finalizadoEm,
  prazoRespostaEm: ticket.prazoRespostaEm,
  respondidoEm: ticket.respondidoEm,
  prazoSolucaoEm: ticket.prazoSolucaoEm,
  pausadoEm: ticket.pausadoEm,
}

const DA_EQUIPE = tiposDeUsuario.filter(atendeFilas)

const daFilial = (idFil: number | undefined): SQL | undefined =>
  idFil === undefined ? undefined : eq(ticket.filialId, idFil)

/** MES-01 Open tickets of the person, the first due first, each with when the customer had the last word. */
export function meusNaFila(
  banco: Executor,
  sessao: Sessao,
  { idFil, maximo }: { idFil?: number | undefined; maximo: number },
) {
  const ultima = banco
    .select({ quando: ticketHistorico.criadoEm, quem: ticketHistorico.colaboradorId })
    .from(ticketHistorico)
    .where(
      and(
        eq(ticketHistorico.ticketId, ticket.id),
        eq(ticketHistorico.tipo, 'PUBLICO'),
        eq(ticketHistorico.acao, 'MENSAGEM'),
      ),
    )
    .orderBy(desc(ticketHistorico.id))
    .limit(limiteNoTexto(1))
    .as('ultima')
  const doCliente = banco
    .select({ quando: sql<Date | null>`${ultima.quando}`.mapWith(ticketHistorico.criadoEm).as('cliente_em') })
    .from(ultima)
    .leftJoin(colaborador, eq(colaborador.id, ultima.quem))
    // What comes from outside without an account is of nobody on the staff either.
    .where(or(isNull(colaborador.id), notInArray(colaborador.tipo, DA_EQUIPE)))
    .as('do_cliente')
  return banco
    .select({ ...COLUNAS, clienteRespondeuEm: doCliente.quando })
    .from(ticket)
    .leftJoinLateral(doCliente, sql`true`)
    .where(
      and(
        eq(ticket.operadorId, sessao.colaboradorId),
        emAberto,
        daFilial(idFil),
        ticketVisivel(banco, sessao, 'EM_ABERTO'),
      ),
    )
    .orderBy(asc(ticket.prazoSolucaoEm), asc(ticket.id))
    .limit(limiteNoTexto(maximo))
}

/**
 * MES-01 What nobody has in the person's sectors and branches, the oldest first: so many of each sector by its index, and of
 * those the oldest, however long the queues are.
 */
export async function semOperadorNaFila(
  banco: Executor,
  sessao: Sessao,
  { idFil, maximo }: { idFil?: number | undefined; maximo: number },
) {
  const { setores, filiais, veTudo } = sessao
  if (setores.length === 0) return []
  const deUmSetor = banco
    .select(COLUNAS)
    .from(ticket)
    .where(
      and(
        sql`${ticket.setorId} = meu_setor.id`,
        isNull(ticket.operadorId),
        emAberto,
        daFilial(idFil),
        veTudo ? undefined : umDe(ticket.filialId, filiais),
        ticketVisivel(banco, sessao, 'EM_ABERTO'),
      ),
    )
    .orderBy(asc(ticket.abertoEm), asc(ticket.id))
    .limit(limiteNoTexto(maximo))
    .as('de_um_setor')
  const { id, protocolo, filialId, abertoEm, finalizadoEm, pausadoEm } = deUmSetor
  const { prazoRespostaEm, respondidoEm, prazoSolucaoEm } = deUmSetor
  const linhas = await banco
    .select({
      ...{ id, protocolo, filialId, abertoEm, finalizadoEm, pausadoEm },
      ...{ prazoRespostaEm, respondidoEm, prazoSolucaoEm },
    })
    .from(sql`unnest(${sql.param(setores)}::bigint[]) as meu_setor(id)`)
    .innerJoinLateral(deUmSetor, sql`true`)
    .orderBy(asc(abertoEm), asc(id))
    .limit(limiteNoTexto(maximo))
  return linhas.map((linha) => ({ ...linha, clienteRespondeuEm: null }))
}

export type LinhaDaFila = Awaited<ReturnType<typeof meusNaFila>>[number]
