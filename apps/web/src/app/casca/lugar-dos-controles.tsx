import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconBell, IconSwitchHorizontal } from '@tabler/icons-react'
import { ambiente } from '../../platform/ambiente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './barra-superior.module.css'
import { BotaoDoUsuario } from './botao-do-usuario.tsx'
import { temaEscolhido } from './temas.ts'

/** The controls as they will be, without what they open: nothing moves when the rest of their code arrives. */
export function LugarDosControles({ celular }: { celular: boolean }) {
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
