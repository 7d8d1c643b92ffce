import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './menu-do-usuario.module.css'
import { sairDoPortal } from './sair-do-portal.ts'
import { Iniciais } from './usuario.tsx'

/** SHL-02 The user's dropdown. */
export function MenuDoUsuario() {
  const { colaborador, pode } = useSessao()
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
        {pode('CONTA_VER') && (
          <Menu.Item component={Link} to="/conta/dados" leftSection={<IconUser size={16} aria-hidden />}>
            Minha conta
          </Menu.Item>
        )}
        {pode('CONTA_SENHA') && (
          <Menu.Item component={Link} to="/conta/senha" leftSection={<IconKey size={16} aria-hidden />}>
            Alterar senha
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={sairDoPortal}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
