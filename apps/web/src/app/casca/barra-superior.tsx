import { ActionIcon, Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { SinoDeAvisos } from '../../features/avisos/sino/sino-de-avisos.tsx'
import { AlternarNegocio } from '../../features/negocio/alternar-negocio.tsx'
import { BotaoNovoTicket } from '../../features/tickets/novo/botao-novo-ticket.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { Busca } from '../busca/busca.tsx'
import { useTituloDaPagina } from '../use-titulo-da-pagina.ts'
import estilos from './barra-superior.module.css'
import { ControleDeTema } from './controle-de-tema.tsx'
import { MenuDoUsuario } from './menu-do-usuario.tsx'

type BarraSuperiorProps = { menuAberto: boolean; celular: boolean; aoAlternarMenu: () => void }

/** SHL-03 */
export function BarraSuperior({ menuAberto, celular, aoAlternarMenu }: BarraSuperiorProps) {
  const titulo = useTituloDaPagina()
  const navegar = useNavigate()
  return (
    <header className={estilos.barra}>
      <BotaoDoMenu aberto={menuAberto} celular={celular} aoAlternar={aoAlternarMenu} />
      <span className={estilos.titulo}>{titulo}</span>
      <div className={estilos.controles}>
        <Busca />
        <BotaoNovoTicket compacto={celular} />
        {!celular && <SeletorDeFilial />}
        {!celular && <AlternarNegocio lugar="topo" compacto />}
        <SinoDeAvisos aoVerTodos={() => void navegar({ to: '/avisos' })} />
        <ControleDeTema />
        <MenuDoUsuario />
      </div>
    </header>
  )
}

type BotaoDoMenuProps = { aberto: boolean; celular: boolean; aoAlternar: () => void }

function BotaoDoMenu({ aberto, celular, aoAlternar }: BotaoDoMenuProps) {
  const rotulo = celular ? 'Abrir menu' : aberto ? 'Recolher menu' : 'Expandir menu'
  const Icone = celular ? IconMenu2 : aberto ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <Tooltip label={rotulo}>
      <ActionIcon aria-label={rotulo} aria-expanded={aberto} onClick={aoAlternar}>
        <Icone size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
