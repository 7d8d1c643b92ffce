import { notas } from '@balcao/dominio/avaliacoes/regras'
import { fimDoDiaDaquiA } from '@balcao/dominio/formatos/datas'
import type { AcaoDoHistorico } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { enderecoDaAvaliacao, enderecoDoTicket, renovarLinkDoTicket } from '../acompanhamentos/criar-link.ts'
import type { LinksDaCarta } from './carta.ts'
import type { Correio } from './queries.ts'

type DaCarta = {
  origem: string
  agora: Date
  filialId: number
  contatoNome: string | null
  acao: AcaoDoHistorico
}

/**
 * ALC-03, ALC-04 The links of one message, made as it goes out, because their secret is kept nowhere. Only where a single
 * person reads it: who has the link is who it was made for.
 */
export async function linksDaCarta(
  negocio: Negocio,
  { ticketId, para, copias }: Correio,
  { origem, agora, filialId, contatoNome, acao }: DaCarta,
): Promise<LinksDaCarta | null> {
  if (copias.length > 0) return null
  const { linkDoTicketDias, avaliacaoDoTicket } = negocio.parametros(filialId)
  const validade = fimDoDiaDaquiA(linkDoTicketDias, agora)
  const link = await transacao(negocio.banco, (tx) =>
    renovarLinkDoTicket(tx, { ticketId, email: para, nome: contatoNome, agora, validade }),
  )
  if (!link) return null
  const { id } = negocio.configuracao
  const avaliar = acao === 'FINALIZACAO' && avaliacaoDoTicket
  return {
    acompanhar: enderecoDoTicket(origem, id, link.token),
    avaliar: avaliar
      ? notas.map((nota) => ({ nota, href: enderecoDaAvaliacao(origem, id, link.token, nota) }))
      : [],
  }
}
