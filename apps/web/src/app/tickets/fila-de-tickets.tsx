import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContextoDoProximo, PROXIMO_DA_FILA } from '../../features/tickets/fila/proximo-da-fila.ts'
import { useProximoDaFila } from '../../features/tickets/fila/use-proximo-da-fila.ts'
import { useComando } from '../../platform/comandos.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** MES-01 The way to the next ticket, from any page, for whoever has a queue. */
export function FilaDeTickets({ children }: { children: ReactNode }) {
  const navegar = useNavigate()
  const ir = useProximoDaFila((id) => {
    // MES-03 Beside the list, where one is there.
    if (aoLadoDaLista()) void navegar({ to: '/tickets', search: aoLado(id), resetScroll: false })
    else void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) } })
  })
  const temFila = useSessao().pode('TICKET_ASSUMIR')
  return (
    <ContextoDoProximo value={temFila ? ir : null}>
      {temFila && <ComandoDoProximo aoIr={() => ir(ticketNoEndereco())} />}
      {children}
    </ContextoDoProximo>
  )
}

const TICKET_NO_ENDERECO = /\/tickets\/(\d+)$/

const ticketAoLado = () => new URLSearchParams(window.location.search).get('ticket')
const aoLadoDaLista = () => window.location.pathname === '/tickets' && ticketAoLado() !== null
const aoLado = (id: number) => (atual: object) => ({ ...atual, ticket: id, aba: undefined }) as never

/** The one on the screen is not the next. */
function ticketNoEndereco(): number | undefined {
  const [, sozinho] = TICKET_NO_ENDERECO.exec(window.location.pathname) ?? []
  const id = sozinho ?? (aoLadoDaLista() ? ticketAoLado() : null)
  return id ? Number(id) : undefined
}

function ComandoDoProximo({ aoIr }: { aoIr: () => void }) {
  useComando(PROXIMO_DA_FILA, aoIr)
  return null
}
