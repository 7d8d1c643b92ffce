import { Loader, Menu } from '@mantine/core'
import { IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SinoDeAvisos } from '../../features/avisos/sino/sino-de-avisos.tsx'
import { AlternarNegocio } from '../../features/negocio/alternar-negocio.tsx'
import { sairDoPortal } from '../../platform/sair-do-portal.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoDoUsuario } from './botao-do-usuario.tsx'
import { ControleDeTema } from './controle-de-tema.tsx'
import estilos from './menu-do-usuario.module.css'

/** SHL-03 What opens a list under the top bar; `LugarDosControles` stands there until it came. */
export function ControlesDaBarra({ celular }: { celular: boolean }) {
  const navegar = useNavigate()
  return (
    <>
      {!celular && <AlternarNegocio lugar="topo" compacto />}
      <SinoDeAvisos aoIr={(href) => void navegar({ href })} />
      <ControleDeTema />
      <MenuDoUsuario />
    </>
  )
}

/** SHL-02 The user's dropdown. */
function MenuDoUsuario() {
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

/** AUT-04 The menu stays open and says that the answer is awaited: the page that follows takes the place of both. */
function ItemSair() {
  const [saindo, setSaindo] = useState(false)
  return (
    <Menu.Item
      closeMenuOnClick={false}
      aria-busy={saindo}
      leftSection={saindo ? <Loader size={16} aria-hidden /> : <IconLogout size={16} aria-hidden />}
      onClick={() => {
        if (saindo) return
        setSaindo(true)
        sairDoPortal()
      }}
    >
      Sair
    </Menu.Item>
  )
}
