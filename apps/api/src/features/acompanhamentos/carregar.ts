import { donoDoLink, linkDoTicketVale } from '@balcao/dominio/acompanhamentos/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Executor, Tx } from '../../platform/banco/conexao.ts'
import { resumirToken } from '../acesso/sessoes.ts'
import { type TicketComLink, ticketDoLink, travarTicketDoLink } from './queries.ts'

/** Unknown, expired, revoked and of an archived ticket are told alike: what a secret was is nobody's to learn. */
function exigirQueValha(achado: TicketComLink | null, agora: Date): TicketComLink {
  if (!achado || !linkDoTicketVale(achado.link, achado.linha, agora))
    throw new ErroDeNegocio('LINK_DE_TICKET_INVALIDO')
  return achado
}

export const exigirPeloLink = async (banco: Executor, token: string, agora: Date) =>
  exigirQueValha(await ticketDoLink(banco, resumirToken(token)), agora)

/** Held until the end. */
export const travarPeloLink = async (tx: Tx, token: string, agora: Date) =>
  exigirQueValha(await travarTicketDoLink(tx, resumirToken(token)), agora)

/** How the history tells who it was; see `PeloLink` of tickets. */
export const peloLinkDe = ({ id, nome, email }: TicketComLink['link']) => ({
  linkId: id,
  nome,
  email: donoDoLink(email),
})
