import { explicarFalha } from '@balcao/dominio/whatsapp/falhas'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { avisarAdministradores } from '../avisos/avisar-administradores.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import { contarResposta } from '../tickets/nucleo/contar-resposta.ts'
import type { RespostaDoWhatsapp } from './adaptador.ts'
import { gravarMensagem, type MensagemGravada, travarMensagemPorId } from './queries.ts'
import { recusarMensagem } from './recusar.ts'
import { aplicarSituacao, situacaoSabida } from './situacoes.ts'

export const INTERROMPIDO = 'O envio foi interrompido antes de o WhatsApp responder: pode ou não ter chegado.'

/** What came of giving a message: what WhatsApp answered, or why it was not even asked. */
export type Desfecho = RespostaDoWhatsapp | { situacao: 'IMPEDIDA' | 'ADIADA'; motivo: string }

type Momento = { ultima: boolean; agora: Date }

const ABERTOS = ['NA_FILA', 'ENVIANDO', 'INCERTO']

/**
 * ALC-05 Writes what became of it, while the message is still as this run left it or was thought lost meanwhile. Answers why it is
 * to be tried again, where it is.
 */
export async function concluir(
  tx: Tx,
  negocio: Negocio,
  { id, tentativas }: MensagemGravada,
  desfecho: Desfecho,
  momento: Momento,
): Promise<string | null> {
  const mensagem = await travarMensagemPorId(tx, id)
  if (!mensagem || !ABERTOS.includes(mensagem.estado) || mensagem.tentativas !== tentativas) return null
  const adiada = await escrever(tx, negocio, mensagem, desfecho, momento)
  if (mensagem.ticketId !== null) await anunciarEnvio(tx, { ticketId: mensagem.ticketId })
  return adiada
}

async function escrever(
  tx: Tx,
  negocio: Negocio,
  mensagem: MensagemGravada,
  desfecho: Desfecho,
  { ultima, agora }: Momento,
): Promise<string | null> {
  const { id, ticketId } = mensagem
  if (desfecho.situacao === 'ACEITA') {
    const { wamid } = desfecho
    await gravarMensagem(tx, id, { wamid, estado: 'ENVIADO', motivo: null, estadoEm: agora })
    // What was said of it may have come first.
    const sabida = await situacaoSabida(tx, wamid, agora)
    await aplicarSituacao(tx, negocio, { ...mensagem, estado: 'ENVIADO' }, sabida, agora)
    await contarResposta(tx, negocio, mensagem, agora)
    return null
  }
  if (desfecho.situacao === 'SEM_RESPOSTA') {
    await gravarMensagem(tx, id, { estado: 'INCERTO', motivo: INTERROMPIDO, estadoEm: agora })
    return null
  }
  const { providencia, motivo } = providenciaDe(desfecho)
  const insiste = providencia === 'TENTAR_DE_NOVO' && !ultima
  if (insiste) await gravarMensagem(tx, id, { estado: 'NA_FILA', motivo, estadoEm: agora })
  else await recusarMensagem(tx, negocio, mensagem, motivo, agora)
  if (providencia === 'AVISAR_ADMINISTRADOR') {
    const falha = { titulo: 'O WhatsApp parou de enviar', mensagem: motivo, caminho: `/tickets/${ticketId}` }
    await avisarAdministradores(tx, negocio, falha, agora)
  }
  return insiste ? motivo : null
}

function providenciaDe(desfecho: Exclude<Desfecho, { situacao: 'ACEITA' | 'SEM_RESPOSTA' }>) {
  if (desfecho.situacao === 'RECUSADA') return explicarFalha(desfecho.codigo, desfecho.status)
  const { situacao, motivo } = desfecho
  return { providencia: situacao === 'ADIADA' ? 'TENTAR_DE_NOVO' : 'DESISTIR', motivo } as const
}
