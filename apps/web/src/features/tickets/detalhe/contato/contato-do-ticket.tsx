import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { tardio } from '../../../../ui/retorno/tardio.tsx'

const DialogoDoContato = tardio(async () => (await import('./dialogo-do-contato.tsx')).DialogoDoContato)

type BotaoDoContatoProps = { ticket: TicketDetalhado; children: string }

/** ALC-01 For who may choose it, whom the ticket's mail goes to. */
export function BotaoDoContato({ ticket, children }: BotaoDoContatoProps) {
  const [aberto, { open, close }] = useDisclosure(false)
  if (!ticket.acoes.contato.permite) return null
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={open}>
        {children}
      </Button>
      {aberto && <DialogoDoContato ticket={ticket} aoFechar={close} aoNaoVir={close} />}
    </>
  )
}

export function ContatoDoTicket({ ticket }: { ticket: TicketDetalhado }) {
  const { contato } = ticket
  if (!contato) return null
  return (
    <>
      {contato.email ? [contato.nome, contato.email].filter(Boolean).join(' · ') : 'Sem e-mail'}
      {contato.copias.length > 0 && <small>Cópia: {contato.copias.join(', ')}</small>}
      <BotaoDoContato ticket={ticket}>Alterar contato</BotaoDoContato>
    </>
  )
}
