import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './menu-do-usuario.module.css'
import { sairDoPortal } from './sair-do-portal.ts'
import { Iniciais } from './usuario.tsx'

/** SHL-02 The user's dropdown. */
export function MenuDoUsuario() {
  const { colaborador } = useSessao()
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={estilos.botao} aria-label={`Usuário: ${colaborador.nome}`}>
          <Iniciais nome={colaborador.nome} />
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={estilos.rotulo}>
          <strong>{colaborador.nome}</strong>
          {colaborador.tipoDescricao}
        </div>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={sairDoPortal}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
