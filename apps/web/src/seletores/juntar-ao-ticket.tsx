import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'

type JuntarAoTicketProps = {
  erro: string | undefined
  enviando: boolean
  aoJuntar: (protocolo: string) => void
}

/** ALC-02, ALC-05 What came from outside goes to the ticket that a person names. */
export function JuntarAoTicket({ erro, enviando, aoJuntar }: JuntarAoTicketProps) {
  const [protocolo, setProtocolo] = useState('')
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (!enviando) aoJuntar(protocolo)
  }
  return (
    <form noValidate onSubmit={aoEnviar}>
      <Group gap="sm" align="flex-end">
        <TextInput
          label="Protocolo do ticket"
          placeholder="2026.000123-4"
          value={protocolo}
          onChange={(evento) => setProtocolo(evento.currentTarget.value)}
          error={erro}
        />
        <Button type="submit" variant="default" loading={enviando} disabled={protocolo.trim() === ''}>
          Juntar ao ticket
        </Button>
      </Group>
    </form>
  )
}
