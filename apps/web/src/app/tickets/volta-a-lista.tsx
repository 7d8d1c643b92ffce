import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { adiar, useAdiado } from '../../platform/adiar.ts'

const DA_LISTA = adiar(() => import('./ticket-da-lista.tsx'))

/** MES-03 From a ticket alone back to the list and, once their code came, on to its other tickets. */
export function VoltaALista({ idTicket }: { idTicket: number }) {
  const daLista = useAdiado(DA_LISTA)
  return (
    <>
      <Link to="/tickets" title="Tickets">
        <IconArrowLeft size={16} aria-hidden />
        <span>Tickets</span>
      </Link>
      {daLista && <daLista.TicketDaLista idTicket={idTicket} />}
    </>
  )
}
