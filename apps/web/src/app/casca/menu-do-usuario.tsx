import { Menu } from '@mantine/core'
import { IconKey, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoDoUsuario } from './botao-do-usuario.tsx'
import { ItemSair } from './item-sair.tsx'
import estilos from './menu-do-usuario.module.css'

/** SHL-02 The user's dropdown. */
export function MenuDoUsuario() {
  const { colaborador, pode } = useSessao()
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <BotaoDoUsuario />
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
