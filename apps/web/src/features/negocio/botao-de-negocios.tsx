import { Button, type ButtonProps } from '@mantine/core'
import { IconSwitchHorizontal } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

export const ROTULO_DE_NEGOCIOS = 'Alternar Negócio'

/** NEG-01 What opens the list of businesses; it may stand before the list has come. */
export function BotaoDeNegocios(props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) {
  return (
    <Button
      variant="default"
      leftSection={<IconSwitchHorizontal size={16} stroke={1.75} aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      {ROTULO_DE_NEGOCIOS}
    </Button>
  )
}
