import { Button, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'

const DialogoDoLink = tardio(async () => (await import('./dialogo-do-link.tsx')).DialogoDoLink)

/** ALC-03 Beside the ticket: how whom it is about follows it without an account. */
export function CartaoDoLink({ idTicket }: { idTicket: number }) {
  const [aberto, setAberto] = useState(false)
  if (!useSessao().pode('TICKET_LINK')) return null
  return (
    <Cartao titulo="Link do cliente">
      <Text size="sm" c="dimmed">
        Com um link, quem pediu acompanha e responde sem conta.
      </Text>
      <Button
        variant="default"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => setAberto(true)}
      >
        Criar ou ver links
      </Button>
      {aberto && (
        <DialogoDoLink
          aberto
          idTicket={idTicket}
          aoFechar={() => setAberto(false)}
          aoNaoVir={() => setAberto(false)}
        />
      )}
    </Cartao>
  )
}
