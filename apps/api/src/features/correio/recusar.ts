import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import { desfazerResposta } from '../tickets/nucleo/desfazer-resposta.ts'
import { type Correio, gravarEstado, travarSaidaPorMessageId } from './queries.ts'

/** ALC-01, ALC-06 Refused for good: the entry says why, and the ticket takes back what rested on it having arrived. */
export async function recusarCorreio(
  tx: Tx,
  negocio: Negocio,
  correio: Correio,
  motivo: string,
  agora: Date,
): Promise<void> {
  const { id, ticketId, historicoId, especie, para } = correio
  await gravarEstado(tx, id, { estado: 'RECUSADO', motivo, estadoEm: agora })
  if (especie !== 'ENTRADA' || historicoId === null) return
  const frase = FRASES.correioRecusado(para, motivo)
  const recusada = { ticketId, historicoId, frase, acao: 'CORREIO', dados: { correio: id } } as const
  await desfazerResposta(tx, negocio, recusada, agora)
}

/** ALC-01 A server said later that what it had taken could not be delivered. Answers whether it was one of ours. */
export async function marcarDevolvida(
  tx: Tx,
  negocio: Negocio,
  { messageId, motivo }: { messageId: string; motivo: string },
  agora: Date,
): Promise<boolean> {
  const correio = await travarSaidaPorMessageId(tx, messageId)
  if (!correio) return false
  if (correio.estado === 'RECUSADO') return true
  await recusarCorreio(tx, negocio, correio, motivo, agora)
  await anunciarEnvio(tx, correio)
  return true
}
