import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { IconArrowForwardUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useEncaminharDaqui } from '../encaminhar-daqui.ts'
import { rotuloDaAcao } from './acao-principal.ts'
import estilos from './acoes.module.css'

type EtapaDeOutrosProps = { ticket: TicketDetalhado; alheia: NonNullable<TicketDetalhado['etapaDeOutros']> }

/** SEG-05 What others do next, why not this person, and what they can do about it. */
export function EtapaDeOutros({ ticket, alheia: { acao, motivo } }: EtapaDeOutrosProps) {
  const id = useId()
  const encaminhar = useEncaminharDaqui()
  return (
    <>
      {/* Not `disabled`: the keyboard passes over what is, and the reason would be for the eyes alone. */}
      <Button data-disabled aria-disabled aria-describedby={id} onClick={(evento) => evento.preventDefault()}>
        {rotuloDaAcao(ticket, acao)}
      </Button>
      {ticket.acoes.encaminhar.permite && (
        <Button leftSection={<IconArrowForwardUp size={16} aria-hidden />} onClick={encaminhar}>
          Encaminhar
        </Button>
      )}
      <p id={id} className={estilos.deOutros}>
        {motivo}
      </p>
    </>
  )
}
