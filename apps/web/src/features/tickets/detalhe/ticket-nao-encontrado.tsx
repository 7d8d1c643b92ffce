import { Button } from '@mantine/core'
import { IconTicketOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { TelaDeAviso } from '../../../ui/retorno/tela-de-aviso.tsx'
import { LISTA_DE_TICKETS } from './lista-de-tickets.ts'

const TITULO = 'Ticket não encontrado'

/** One that does not exist and one that the person may not see look the same. */
export function TicketNaoEncontrado() {
  useTituloProprio(TITULO)
  return (
    <TelaDeAviso
      icone={<IconTicketOff size={40} stroke={1.5} aria-hidden />}
      titulo={TITULO}
      descricao="Ele pode não existir ou você pode não ter acesso a ele. Confira o número."
      acoes={
        <Button component={Link} to={LISTA_DE_TICKETS}>
          Ver os tickets
        </Button>
      }
    />
  )
}
