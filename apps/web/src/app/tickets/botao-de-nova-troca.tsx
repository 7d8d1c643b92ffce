import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTroca } from '../../features/tickets/abertura/devolucao/use-devolve.ts'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'

/** GES-04 From the list of exchanges to the invoice whose goods come back. */
export function BotaoDeNovaTroca() {
  const { abrirNovoTicket } = useAbertura()
  if (!useTroca()) return null
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => abrirNovoTicket({ devolucao: { troca: true } })}
    >
      Nova troca
    </Button>
  )
}
