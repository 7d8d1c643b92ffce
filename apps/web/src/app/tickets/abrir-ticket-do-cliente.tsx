import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { useSessao } from '../../platform/sessao.tsx'

type AbrirTicketDoClienteProps = {
  idCli: number
  /** What is open in front of the page gives way to the wizard. */
  aoAbrir: () => void
}

/** SHL-05 From a customer straight to a ticket of theirs. */
export function AbrirTicketDoCliente({ idCli, aoAbrir }: AbrirTicketDoClienteProps) {
  const { abrirNovoTicket } = useAbertura()
  if (!useSessao().pode('TICKET_ABRIR')) return null
  return (
    <Button
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => {
        aoAbrir()
        abrirNovoTicket({ cliente: idCli })
      }}
    >
      Abrir ticket
    </Button>
  )
}
