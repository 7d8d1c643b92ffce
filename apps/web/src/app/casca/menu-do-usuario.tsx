import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useSessao } from '../../platform/sessao.tsx'
import { ItemSair } from './item-sair.tsx'
import estilos from './menu-do-usuario.module.css'
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
        <ItemSair />
      </Menu.Dropdown>
    </Menu>
  )
}
