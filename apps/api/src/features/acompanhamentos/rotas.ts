import type { Rota } from '../../platform/http/rota.ts'
import { rotaCriarLinkDoCliente, rotaListarLinksDoTicket, rotaRevogarLinkDoCliente } from './link.ts'
import { rotaAvaliarPeloLink, rotaResponderPeloLink } from './responder.ts'
import { rotaBaixarAnexoPeloLink, rotaVerTicketPeloLink, rotaVisitarTicketPeloLink } from './ver.ts'

export const rotasDeAcompanhamentos: Rota[] = [
  rotaListarLinksDoTicket,
  rotaCriarLinkDoCliente,
  rotaRevogarLinkDoCliente,
  rotaVerTicketPeloLink,
  rotaBaixarAnexoPeloLink,
  rotaVisitarTicketPeloLink,
  rotaResponderPeloLink,
  rotaAvaliarPeloLink,
]
