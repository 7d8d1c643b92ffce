import type { Rota } from '../../platform/http/rota.ts'
import { rotaAnotarConversa, rotaListarNumerosDoTicket } from './conversa-por-link.ts'
import { rotaReceberDoWhatsapp, rotaVerificarWebhook } from './receber.ts'
import { rotaReenviarPeloWhatsapp } from './reenviar.ts'
import {
  rotaAbrirTicketDaConversa,
  rotaBaixarArquivoDaTriagem,
  rotaDescartarConversa,
  rotaDescartarConversas,
  rotaJuntarConversa,
  rotaListarTriagemDoWhatsapp,
  rotaVerConversaEmTriagem,
} from './triagem.ts'

export const rotasDoWhatsapp: Rota[] = [
  rotaListarNumerosDoTicket,
  rotaAnotarConversa,
  rotaVerificarWebhook,
  rotaReceberDoWhatsapp,
  rotaListarTriagemDoWhatsapp,
  rotaVerConversaEmTriagem,
  rotaBaixarArquivoDaTriagem,
  rotaDescartarConversa,
  rotaDescartarConversas,
  rotaJuntarConversa,
  rotaAbrirTicketDaConversa,
  rotaReenviarPeloWhatsapp,
]
