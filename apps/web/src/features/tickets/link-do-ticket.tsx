import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'

type LinkDoTicketProps = {
  ticket: { id: number; protocolo: string }
  /** What it is about, on hover. */
  assunto?: string | null
}

/** Another ticket, by its protocol, in the size of the text around it. */
export function LinkDoTicket({ ticket: { id, protocolo }, assunto }: LinkDoTicketProps) {
  return (
    <Anchor
      inherit
      fw={500}
      {...(assunto && { title: assunto })}
      renderRoot={(props) => <Link to="/tickets/$idTicket" params={{ idTicket: String(id) }} {...props} />}
    >
      {formatarProtocolo(protocolo)}
    </Anchor>
  )
}
