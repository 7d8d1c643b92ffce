import { TEXTOS } from '@balcao/dominio/mensagens'
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { TelaDeAviso } from './tela-de-aviso.tsx'

interface PaginaNaoEncontradaProps {
  /** address of the home page, for a plain link */
  inicio?: string
  /** the router's own link instead, around the given words */
  linkParaInicio?: (texto: string) => ReactNode
}

export function PaginaNaoEncontrada({ inicio = '/', linkParaInicio }: PaginaNaoEncontradaProps) {
  return (
    <TelaDeAviso
      icone={<IconMapOff size={40} stroke={1.5} aria-hidden />}
      titulo="Página não encontrada"
      descricao="O endereço pode ter mudado ou você pode não ter acesso a ele."
      acoes={
        linkParaInicio?.(TEXTOS.irParaHome) ?? (
          <Button component="a" href={inicio}>
            {TEXTOS.irParaHome}
          </Button>
        )
      }
    />
  )
}
