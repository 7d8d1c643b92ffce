import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type AberturaDaAgenda, useAbrirNovaAgenda } from './abrir-nova-agenda.ts'

type BotaoNovaAgendaProps = Pick<ButtonProps, 'size' | 'variant'> & { abertura: AberturaDaAgenda }

/** AGE-01 Not there for whoever may not set agendas. */
export function BotaoNovaAgenda({ abertura, ...aparencia }: BotaoNovaAgendaProps) {
  const abrir = useAbrirNovaAgenda()
  if (!abrir) return null
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} {...aparencia} onClick={() => abrir(abertura)}>
      Nova agenda
    </Button>
  )
}
