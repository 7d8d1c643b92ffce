import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useDevolve } from '../../features/tickets/abertura/devolucao/use-devolve.ts'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { BotaoImpedido } from '../../ui/campos/botao-impedido.tsx'

type DevolverNotaDoClienteProps = {
  cliente: { id: number; prospect: boolean }
  /** What is open in front of the page gives way to the return. */
  aoAbrir: () => void
}

const NOME = 'Devolver nota'
const APARENCIA = {
  size: 'xs',
  variant: 'default',
  leftSection: <IconArrowBackUp size={16} aria-hidden />,
} as const

/** MES-07 From a customer to the return of an invoice of theirs; whoever never bought has none. */
export function DevolverNotaDoCliente({ cliente, aoAbrir }: DevolverNotaDoClienteProps) {
  const { abrirNovoTicket } = useAbertura()
  if (!useDevolve()) return null
  if (cliente.prospect)
    return (
      <BotaoImpedido {...APARENCIA} motivo="Este cliente ainda não comprou: não há nota fiscal a devolver.">
        {NOME}
      </BotaoImpedido>
    )
  return (
    <Button
      {...APARENCIA}
      onClick={() => {
        aoAbrir()
        abrirNovoTicket({ cliente: cliente.id, devolucao: {} })
      }}
    >
      {NOME}
    </Button>
  )
}
