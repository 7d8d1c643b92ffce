import type { MeioDeContato } from '@balcao/dominio/tickets/mensagem'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { paginar } from '../../../platform/banco/paginador.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { ticketHistorico } from '../nucleo/tabelas.ts'
import { historicoVisivel } from '../nucleo/visibilidade.ts'

/** ALC-03 Who wrote without an account, and by which link. */
export type PeloLink = { linkId: number; nome: string | null; email: string }

/** TIC-04 Entries that the session may read, newest first. */
export function historicoDoTicket(
  banco: Executor,
  sessao: Sessao,
  ticketId: number,
  pagina: { page: number; take: number },
) {
  const onde = and(eq(ticketHistorico.ticketId, ticketId), historicoVisivel(sessao))
  return paginar(banco, pagina, {
    linhas: (limite, salto) =>
      banco
        .select({
          id: ticketHistorico.id,
          colaboradorId: ticketHistorico.colaboradorId,
          autor: colaborador.nome,
          criadoEm: ticketHistorico.criadoEm,
          tipo: ticketHistorico.tipo,
          acao: ticketHistorico.acao,
          mensagem: ticketHistorico.mensagem,
          contato: sql<MeioDeContato | null>`${ticketHistorico.dados} ->> 'contato'`,
          peloLink: sql<PeloLink | null>`${ticketHistorico.dados} -> 'peloLink'`,
        })
        .from(ticketHistorico)
        .leftJoin(colaborador, eq(colaborador.id, ticketHistorico.colaboradorId))
        .where(onde)
        .orderBy(desc(ticketHistorico.id))
        .limit(limite)
        .offset(salto),
    contar: banco.select({ um: sql`1` }).from(ticketHistorico).where(onde),
  })
}

export type EntradaGravada = Awaited<ReturnType<typeof historicoDoTicket>>['itens'][number]
