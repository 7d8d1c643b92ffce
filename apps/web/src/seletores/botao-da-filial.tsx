import { Button, type ButtonProps } from '@mantine/core'
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useSessao } from '../platform/sessao.tsx'
import estilos from './seletor-de-filial.module.css'

export const TODAS = 'Todas as filiais'

type BotaoDaFilialProps = Omit<ComponentProps<'button'>, keyof ButtonProps> & { larguraTotal?: boolean }

/** The branch the person works in now; opens the list of the others. */
export function BotaoDaFilial({ larguraTotal = false, ...resto }: BotaoDaFilialProps) {
  const atual = useSessao().filial?.desc ?? TODAS
  return (
    <Button
      {...resto}
      variant="default"
      fullWidth={larguraTotal}
      classNames={{ root: estilos.botao, inner: estilos.dentro, label: estilos.rotulo }}
      aria-label={`Filial: ${atual}`}
      title={atual}
      leftSection={<IconBuildingStore size={16} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
    >
      {atual}
    </Button>
  )
}
