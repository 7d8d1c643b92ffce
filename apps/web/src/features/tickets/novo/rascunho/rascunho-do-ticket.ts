import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import { chaveDoRascunho } from '../../../../platform/rascunhos.ts'
import { useSessao } from '../../../../platform/sessao.tsx'
import type { TicketNovo } from '../ticket-novo.ts'

/** NOV-16 Everything that a reload must not lose. */
export type RascunhoDoTicket = {
  novo: TicketNovo
  visitados: readonly Passo[]
  /** TIC-13 A sending of which nobody knows what became: the same content goes again under the same key. */
  envio: { chave: string; pedido: string } | null
}

/** One per business and account. */
export const useChaveDoRascunho = (): string => chaveDoRascunho(useSessao().colaborador.id, 'tickets/novo')
