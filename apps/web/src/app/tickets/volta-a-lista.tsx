import { adiar, useAdiado } from '../../platform/adiar.ts'
import { LinkDeVolta } from '../../platform/listas/link-de-volta.tsx'

const DA_LISTA = adiar(() => import('./ticket-da-lista.tsx'))

/** MES-03 From a ticket alone back to the list and, once their code came, on to its other tickets. */
export function VoltaALista({ idTicket }: { idTicket: number }) {
  const daLista = useAdiado(DA_LISTA)
  return (
    <>
      <LinkDeVolta lista="tickets" />
      {daLista && <daLista.TicketDaLista idTicket={idTicket} />}
    </>
  )
}
