import { pode } from '@balcao/dominio/permissoes'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { umDe } from '../../platform/banco/um-de.ts'
import type { Sessao } from '../../sessao.ts'
import { resposta } from './tabelas.ts'

/** MES-05 The own, those of the sectors whose queue one works (or of any, for whoever works any), and everybody's. */
export function respostaAlcancavel({ colaboradorId, setores, autorizacoes }: Sessao): SQL | undefined {
  const deSetor = pode(autorizacoes, 'TICKET_QUALQUER_SETOR') ? undefined : umDe(resposta.setorId, setores)
  return or(
    and(eq(resposta.escopo, 'MINHA'), eq(resposta.donoId, colaboradorId)),
    and(eq(resposta.escopo, 'SETOR'), deSetor),
    eq(resposta.escopo, 'TODOS'),
  )
}

/** The same, without those that were deleted. */
export const respostaVisivel = (sessao: Sessao): SQL | undefined =>
  and(respostaAlcancavel(sessao), isNull(resposta.excluidaEm))
