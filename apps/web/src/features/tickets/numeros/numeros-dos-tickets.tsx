import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { useCanalDosTickets } from '../use-canal-dos-tickets.ts'
import { TicketsRecentes } from './tickets-recentes.tsx'
import { TotaisDeTickets } from './totais-de-tickets.tsx'

/** HOM-01, SHL-06 Figures that open the list filtered, and what moved last; both follow what happens to the tickets. */
export function NumerosDosTickets({ aoAbrir }: { aoAbrir: (endereco: string) => void }) {
  useReleituraAoVivo([useCanalDosTickets()])
  return (
    <>
      <TotaisDeTickets />
      <TicketsRecentes aoAbrir={aoAbrir} />
    </>
  )
}
