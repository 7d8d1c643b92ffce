import { useNavigate } from '@tanstack/react-router'
import type { LugarNaFicha } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import { LinkDeVolta } from '../../platform/listas/link-de-volta.tsx'
import { AbrirTicketDoCliente } from '../tickets/abrir-ticket-do-cliente.tsx'
import { FichaDoCliente } from './ficha-do-cliente.tsx'
import { usePortaDaPagina } from './porta-da-ficha.ts'

// A page stays where it is under whatever opens.
const NADA_NA_FRENTE = () => {}

type PaginaDoClienteProps = { idCli: number; lugar: LugarNaFicha; registrarAoSair: boolean }

/** CLI-01 The record of a customer at its address. */
export function PaginaDoCliente(props: PaginaDoClienteProps) {
  const navegar = useNavigate()
  const paraHome = () => void navegar({ to: '/home' })
  return (
    <FichaDoCliente
      {...props}
      nivel={1}
      porta={usePortaDaPagina()}
      voltar={<LinkDeVolta lista="clientes" />}
      acoes={<AbrirTicketDoCliente idCli={props.idCli} aoAbrir={NADA_NA_FRENTE} />}
      darLugar={NADA_NA_FRENTE}
      aoFechar={paraHome}
      aoVoltarParaHome={paraHome}
    />
  )
}
