import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { paramsDoTicket, TAMANHO_DA_MENSAGEM } from '../tickets/esquemas.ts'
import { campoId, texto } from '../validacao.ts'

export const listarNumerosDoTicket = contrato('GET /sac/tickets/:idTicket/whatsapp', {
  acao: 'TICKET_CONTATO',
  descricao: 'Celulares do cliente do ticket com que se conversa pelo WhatsApp',
  le: ['tickets', 'contatos'],
  params: paramsDoTicket,
  resposta: listaCompleta(
    z.object({
      nome: z.string(),
      /** With country and ninth digit. */
      numero: z.string(),
    }),
  ),
})

/** ALC-05 What is said in a conversation outside the portal is written down as said: nothing is sent from here, neither by mail. */
export const anotarConversa = contrato('POST /sac/tickets/:idTicket/whatsapp', {
  acao: 'TICKET_CONTATO',
  descricao: 'Anota no ticket a mensagem levada ao cliente pelo WhatsApp',
  muda: ['tickets', 'historico'],
  params: paramsDoTicket,
  corpo: z.object({
    numero: texto(1, 20),
    mensagem: texto(1, TAMANHO_DA_MENSAGEM),
  }),
  resposta: z.object({ id: z.number(), versao: z.number() }),
})

const NOTIFICACOES_POR_MINUTO = 1200

/** ALC-05 By which WhatsApp makes sure that the address is ours; the answer is what it sent, and nothing else. */
export const verificarWebhook = contrato('GET /whatsapp/eventos', {
  publico: true,
  descricao: 'O WhatsApp confere que este endereço recebe as suas mensagens',
  le: [],
  query: z.object({
    'hub.mode': texto(1, 40),
    'hub.verify_token': texto(1, 200),
    'hub.challenge': texto(1, 200),
  }),
  resposta: { midia: 'text/plain' },
})

/** ALC-05 Messages and statuses, signed; delivered at least once, so that the same one may come again. */
export const receberDoWhatsapp = contrato('POST /whatsapp/eventos', {
  publico: true,
  descricao: 'O WhatsApp conta o que os clientes escreveram e o que houve com o que foi enviado',
  muda: ['tickets', 'historico', 'avisos', 'triagem-do-whatsapp'],
  limitePorMinuto: NOTIFICACOES_POR_MINUTO,
  resposta: z.object({ recebidas: z.number() }),
})

export const reenviarPeloWhatsapp = contrato('POST /sac/tickets/:idTicket/whatsapp/:idMensagem/reenviar', {
  acao: 'TICKET_CONTATO',
  descricao: 'Envia de novo pelo WhatsApp uma mensagem do ticket que foi recusada ou ficou incerta',
  muda: ['historico'],
  params: z.object({ idTicket: campoId, idMensagem: campoId }),
  corpo: z.object({}),
  resposta: z.object({ message: z.string() }),
})
