import { Button } from '@mantine/core'
import { IconTicketOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { TelaDeAviso } from '../../../ui/retorno/tela-de-aviso.tsx'

/** One that does not exist and one that the person may not see look the same. */
export function TicketNaoEncontrado() {
  return (
    <SemTicket
      titulo="Ticket não encontrado"
      descricao="Ele pode não existir ou você pode não ter acesso a ele. Confira o número."
    />
  )
}

/** It was on the screen a moment ago: forwarded, by this person or another, to where they do not see it. */
export function TicketForaDeAlcance() {
  return (
    <SemTicket
      titulo="Este ticket saiu da sua fila"
      descricao="Ele foi encaminhado a um setor que você não acompanha."
    />
  )
}

function SemTicket({ titulo, descricao }: { titulo: string; descricao: string }) {
  useTituloProprio(titulo)
  return (
    <TelaDeAviso
      icone={<IconTicketOff size={40} stroke={1.5} aria-hidden />}
      titulo={titulo}
      descricao={descricao}
      acoes={
        <Button component={Link} to="/tickets">
          Ver os tickets
        </Button>
      }
    />
  )
}
