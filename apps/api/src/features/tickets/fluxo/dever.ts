import type { Dever } from '@balcao/dominio/tickets/deveres'
import type { Negocio } from '../../../negocio.ts'
import type { Sessao } from '../../../sessao.ts'
import type { TicketTravado } from '../nucleo/carregar-para-mudar.ts'

/** SEG-05 What the session meets at the ticket's step, by the parameters of the ticket's branch. */
export function deverDe({ linha, estado }: TicketTravado, sessao: Sessao, negocio: Negocio): Dever {
  const { proibeAprovarOProprioPedido } = negocio.parametros(linha.filialId)
  return {
    agente: sessao,
    etapa: estado.etapa,
    criadorId: linha.criadorId,
    proibeAprovarOProprio: proibeAprovarOProprioPedido,
  }
}
