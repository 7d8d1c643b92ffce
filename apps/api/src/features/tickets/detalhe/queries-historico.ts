import { pode } from '@balcao/dominio/permissoes'
import { ACOES_DA_UNIAO } from '@balcao/dominio/tickets/historico'
import type { MeioDeContato } from '@balcao/dominio/tickets/mensagem'
import { and, desc, eq, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { deleOuUnido } from '../nucleo/queries-uniao.ts'
import { ticket, ticketHistorico } from '../nucleo/tabelas.ts'
import { historicoVisivel } from '../nucleo/visibilidade.ts'

/** ALC-03 Who wrote without an account, and by which link. */
export type PeloLink = { linkId: number; nome: string | null; email: string }

/** ALC-02 Who wrote by mail; `mais` says that the message had more than what is shown. */
export type PorEmail = { recebidaId: number; nome: string; email: string; mais: boolean; deFora: string[] }

export type PeloWhatsapp = { numero: string; nome: string | null }

/** MES-06/uniao The customer is told of a union once, by the ticket that is open. */
function semUnioesDosUnidos({ autorizacoes }: Sessao, ticketId: number): SQL | undefined {
  if (pode(autorizacoes, 'TICKET_INTERNO')) return undefined
  return or(eq(ticketHistorico.ticketId, ticketId), notInArray(ticketHistorico.acao, ACOES_DA_UNIAO))
}

/** TIC-04, MES-06/uniao Entries that the session may read, those of tickets that became part of it too, newest first. */
export function historicoDoTicket(
  banco: Executor,
  sessao: Sessao,
  ticketId: number,
  pagina: { page: number; take: number },
) {
  const onde = and(
    deleOuUnido(ticketHistorico.ticketId, ticketId),
    historicoVisivel(sessao),
    semUnioesDosUnidos(sessao, ticketId),
  )
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: ticketHistorico.id,
          ticket: { id: ticket.id, protocolo: ticket.protocolo },
          colaboradorId: ticketHistorico.colaboradorId,
          autor: colaborador.nome,
          criadoEm: ticketHistorico.criadoEm,
          tipo: ticketHistorico.tipo,
          acao: ticketHistorico.acao,
          mensagem: ticketHistorico.mensagem,
          contato: sql<MeioDeContato | null>`${ticketHistorico.dados} ->> 'contato'`,
          mencoes: sql<{ id: number; nome: string }[] | null>`${ticketHistorico.dados} -> 'mencoes'`,
          ligadoId: sql<number | null>`(${ticketHistorico.dados} ->> 'ligado')::bigint`.mapWith((id) =>
            id === null ? null : Number(id),
          ),
          peloLink: sql<PeloLink | null>`${ticketHistorico.dados} -> 'peloLink'`,
          porEmail: sql<PorEmail | null>`${ticketHistorico.dados} -> 'porEmail'`,
          peloWhatsapp: sql<PeloWhatsapp | null>`${ticketHistorico.dados} -> 'peloWhatsapp'`,
          peloAplicativo: sql<boolean>`coalesce(${ticketHistorico.dados} ? 'peloAplicativo', false)`,
        })
        .from(ticketHistorico)
        .innerJoin(ticket, eq(ticket.id, ticketHistorico.ticketId))
        .leftJoin(colaborador, eq(colaborador.id, ticketHistorico.colaboradorId))
        .where(onde)
        .orderBy(desc(ticketHistorico.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(ticketHistorico).where(onde),
  })
}

export type EntradaGravada = Awaited<ReturnType<typeof historicoDoTicket>>['itens'][number]
