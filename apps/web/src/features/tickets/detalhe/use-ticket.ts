import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useConsulta } from '../../../platform/consultas.ts'

/** TIC-03 */
export function useTicket(idTicket: number) {
  return useConsulta(obterTicket, { params: { idTicket } }, { mostradoNaArea: true })
}
