import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { adiar, useAdiado } from '../../../../platform/adiar.ts'
import type { AcoesDoLoteProps } from '../../../../platform/listas/descricao.ts'

const LOTE = adiar(() => import('./lote-de-tickets.tsx'))

/** The buttons over the chosen tickets, whose dialogs the list can be read without. */
export function LoteDeTickets(props: AcoesDoLoteProps<TicketDaLista>) {
  const lote = useAdiado(LOTE)
  return lote && <lote.LoteDeTickets {...props} />
}
