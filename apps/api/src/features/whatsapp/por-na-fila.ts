import { comoEnviar } from '@balcao/dominio/whatsapp/janela'
import type { Seguimentos } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { anexosParaOCliente } from '../tickets/nucleo/queries-anexos.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { inserirMensagem, whatsappDasEntradas } from './queries.ts'
import { conversaDoTicket } from './queries-conversa.ts'
import { numerosEmTriagem } from './queries-triagem.ts'

/** With the queue's own intervals, about a day. */
const TENTATIVAS = 13

type Partida = { id: number; ticketId: number; origem: string }

/** What leaves of a ticket leaves in the order in which it was written. */
export const agendarEnvio = (tx: Tx, { id, ticketId, origem }: Partida): Promise<void> =>
  agendar(
    tx,
    'enviar-whatsapp',
    { mensagemId: id, origem },
    { chave: `whatsapp-${id}`, linha: `whatsapp-${ticketId}`, tentativas: TENTATIVAS },
  )

/** ALC-05 What tickets need of WhatsApp: a ticket talks there once its customer wrote from there. */
export const WHATSAPP_DOS_TICKETS: Seguimentos['whatsapp'] = {
  ligado: (negocio) => ligacaoDoWhatsapp(negocio) !== null,
  quantasEsperam: numerosEmTriagem,

  async conversa(banco, negocio, ticketId, agora) {
    const ligacao = ligacaoDoWhatsapp(negocio)
    const conversa = ligacao && (await conversaDoTicket(banco, ticketId))
    return conversa && comoEnviar(conversa.em, ligacao.modelo, agora) ? conversa.waId : null
  },

  /** The words, then each file: written down and given to the queue in the transaction of the entry itself. */
  async enviar(tx, { ticketId, historicoId, mensagem, origem }, agora) {
    const conversa = await conversaDoTicket(tx, ticketId)
    if (!conversa) return
    const anexos = await anexosParaOCliente(tx, historicoId)
    const partes = [
      ...(mensagem === '' ? [] : [{ texto: mensagem, anexoId: null }]),
      ...anexos.map(({ id }) => ({ texto: '', anexoId: id })),
    ]
    for (const parte of partes) {
      const gravada = await inserirMensagem(tx, {
        ...parte,
        direcao: 'SAIDA',
        ticketId,
        historicoId,
        waId: conversa.waId,
        estado: 'NA_FILA',
        criadoEm: agora,
        estadoEm: agora,
      })
      if (gravada) await agendarEnvio(tx, { id: gravada.id, ticketId, origem })
    }
  },

  dasEntradas: whatsappDasEntradas,
}
