import { FRASES } from '@balcao/dominio/tickets/historico'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { desfazerResposta } from '../tickets/nucleo/desfazer-resposta.ts'
import { gravarMensagem, type MensagemGravada } from './queries.ts'
import { anexoDaMensagem } from './queries-conversa.ts'

/** ALC-05, ALC-06 Refused for good: as a refused e-mail, it takes back the answer that it alone was. */
export async function recusarMensagem(
  tx: Tx,
  negocio: Negocio,
  { id, ticketId, historicoId, anexoId, waId }: MensagemGravada,
  motivo: string,
  agora: Date,
): Promise<void> {
  await gravarMensagem(tx, id, { estado: 'RECUSADO', motivo, estadoEm: agora })
  if (ticketId === null || historicoId === null) return
  const anexo = anexoId === null ? null : await anexoDaMensagem(tx, anexoId)
  const frase = FRASES.whatsappRecusado(numeroLegivel(waId), anexo?.nome ?? null, motivo)
  const recusada = { ticketId, historicoId, frase, acao: 'WHATSAPP', dados: { whatsapp: id } } as const
  await desfazerResposta(tx, negocio, recusada, agora)
}
