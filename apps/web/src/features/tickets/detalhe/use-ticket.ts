import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useConsulta } from '../../../platform/consultas.ts'

export function useTicket(idTicket: number) {
  return useConsulta(obterTicket, { params: { idTicket } }, { mostradoNaArea: true })
}
