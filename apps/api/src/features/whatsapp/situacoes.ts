import { type EstadoDoWhatsapp, estadoDito, maisAdiante } from '@balcao/dominio/whatsapp/estados'
import { explicarFalha } from '@balcao/dominio/whatsapp/falhas'
import type { SituacaoRecebida } from '@balcao/dominio/whatsapp/notificacao'
import type { Tx } from '../../platform/banco/conexao.ts'
import {
  gravarMensagem,
  gravarSituacao,
  type MensagemGravada,
  travarSaidaPorWamid,
  travarSituacao,
} from './queries.ts'

const SEM_STATUS_HTTP = 400

/** ALC-05 What WhatsApp says of a message of ours, kept by rank even before the message has that name. */
export async function saberDaSituacao(tx: Tx, recebida: SituacaoRecebida, agora: Date): Promise<void> {
  const dito = estadoDito(recebida.dito)
  if (dito === null) return
  const { id: wamid, codigo, em } = recebida
  const sabida = await travarSituacao(tx, wamid, { wamid, estado: dito, codigo, em })
  const estado = maisAdiante(sabida.estado, dito)
  if (estado !== sabida.estado) await gravarSituacao(tx, wamid, { estado, codigo, em })
  const mensagem = await travarSaidaPorWamid(tx, wamid)
  if (mensagem) await aplicarSituacao(tx, mensagem, { estado, codigo }, agora)
}

/** ALC-05 The rank of a message never falls. */
export async function aplicarSituacao(
  tx: Tx,
  { id, estado: antes }: MensagemGravada,
  { estado, codigo }: { estado: EstadoDoWhatsapp; codigo: number | null },
  agora: Date,
): Promise<void> {
  const depois = maisAdiante(antes as EstadoDoWhatsapp, estado)
  if (depois === antes) return
  const motivo = depois === 'RECUSADO' ? explicarFalha(codigo, SEM_STATUS_HTTP).motivo : null
  await gravarMensagem(tx, id, { estado: depois, motivo, estadoEm: agora })
}
