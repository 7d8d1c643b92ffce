import type { TicketDaFila } from '@balcao/dominio/tickets/fila/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button } from '@mantine/core'
import { useResponsavel } from '../responsavel/use-responsavel.ts'

/** MES-02 From the queue, without opening it. */
export function BotaoDeAssumir({ ticket }: { ticket: TicketDaFila }) {
  const { assumir, ocupado } = useResponsavel(ticket)
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={ocupado}
      aria-label={`Assumir o ticket ${formatarProtocolo(ticket.protocolo)}`}
      onClick={assumir}
    >
      Assumir
    </Button>
  )
}
