import { fimDoDiaDaquiA } from '@balcao/dominio/formatos/datas'
import type { AcaoDoHistorico } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { fimDoTicket } from '../avaliacoes/queries.ts'
import { enderecoDoTicket, renovarLinkDoTicket } from './criar-link.ts'

type DaMensagem = {
  ticketId: number
  filialId: number
  /** Whom it goes to, and nobody else: an address, or a number. */
  para: string
  nome: string | null
  acao: AcaoDoHistorico
}

/**
 * ALC-03, ALC-04 The link of one message, made as it goes out, because its secret is kept nowhere; and whether it also asks how it
 * went. Null where the staff took the link away.
 */
export async function linkDaMensagem(
  negocio: Negocio,
  { ticketId, filialId, para, nome, acao }: DaMensagem,
  { origem, agora }: { origem: string; agora: Date },
): Promise<{ token: string; acompanhar: string; avalia: boolean } | null> {
  const { linkDoTicketDias, avaliacaoDoTicket } = negocio.parametros(filialId)
  const validade = fimDoDiaDaquiA(linkDoTicketDias, agora)
  const link = await transacao(negocio.banco, (tx) =>
    renovarLinkDoTicket(tx, { ticketId, email: para, nome, agora, validade }),
  )
  if (!link) return null
  const { token } = link
  return {
    token,
    acompanhar: enderecoDoTicket(origem, negocio.configuracao.id, token),
    avalia:
      acao === 'FINALIZACAO' && avaliacaoDoTicket && !(await fimDoTicket(negocio.banco, ticketId)).duplicado,
  }
}
