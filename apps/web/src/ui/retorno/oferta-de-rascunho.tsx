import { Alert, Button, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Botoes } from '../campos/botoes.tsx'

type OfertaDeRascunhoProps = { rascunho: { recuperar: () => void; descartar: () => void } }

/** ERR-01 What was being typed when the session ended or the page closed. */
export function OfertaDeRascunho({ rascunho }: OfertaDeRascunhoProps) {
  return (
    <Alert role="status" color="blue" icon={<IconPencil size={20} aria-hidden />}>
      <Group gap="xs">
        <span>Você tinha alterações que não chegaram a ser salvas.</span>
        <Botoes>
          <Button size="xs" onClick={rascunho.recuperar}>
            Recuperar
          </Button>
          <Button size="xs" variant="default" onClick={rascunho.descartar}>
            Descartar
          </Button>
        </Botoes>
      </Group>
    </Alert>
  )
}
