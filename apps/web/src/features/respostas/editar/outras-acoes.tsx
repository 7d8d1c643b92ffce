import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import { Button, Group } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'

type OutrasAcoesProps = {
  resposta: RespostaDaLista
  aoDuplicar: (resposta: RespostaDaLista) => void
  aoExcluir: (resposta: RespostaDaLista) => void
}

/** Beside the buttons of the form. */
export function OutrasAcoes({ resposta, aoDuplicar, aoExcluir }: OutrasAcoesProps) {
  return (
    <Group gap="xs" mr="auto">
      <Button
        variant="subtle"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => aoDuplicar(resposta)}
      >
        Duplicar
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => aoExcluir(resposta)}
      >
        Excluir
      </Button>
    </Group>
  )
}
