import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'

type BotaoDeEditarProps = { nome: string; aoEditar: () => void }

/** In a row, where there is no room for words. */
export function BotaoDeEditar({ nome, aoEditar }: BotaoDeEditarProps) {
  return (
    <Tooltip label="Editar">
      <ActionIcon variant="subtle" size="lg" aria-label={`Editar ${nome}`} onClick={aoEditar}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
