import { validadeRenovada } from '@balcao/dominio/acompanhamentos/regras'
import type { Nota } from '@balcao/dominio/avaliacoes/regras'
import type { Tx } from '../../platform/banco/conexao.ts'
import { linkDoPortal } from '../acesso/endereco-do-portal.ts'
import { gerarToken, resumirToken } from '../acesso/sessoes.ts'
import { gravarLink, gravarSegredo, linkDoDestinatario } from './queries.ts'

type NovoLink = {
  ticketId: number
  email: string
  nome: string | null
  agora: Date
  validade: Date
  criadoPor?: number | null
}

const enderecoDoLink = (email: string): string => email.trim().toLowerCase()

/**
 * ALC-03 A link for one person, to be put into a message to them alone. Whatever they were given before goes on working, for as
 * long as this one. The secret is known here only.
 */
export async function criarLinkDoTicket(
  tx: Tx,
  { ticketId, email, nome, agora, validade, criadoPor = null }: NovoLink,
): Promise<{ token: string; validade: Date }> {
  const token = gerarToken()
  const endereco = enderecoDoLink(email)
  const antes = await linkDoDestinatario(tx, ticketId, endereco)
  const ate = validadeRenovada(antes && antes.revogadoEm === null ? antes.validade : null, validade)
  const linkId = await gravarLink(tx, {
    ticketId,
    email: endereco,
    nome: nome || null,
    validade: ate,
    criadoEm: agora,
    criadoPor,
  })
  await gravarSegredo(tx, { resumo: resumirToken(token), linkId, criadoEm: agora })
  return { token, validade: ate }
}

/** ALC-03 What staff cancelled is not given back by the next message; only by whoever makes the link anew. */
export async function renovarLinkDoTicket(
  tx: Tx,
  novo: NovoLink,
): Promise<{ token: string; validade: Date } | null> {
  const antes = await linkDoDestinatario(tx, novo.ticketId, enderecoDoLink(novo.email))
  return antes?.revogadoEm ? null : criarLinkDoTicket(tx, novo)
}

/** Where the customer opens the ticket, in the portal. */
export const enderecoDoTicket = (origem: string, negocio: string, token: string): string =>
  linkDoPortal(origem, '/seu-ticket', { token, negocio })

/** ALC-04 Where it is rated, with that grade already chosen, if one is: opening it says nothing yet. */
export const enderecoDaAvaliacao = (origem: string, negocio: string, token: string, nota?: Nota): string =>
  linkDoPortal(origem, '/avaliar', { token, negocio }) + (nota === undefined ? '' : `&nota=${nota}`)
