import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContextoDoProximo, PROXIMO_DA_FILA } from '../../features/tickets/fila/proximo-da-fila.ts'
import { useProximoDaFila } from '../../features/tickets/fila/use-proximo-da-fila.ts'
import { useComando } from '../../platform/comandos.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** MES-01 The way to the next ticket, from any page, for whoever has a queue. */
export function FilaDeTickets({ children }: { children: ReactNode }) {
  const roteador = useRouter()
  const ir = useProximoDaFila((id) => {
    // MES-03 Beside the list, where one is there.
    if (ticketAoLado(roteador.state.location) !== undefined)
      void roteador.navigate({ to: '/tickets', search: aoLado(id), resetScroll: false })
    else void roteador.navigate({ to: '/tickets/$idTicket', params: { idTicket: String(id) } })
  })
  const temFila = useSessao().pode('TICKET_ASSUMIR')
  return (
    <ContextoDoProximo value={temFila ? ir : null}>
      {temFila && <ComandoDoProximo aoIr={() => ir(ticketNoEndereco(roteador.state.location))} />}
      {children}
    </ContextoDoProximo>
  )
}

type Endereco = Pick<ParsedLocation, 'pathname' | 'search'>

const TICKET_NO_ENDERECO = /\/tickets\/(\d+)$/

const aoLado = (id: number) => (atual: object) => ({ ...atual, ticket: id, aba: undefined }) as never

function ticketAoLado({ pathname, search }: Endereco): number | undefined {
  if (pathname !== '/tickets' || !('ticket' in search)) return undefined
  return Number(search.ticket) || undefined
}

/** The one on the screen is not the next. */
function ticketNoEndereco(endereco: Endereco): number | undefined {
  const [, sozinho] = TICKET_NO_ENDERECO.exec(endereco.pathname) ?? []
  return sozinho ? Number(sozinho) : ticketAoLado(endereco)
}

function ComandoDoProximo({ aoIr }: { aoIr: () => void }) {
  useComando(PROXIMO_DA_FILA, aoIr)
  return null
}
