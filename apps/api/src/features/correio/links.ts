import { notas } from '@balcao/dominio/avaliacoes/regras'
import type { AcaoDoHistorico } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../negocio.ts'
import { enderecoDaAvaliacao } from '../acompanhamentos/criar-link.ts'
import { linkDaMensagem } from '../acompanhamentos/links-da-mensagem.ts'
import type { LinksDaCarta } from './carta.ts'
import type { Correio } from './queries.ts'

type DaCarta = {
  origem: string
  agora: Date
  filialId: number
  contatoNome: string | null
  acao: AcaoDoHistorico
}

/** ALC-03, ALC-04 Only where a single person reads it: who has the link is who it was made for. */
export async function linksDaCarta(
  negocio: Negocio,
  { ticketId, para, copias }: Correio,
  { origem, agora, filialId, contatoNome: nome, acao }: DaCarta,
): Promise<LinksDaCarta | null> {
  if (copias.length > 0) return null
  const link = await linkDaMensagem(negocio, { ticketId, filialId, para, nome, acao }, { origem, agora })
  if (!link) return null
  const { token, acompanhar, avalia } = link
  const { id } = negocio.configuracao
  return {
    acompanhar,
    avaliar: avalia
      ? notas.map((nota) => ({ nota, href: enderecoDaAvaliacao(origem, id, token, nota) }))
      : [],
  }
}
