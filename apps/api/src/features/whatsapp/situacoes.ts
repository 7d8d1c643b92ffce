import type { EstadoDoEnvio } from '@balcao/dominio/tickets/envios'
import { estadoDito, maisAdiante } from '@balcao/dominio/whatsapp/estados'
import { explicarFalha } from '@balcao/dominio/whatsapp/falhas'
import type { SituacaoRecebida } from '@balcao/dominio/whatsapp/notificacao'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import {
  gravarMensagem,
  gravarSituacao,
  type MensagemGravada,
  travarSaidaPorWamid,
  travarSituacao,
} from './queries.ts'
import { recusarMensagem } from './recusar.ts'

const SEM_STATUS_HTTP = 400

/** ALC-05 What WhatsApp says of a message of ours, kept by rank even before the message has that name. */
export async function saberDaSituacao(
  tx: Tx,
  negocio: Negocio,
  recebida: SituacaoRecebida,
  agora: Date,
): Promise<void> {
  const dito = estadoDito(recebida.dito)
  if (dito === null) return
  const { id: wamid, codigo } = recebida
  const em = recebida.em ?? agora
  const sabida = await travarSituacao(tx, wamid, { wamid, estado: dito, codigo, em })
  const estado = maisAdiante(sabida.estado, dito)
  if (estado !== sabida.estado) await gravarSituacao(tx, wamid, { estado, codigo, em })
  const mensagem = await travarSaidaPorWamid(tx, wamid)
  if (mensagem) await aplicarSituacao(tx, negocio, mensagem, { estado, codigo }, agora)
}

/** What was said of it so far, held: who names a message and who tells of it meet here. */
export const situacaoSabida = (tx: Tx, wamid: string, em: Date) =>
  travarSituacao(tx, wamid, { wamid, estado: 'ENVIADO', codigo: null, em })

/** ALC-05 The rank of a message never falls. */
export async function aplicarSituacao(
  tx: Tx,
  negocio: Negocio,
  mensagem: MensagemGravada,
  { estado, codigo }: { estado: EstadoDoEnvio; codigo: number | null },
  agora: Date,
): Promise<void> {
  const { id, ticketId } = mensagem
  const antes = mensagem.estado as EstadoDoEnvio
  const depois = maisAdiante(antes, estado)
  if (depois === antes) return
  if (depois === 'RECUSADO')
    await recusarMensagem(tx, negocio, mensagem, explicarFalha(codigo, SEM_STATUS_HTTP).motivo, agora)
  else await gravarMensagem(tx, id, { estado: depois, motivo: null, estadoEm: agora })
  if (ticketId !== null) await anunciarEnvio(tx, { ticketId })
}
