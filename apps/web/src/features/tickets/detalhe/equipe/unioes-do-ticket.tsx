import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowMerge } from '@tabler/icons-react'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { LinkDoTicket } from '../../link-do-ticket.tsx'
import { ComandoDoTicket } from '../../responsavel/teclas-do-ticket.tsx'

const DialogoDeUnir = tardio(async () => (await import('../../uniao/dialogo-de-unir.tsx')).DialogoDeUnir)

/** MES-06/uniao What became part of this ticket, and how it becomes part of another. */
export function UnioesDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const [aberto, { open, close }] = useDisclosure(false)
  const { unidos, acoes } = ticket
  return (
    <>
      {unidos.length > 0 && (
        <Group gap={6}>
          <Text size="sm">Unidos a este:</Text>
          {unidos.map((unido) => (
            <Text key={unido.id} size="sm" component="span">
              <LinkDoTicket ticket={unido} />
            </Text>
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
