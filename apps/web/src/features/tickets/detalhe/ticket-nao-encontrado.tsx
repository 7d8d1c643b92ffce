import { IconTicketOff } from '@tabler/icons-react'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { TeclaDoProximo } from '../responsavel/teclas-do-ticket.tsx'

const COMUM = {
  icone: <IconTicketOff size={40} stroke={1.5} aria-hidden />,
  saida: { rota: '/tickets', texto: 'Ver os tickets' },
}

export function TicketNaoEncontrado() {
  return <FichaNaoEncontrada titulo="Ticket não encontrado" {...COMUM} />
}

/** It was on the screen a moment ago: forwarded, by this person or another, to where they do not see it. */
export function TicketForaDeAlcance({ idTicket }: { idTicket: number }) {
  return (
    <>
      {/* MES-01 Who moved it on goes on to the next as from any other. */}
      <TeclaDoProximo id={idTicket} />
      <FichaNaoEncontrada
        titulo="Este ticket saiu da sua fila"
        descricao="Ele foi encaminhado a um setor que você não acompanha."
        {...COMUM}
      />
    </>
  )
}
