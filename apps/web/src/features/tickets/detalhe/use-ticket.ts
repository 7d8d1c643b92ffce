import {
  listarAnexosDoTicket,
  listarAtividadesDoTicket,
  listarHistorico,
  listarProdutosDoTicket,
  obterTicket,
} from '@balcao/dominio/tickets/contratos-detalhe'
import { useConsulta } from '../../../platform/consultas.ts'

/** What a ticket's screen shows: asked again when somebody changes the ticket. */
export const CONSULTAS_DO_TICKET = [
  obterTicket,
  listarHistorico,
  listarProdutosDoTicket,
  listarAnexosDoTicket,
  listarAtividadesDoTicket,
] as const

/** TIC-03 */
export function useTicket(idTicket: number) {
  return useConsulta(obterTicket, { params: { idTicket } }, { mostradoNaArea: true })
}
