import { papelNaHome } from '@balcao/dominio/home/papel'
import { useSessao } from '../../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { QuandoAVista } from '../../../ui/pagina/quando-a-vista.tsx'
import { FilaNaHome } from '../fila/fila-na-home.tsx'
import { useCanalDosTickets } from '../use-canal-dos-tickets.ts'
import { TicketsRecentes } from './tickets-recentes.tsx'
import { TotaisDeTickets } from './totais-de-tickets.tsx'
import { useTotaisDeTickets } from './use-numeros.ts'

type AoAbrir = { aoAbrir: (endereco: string) => void }

/** MES-01, HOM-01, SHL-06 The queue of whoever has one; figures that open the list filtered, and what moved last; all follow what happens to the tickets. */
export function NumerosDosTickets({ aoAbrir }: AoAbrir) {
  useReleituraAoVivo([useCanalDosTickets()])
  const { pode } = useSessao()
  const Partes = PARTES[papelNaHome(pode)]
  return (
    <>
      <Partes aoAbrir={aoAbrir} />
      <QuandoAVista altura={400}>
        <TicketsRecentes aoAbrir={aoAbrir} />
      </QuandoAVista>
    </>
  )
}

function DeQuemAtende({ aoAbrir }: AoAbrir) {
  return (
    <>
      <FilaNaHome aoAbrir={aoAbrir} />
      <TotaisDeTickets />
    </>
  )
}

/** Who leads sees the whole first, and a queue only where there is one. */
function DeQuemGere({ aoAbrir }: AoAbrir) {
  const { data } = useTotaisDeTickets()
  const temFila = useSessao().pode('TICKET_ASSUMIR') && (data?.meus ?? 0) > 0
  return (
    <>
      <TotaisDeTickets />
      {temFila && <FilaNaHome aoAbrir={aoAbrir} seHouver />}
    </>
  )
}

const PARTES = {
  gestor: DeQuemGere,
  atendente: DeQuemAtende,
  vendedor: TotaisDeTickets,
  cliente: TotaisDeTickets,
}
