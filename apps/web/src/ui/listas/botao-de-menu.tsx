import { ActionIcon, Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useEstreito } from './lugar-estreito.ts'

type BotaoDeMenuProps = Pick<ButtonProps, 'disabled'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'children'> & {
    Icone: typeof IconChevronDown
    nome: string
    /** There is room for its name on a phone too. */
    comNome?: boolean
  }

/** Opens a menu; on a phone only its icon fits beside a title or other buttons. */
export function BotaoDeMenu({ Icone, nome, comNome = false, ...resto }: BotaoDeMenuProps) {
  const estreito = useEstreito()
  if (estreito && !comNome)
    return (
      <ActionIcon variant="default" size={44} aria-label={nome} {...resto}>
        <Icone size={20} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button
      variant="default"
      leftSection={<Icone size={16} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      {...resto}
    >
      {nome}
    </Button>
  )
}
