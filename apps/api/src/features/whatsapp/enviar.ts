import type { EstadoDoWhatsapp } from '@balcao/dominio/whatsapp/estados'
import { explicarFalha } from '@balcao/dominio/whatsapp/falhas'
import { comoEnviar } from '@balcao/dominio/whatsapp/janela'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Relogio } from '../../platform/relogio.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import type { RespostaDoWhatsapp } from './adaptador.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import {
  administradores,
  conversaDoTicket,
  gravarMensagem,
  type MensagemGravada,
  mensagemPorId,
  travarMensagemPorId,
  travarSituacao,
} from './queries.ts'
import { aplicarSituacao } from './situacoes.ts'

type Contexto = { tentativa: number; maximoDeTentativas: number }

class EnvioAdiado extends Error {
  override name = 'EnvioAdiado'
}

const INTERROMPIDO = 'O envio foi interrompido antes de o WhatsApp responder: pode ou não ter chegado.'
const FORA_DA_JANELA = explicarFalha(131047, 400).motivo
const DESLIGADO = 'O WhatsApp deixou de estar configurado.'

/**
 * ALC-05 Gives one message to WhatsApp, as mail is given (ADR 46): that it is being given is written down before, and whoever
 * finds it so afterwards sends nothing.
 */
export async function enviarPeloWhatsapp(
  negocio: Negocio,
  { mensagemId }: { mensagemId: number },
  { tentativa, maximoDeTentativas }: Contexto,
  relogio: Relogio,
): Promise<void> {
  const { banco } = negocio
  const parada = await mensagemPorId(banco, mensagemId)
  const marcar = (estado: EstadoDoWhatsapp, motivo: string) =>
    transacao(banco, (tx) => gravarMensagem(tx, mensagemId, { estado, motivo, estadoEm: relogio() }))
  if (parada?.estado === 'ENVIANDO') return marcar('INCERTO', INTERROMPIDO)
  if (parada?.estado !== 'NA_FILA' || parada.ticketId === null) return
  const ligacao = ligacaoDoWhatsapp(negocio)
  if (!ligacao) return marcar('RECUSADO', DESLIGADO)
  const conversa = await conversaDoTicket(banco, parada.ticketId)
  const como = comoEnviar(conversa?.em ?? null, ligacao.modelo, relogio())
  if (!como) return marcar('RECUSADO', FORA_DA_JANELA)
  if (!(await tomar(negocio, mensagemId, relogio()))) return
  const resposta = await ligacao.api.enviar({
    para: parada.waId,
    texto: parada.texto,
    modelo: como.especie === 'MODELO' ? como.modelo : null,
  })
  const adiada = await transacao(banco, (tx) =>
    concluir(tx, parada, resposta, { ultima: tentativa >= maximoDeTentativas, agora: relogio() }),
  )
  // The queue calls again, each time later.
  if (adiada) throw new EnvioAdiado(adiada)
}

const tomar = (negocio: Negocio, id: number, agora: Date): Promise<boolean> =>
  transacao(negocio.banco, async (tx) => {
    const mensagem = await travarMensagemPorId(tx, id)
    if (mensagem?.estado !== 'NA_FILA') return false
    await gravarMensagem(tx, id, {
      estado: 'ENVIANDO',
      motivo: null,
      estadoEm: agora,
      tentativas: mensagem.tentativas + 1,
    })
    return true
  })

/** Answers why it is to be tried again, where it is. */
async function concluir(
  tx: Tx,
  { id, ticketId }: MensagemGravada,
  resposta: RespostaDoWhatsapp,
  { ultima, agora }: { ultima: boolean; agora: Date },
): Promise<string | null> {
  const mensagem = await travarMensagemPorId(tx, id)
  if (mensagem?.estado !== 'ENVIANDO') return null
  if (resposta.situacao === 'ACEITA') {
    const { wamid } = resposta
    await gravarMensagem(tx, id, { wamid, estado: 'ENVIADO', motivo: null, estadoEm: agora })
    // What was said of it may have come first.
    const sabida = await travarSituacao(tx, wamid, { wamid, estado: 'ENVIADO', codigo: null, em: agora })
    await aplicarSituacao(tx, { ...mensagem, estado: 'ENVIADO' }, sabida, agora)
    return null
  }
  if (resposta.situacao === 'SEM_RESPOSTA') {
    await gravarMensagem(tx, id, { estado: 'INCERTO', motivo: INTERROMPIDO, estadoEm: agora })
    return null
  }
  const { providencia, motivo } = explicarFalha(resposta.codigo, resposta.status)
  const insiste = providencia === 'TENTAR_DE_NOVO' && !ultima
  await gravarMensagem(tx, id, { estado: insiste ? 'NA_FILA' : 'RECUSADO', motivo, estadoEm: agora })
  if (providencia === 'AVISAR_ADMINISTRADOR') await avisarAdministradores(tx, ticketId, motivo, agora)
  return insiste ? motivo : null
}

async function avisarAdministradores(tx: Tx, ticketId: number | null, mensagem: string, agora: Date) {
  const autoria = { agora, colaboradorId: null, requisicao: null, ip: null, muda: ['avisos'] } as const
  for (const { id: colaboradorId } of await administradores(tx))
    await avisarPessoa(
      tx,
      { ...autoria, muda: [...autoria.muda] },
      { colaboradorId, titulo: 'O WhatsApp parou de enviar', mensagem, caminho: `/tickets/${ticketId}` },
    )
}
