import { TEXTOS } from '@balcao/dominio/mensagens'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button, Modal } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Copiar } from '../../../ui/retorno/copiar.tsx'
import estilos from './criado.module.css'
import type { TicketAberto } from './envio/use-envio-do-ticket.ts'

type DialogoDoTicketCriadoProps = {
  /** Null is closed. */
  criado: TicketAberto | null
  aoFechar: () => void
  aoIr: (id: number) => void
}

/** SHL-05, NOV-16 The protocol, to be told to the customer, and the way to the ticket. */
export function DialogoDoTicketCriado({ criado, aoFechar, aoIr }: DialogoDoTicketCriadoProps) {
  // The words stay on the screen while the dialog fades out.
  const [exibido, setExibido] = useState(criado)
  if (criado && criado !== exibido) setExibido(criado)
  if (!exibido) return null
  const protocolo = formatarProtocolo(exibido.protocolo)
  return (
    <Modal opened={criado !== null} onClose={aoFechar} title="Ticket aberto" size="sm">
      <div className={estilos.criado}>
        <IconCircleCheck size={48} stroke={1.5} aria-hidden />
        <p>Protocolo</p>
        <strong className="numero-tabular">{protocolo}</strong>
        <Copiar valor={protocolo} rotulo="Copiar protocolo" />
      </div>
      <div className={estilos.botoes}>
        <Button variant="default" onClick={aoFechar}>
          {TEXTOS.fechar}
        </Button>
        <Button data-autofocus onClick={() => aoIr(exibido.id)}>
          Ir para o ticket
        </Button>
      </div>
    </Modal>
  )
}
