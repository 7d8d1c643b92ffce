import { useNavigate } from '@tanstack/react-router'
import { SinoDeAvisos } from '../../features/avisos/sino/sino-de-avisos.tsx'
import { AlternarNegocio } from '../../features/negocio/alternar-negocio.tsx'
import { ControleDeTema } from './controle-de-tema.tsx'
import { MenuDoUsuario } from './menu-do-usuario.tsx'

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
