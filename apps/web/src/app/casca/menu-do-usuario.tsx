import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconKey, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../platform/sessao.tsx'
import { ItemSair } from './item-sair.tsx'
import estilos from './menu-do-usuario.module.css'
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
        <ItemSair />
      </Menu.Dropdown>
    </Menu>
  )
}
