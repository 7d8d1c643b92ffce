import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react'
import { BotaoNovoTicket } from '../../features/tickets/abertura/botao-novo-ticket.tsx'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { Busca } from '../busca/busca.tsx'
import { useTituloDaPagina } from '../use-titulo-da-pagina.ts'
import estilos from './barra-superior.module.css'
import { LugarDosControles } from './lugar-dos-controles.tsx'

const CONTROLES = adiar(() => import('./controles-da-barra.tsx'))

type BarraSuperiorProps = { menuAberto: boolean; celular: boolean; aoAlternarMenu: () => void }

export function BarraSuperior({ menuAberto, celular, aoAlternarMenu }: BarraSuperiorProps) {
  const titulo = useTituloDaPagina()
  const controles = useAdiado(CONTROLES)
  return (
    <header className={estilos.barra}>
      <BotaoDoMenu aberto={menuAberto} celular={celular} aoAlternar={aoAlternarMenu} />
      <span className={estilos.titulo}>{titulo}</span>
      <div className={estilos.controles}>
        <Busca />
        <BotaoNovoTicket compacto={celular} />
        {!celular && <SeletorDeFilial />}
        {controles ? (
          <controles.ControlesDaBarra celular={celular} />
        ) : (
          <LugarDosControles celular={celular} />
        )}
      </div>
    </header>
  )
}

type BotaoDoMenuProps = { aberto: boolean; celular: boolean; aoAlternar: () => void }

function BotaoDoMenu({ aberto, celular, aoAlternar }: BotaoDoMenuProps) {
  const rotulo = celular ? 'Abrir menu' : aberto ? 'Recolher menu' : 'Expandir menu'
  const Icone = celular ? IconMenu2 : aberto ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <ActionIcon title={rotulo} aria-label={rotulo} aria-expanded={aberto} onClick={aoAlternar}>
      <Icone size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
