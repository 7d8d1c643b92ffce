import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** FAQ-01 From an article, or a search, that did not help to somebody who does; nothing for who may not. */
export function useBotaoDeAbrirTicket() {
  const { abrirNovoTicket } = useAbertura()
  const { pode } = useSessao()
  return (
    pode('TICKET_ABRIR') && (
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrirNovoTicket()}>
        Abrir ticket
      </Button>
    )
  )
}
