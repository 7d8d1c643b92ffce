import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContextoDoProximo, PROXIMO_DA_FILA } from '../../features/tickets/fila/proximo-da-fila.ts'
import { useProximoDaFila } from '../../features/tickets/fila/use-proximo-da-fila.ts'
import { useComando } from '../../platform/comandos.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** MES-01 The way to the next ticket, from any page, for whoever has a queue. */
export function FilaDeTickets({ children }: { children: ReactNode }) {
  const navegar = useNavigate()
  const ir = useProximoDaFila(
    (id) => void navegar({ to: '/tickets/$idTicket', params: { idTicket: String(id) } }),
  )
  const temFila = useSessao().pode('TICKET_ASSUMIR')
  return (
    <ContextoDoProximo value={temFila ? ir : null}>
      {temFila && <ComandoDoProximo aoIr={() => ir(ticketNoEndereco())} />}
      {children}
    </ContextoDoProximo>
  )
}

const TICKET_NO_ENDERECO = /\/tickets\/(\d+)$/

/** The one on the screen is not the next. */
function ticketNoEndereco(): number | undefined {
  const [, id] = TICKET_NO_ENDERECO.exec(window.location.pathname) ?? []
  return id ? Number(id) : undefined
}

function ComandoDoProximo({ aoIr }: { aoIr: () => void }) {
  useComando(PROXIMO_DA_FILA, aoIr)
  return null
}
