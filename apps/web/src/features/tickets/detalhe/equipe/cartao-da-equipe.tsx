import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTag } from '@tabler/icons-react'
import { useSessao } from '../../../../platform/sessao.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { tardio } from '../../../../ui/retorno/tardio.tsx'
import { EtiquetasEmLinha } from '../../etiquetas/etiquetas-em-linha.tsx'
import { ComandoDoTicket } from '../../responsavel/teclas-do-ticket.tsx'
import { LigadosDoTicket } from './ligados-do-ticket.tsx'
import { SeguirTicket } from './seguir-ticket.tsx'
import { UnioesDoTicket } from './unioes-do-ticket.tsx'

/** MES-06 What the staff keeps about the ticket among itself. */
export function CartaoDaEquipe({ ticket }: { ticket: TicketDetalhado }) {
  if (!useSessao().pode('TICKET_INTERNO')) return null
  return (
    <Cartao titulo="Equipe" rotulo="Só para a equipe">
      <EtiquetasDoTicket ticket={ticket} />
      <SeguirTicket ticket={ticket} />
      <LigadosDoTicket ticket={ticket} />
      <UnioesDoTicket ticket={ticket} />
    </Cartao>
  )
}

const DialogoDasEtiquetas = tardio(
  async () => (await import('../../etiquetas/dialogo-das-etiquetas.tsx')).DialogoDasEtiquetas,
)

function EtiquetasDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const [aberto, { open, close }] = useDisclosure(false)
  const { etiquetas, acoes } = ticket
  return (
    <Group gap={6}>
      <EtiquetasEmLinha etiquetas={etiquetas} />
      {etiquetas.length === 0 && (
        <Text size="sm" c="dimmed">
          Sem etiquetas
        </Text>
      )}
      {acoes.etiquetar.permite && (
        <>
          <ComandoDoTicket rotulo="Etiquetas deste ticket…" aoAcionar={open} />
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconTag size={16} aria-hidden />}
            onClick={open}
          >
            Etiquetas…
          </Button>
        </>
      )}
      {aberto && <DialogoDasEtiquetas ticket={ticket} aoFechar={close} aoNaoVir={close} />}
    </Group>
  )
}
