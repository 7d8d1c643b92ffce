import { IconTicketOff } from '@tabler/icons-react'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'

const COMUM = {
  icone: <IconTicketOff size={40} stroke={1.5} aria-hidden />,
  saida: { rota: '/tickets', texto: 'Ver os tickets' },
}

export function TicketNaoEncontrado() {
  return <FichaNaoEncontrada titulo="Ticket não encontrado" {...COMUM} />
}

/** It was on the screen a moment ago: forwarded, by this person or another, to where they do not see it. */
export function TicketForaDeAlcance() {
  return (
    <FichaNaoEncontrada
      titulo="Este ticket saiu da sua fila"
      descricao="Ele foi encaminhado a um setor que você não acompanha."
      {...COMUM}
    />
  )
}
