import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { emAberto } from '../lista/queries-filtro.ts'
import { ultimaPalavraDoCliente } from '../nucleo/queries-falas.ts'
import { ticket } from '../nucleo/tabelas.ts'
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

const daFilial = (idFil: number | undefined): SQL | undefined =>
  idFil === undefined ? undefined : eq(ticket.filialId, idFil)

/** MES-01 Open tickets of the person, the first due first, each with when the customer had the last word. */
export function meusNaFila(
  banco: Executor,
  sessao: Sessao,
  { idFil, maximo }: { idFil?: number | undefined; maximo: number },
) {
  const doCliente = ultimaPalavraDoCliente(banco).as('do_cliente')
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
