import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowMerge } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { ComandoDoTicket } from '../../responsavel/teclas-do-ticket.tsx'

const DialogoDeUnir = tardio(async () => (await import('../../uniao/dialogo-de-unir.tsx')).DialogoDeUnir)

/** MES-06 What became part of this ticket, and how it becomes part of another. */
export function UnioesDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const [aberto, { open, close }] = useDisclosure(false)
  const { unidos, acoes } = ticket
  return (
    <>
      {unidos.length > 0 && (
        <Group gap={6}>
          <Text size="sm">Unidos a este:</Text>
          {unidos.map(({ id, protocolo }) => (
            <Link key={id} to="/tickets/$idTicket" params={{ idTicket: String(id) }}>
              {formatarProtocolo(protocolo)}
            </Link>
          ))}
        </Group>
      )}
      {acoes.unir.permite && (
        <Group>
          <ComandoDoTicket rotulo="Unir este ticket a outro…" aoAcionar={open} />
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconArrowMerge size={16} aria-hidden />}
            onClick={open}
          >
            Unir a outro ticket…
          </Button>
        </Group>
      )}
      {aberto && <DialogoDeUnir ticket={ticket} aoFechar={close} aoNaoVir={close} />}
    </>
  )
}
