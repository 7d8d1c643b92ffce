import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './menu-do-usuario.module.css'
import { Iniciais } from './usuario.tsx'

/** Opens the user's menu. */
export function BotaoDoUsuario({ className = '', ...props }: ComponentProps<'button'>) {
  const { nome } = useSessao().colaborador
  return (
    <UnstyledButton className={`${estilos.botao} ${className}`} aria-label={`Usuário: ${nome}`} {...props}>
      <Iniciais nome={nome} />
      <IconChevronDown size={16} aria-hidden />
    </UnstyledButton>
  )
}
