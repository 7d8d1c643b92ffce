import type { Rota } from '../../platform/http/rota.ts'
import { rotaAnotarConversa, rotaListarNumerosDoTicket } from './conversa-por-link.ts'
import { rotaListarTriagemDoWhatsapp, rotaReceberDoWhatsapp, rotaVerificarWebhook } from './receber.ts'
import { rotaReenviarPeloWhatsapp } from './reenviar.ts'

export const rotasDoWhatsapp: Rota[] = [
  rotaListarNumerosDoTicket,
  rotaAnotarConversa,
  rotaVerificarWebhook,
  rotaReceberDoWhatsapp,
  rotaListarTriagemDoWhatsapp,
  rotaReenviarPeloWhatsapp,
]
