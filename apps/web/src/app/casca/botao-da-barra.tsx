import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

const ROTULO = 'NOVO'

// The menu hands more than these to its target, which goes along.
type BotaoDaBarraProps = { compacto: boolean } & Pick<ComponentProps<'button'>, 'ref' | 'onClick'>

/** As the menu hands its target what it needs. */
export function BotaoDaBarra({ compacto, ...resto }: BotaoDaBarraProps) {
  if (compacto)
    return (
      <ActionIcon {...resto} variant="filled" color="warning" aria-label={ROTULO}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button {...resto} color="warning" size="xs" leftSection={<IconPlus size={16} aria-hidden />}>
      {ROTULO}
    </Button>
  )
}
