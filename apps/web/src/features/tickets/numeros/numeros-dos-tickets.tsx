import { listarTicketsRecentes, totaisDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import { useAtualizacaoEspacada, useEventosDeTickets } from '../use-tickets-ao-vivo.ts'
import { TicketsRecentes } from './tickets-recentes.tsx'
import { TotaisDeTickets } from './totais-de-tickets.tsx'

const INTERVALO_MS = 3_000
const CONSULTAS = [totaisDeTickets, listarTicketsRecentes]

/** HOM-01, SHL-06 Figures that open the list filtered, and what moved last; both follow what happens to the tickets. */
export function NumerosDosTickets({ aoAbrir }: { aoAbrir: (endereco: string) => void }) {
  const atualizar = useAtualizacaoEspacada(CONSULTAS, INTERVALO_MS)
  useEventosDeTickets({ 'ticket-mudou': atualizar, 'ticket-aberto': atualizar })
  return (
    <>
      <TotaisDeTickets />
      <TicketsRecentes aoAbrir={aoAbrir} />
    </>
  )
}
