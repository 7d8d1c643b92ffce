import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import {
  assinarEscritas,
  escritaPronta,
  esquecerEscrita,
  pedirEscrita,
  TECLAS_DE_ESCREVER,
} from '../../features/tickets/escrita-pedida.ts'
import { useAtalho } from '../../platform/atalhos.ts'
import { desistirDaEspera } from '../../ui/retorno/espera-do-teclado.ts'

const TIPOS = Object.keys(TECLAS_DE_ESCREVER) as TipoDeHistorico[]
const DE_UM_TICKET = /^\/tickets\/(\d+)$/

type Endereco = { pathname: string; search: { ticket?: unknown } }

function ticketDoEndereco({ pathname, search }: Endereco): number | null {
  const id = DE_UM_TICKET.exec(pathname)?.[1] ?? (pathname === '/tickets' ? search.ticket : undefined)
  return id === undefined ? null : Number(id)
}

/** MES-04 Who opens a ticket and presses R, I or E before it came goes on writing: the words are there when it comes. */
export function EscreverAntes() {
  const idTicket = useRouterState({ select: ({ location }) => ticketDoEndereco(location as Endereco) })
  const pronta = useSyncExternalStore(assinarEscritas, () => idTicket === null || escritaPronta(idTicket))
  return idTicket !== null && !pronta && <Teclas key={idTicket} idTicket={idTicket} />
}

function Teclas({ idTicket }: { idTicket: number }) {
  useEffect(
    () => () => {
      // Gone elsewhere, and not because it came.
      if (escritaPronta(idTicket)) return
      esquecerEscrita()
      desistirDaEspera()
    },
    [idTicket],
  )
  return TIPOS.map((tipo) => <Tecla key={tipo} idTicket={idTicket} tipo={tipo} />)
}

function Tecla({ idTicket, tipo }: { idTicket: number; tipo: TipoDeHistorico }) {
  const { tecla, descricao, escrita } = TECLAS_DE_ESCREVER[tipo]
  useAtalho([tecla], descricao, () => pedirEscrita(idTicket, tipo), 'ticket', escrita)
  return null
}
