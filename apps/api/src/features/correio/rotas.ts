import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarDestinatarios } from './destinatarios.ts'
import {
  rotaAbrirTicketDaRecebida,
  rotaDecidirSobreVarias,
  rotaJuntarRecebida,
  rotaTentarRecebida,
} from './entrada/decidir.ts'
import { rotaVerPaginaDoEmail } from './entrada/pagina.ts'
import {
  rotaBaixarOriginalDaEntrada,
  rotaBaixarOriginalDaRecebida,
  rotaContarRecebidasQueEsperam,
  rotaListarCaixas,
  rotaListarRecebidas,
  rotaVerEmailDaEntrada,
  rotaVerRecebida,
} from './entrada/ver.ts'
import { rotaEscolherContato } from './escolher-contato.ts'
import { rotaReenviarCorreio } from './reenviar.ts'

export const rotasDoCorreio: Rota[] = [
  rotaListarDestinatarios,
  rotaEscolherContato,
  rotaReenviarCorreio,
  rotaListarRecebidas,
  rotaListarCaixas,
  rotaContarRecebidasQueEsperam,
  rotaDecidirSobreVarias,
  rotaVerRecebida,
  rotaBaixarOriginalDaEntrada,
  rotaBaixarOriginalDaRecebida,
  rotaTentarRecebida,
  rotaJuntarRecebida,
  rotaAbrirTicketDaRecebida,
  rotaVerEmailDaEntrada,
  rotaVerPaginaDoEmail,
]
