import type { Tx } from '../../platform/banco/conexao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import type { ligarWhatsapp } from '../tickets/nucleo/whatsapp.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { conversaDoTicket, inserirMensagem } from './queries.ts'

/** With the queue's own intervals, about a day. */
const TENTATIVAS = 13

export const agendarEnvio = (tx: Tx, mensagemId: number): Promise<void> =>
  agendar(tx, 'enviar-whatsapp', { mensagemId }, { chave: `whatsapp-${mensagemId}`, tentativas: TENTATIVAS })

type DoWhatsapp = Parameters<typeof ligarWhatsapp>[0]

/** ALC-05 What tickets need of WhatsApp: a ticket talks there once its customer wrote from there. */
export const WHATSAPP_DOS_TICKETS: DoWhatsapp = {
  conversa: async (banco, negocio, ticketId) =>
    ligacaoDoWhatsapp(negocio) !== null && (await conversaDoTicket(banco, ticketId)) !== null,

  /** Written down and given to the queue in the transaction of the entry itself. */
  async enviar(tx, { ticketId, historicoId, mensagem }, agora) {
    const conversa = await conversaDoTicket(tx, ticketId)
    if (!conversa || mensagem === '') return
    const id = await inserirMensagem(tx, {
      direcao: 'SAIDA',
      ticketId,
      historicoId,
      waId: conversa.waId,
      texto: mensagem,
      estado: 'NA_FILA',
      criadoEm: agora,
      estadoEm: agora,
    })
    if (id !== null) await agendarEnvio(tx, id)
  },
}
