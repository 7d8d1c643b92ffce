import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import {
  IconBell,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSwitchHorizontal,
} from '@tabler/icons-react'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { ambiente } from '../../platform/ambiente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { Busca } from '../busca/busca.tsx'
import { useTituloDaPagina } from '../use-titulo-da-pagina.ts'
import estilos from './barra-superior.module.css'
import { BotaoDoUsuario } from './botao-do-usuario.tsx'
import { BotaoNovo } from './botao-novo.tsx'
import { temaEscolhido } from './temas.ts'

const CONTROLES = adiar(() => import('./controles-da-barra.tsx'))

type BarraSuperiorProps = { menuAberto: boolean; celular: boolean; aoAlternarMenu: () => void }

export function BarraSuperior({ menuAberto, celular, aoAlternarMenu }: BarraSuperiorProps) {
  const titulo = useTituloDaPagina()
  const controles = useAdiado(CONTROLES)
  return (
    <header className={estilos.barra}>
      <BotaoDoMenu aberto={menuAberto} celular={celular} aoAlternar={aoAlternarMenu} />
      {/* On a phone the page says its own name right below. */}
      {!celular && <span className={estilos.titulo}>{titulo}</span>}
      <div className={estilos.controles}>
        <Busca />
        <BotaoNovo compacto={celular} />
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

/** The controls as they will be, without what they open: nothing moves when the rest of their code arrives. */
function LugarDosControles({ celular }: { celular: boolean }) {
  const { pode } = useSessao()
  const tema = temaEscolhido(useMantineColorScheme().colorScheme)
  return (
    <div className={estilos.controles} aria-hidden inert>
      {!celular && ambiente().negocios.length > 1 && <LugarDoIcone Icone={IconSwitchHorizontal} />}
      {pode('AVISO_VER') && <LugarDoIcone Icone={IconBell} />}
      <LugarDoIcone Icone={tema.Icone} />
      <BotaoDoUsuario />
    </div>
  )
}

const LugarDoIcone = ({ Icone }: { Icone: typeof IconBell }) => (
  <ActionIcon>
    <Icone size={20} stroke={1.75} />
  </ActionIcon>
)
