import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { FilaNaHome } from '../fila/fila-na-home.tsx'
import { useCanalDosTickets } from '../use-canal-dos-tickets.ts'
import { TicketsRecentes } from './tickets-recentes.tsx'
import { TotaisDeTickets } from './totais-de-tickets.tsx'

/** MES-01, HOM-01, SHL-06 The queue of whoever has one; figures that open the list filtered, and what moved last; all follow what happens to the tickets. */
export function NumerosDosTickets({ aoAbrir }: { aoAbrir: (endereco: string) => void }) {
  useReleituraAoVivo([useCanalDosTickets()])
  return (
    <>
      <FilaNaHome aoAbrir={aoAbrir} />
      <TotaisDeTickets />
      <TicketsRecentes aoAbrir={aoAbrir} />
    </>
  )
}
