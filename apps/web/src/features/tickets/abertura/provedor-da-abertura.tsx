import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { type ReactNode, useMemo, useState } from 'react'
import { adiar, useAdiado } from '../../../platform/adiar.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { type Abertura, ContextoDaAbertura, type TicketAberto } from './pedido/abrir-novo-ticket.ts'
import { ContextoDosArtigos, type MostrarArtigos } from './pedido/artigos.ts'
import type { PedidoDeTicket } from './pedido/pedido-de-ticket.ts'

// The wizard is long and few visits need it.
const JanelaDoTicketNovo = tardio(
  async () => (await import('./janela-do-ticket-novo.tsx')).JanelaDoTicketNovo,
)

const JanelaDaDevolucao = tardio(
  async () => (await import('./devolucao/janela-da-devolucao.tsx')).JanelaDaDevolucao,
)

// Here before a ticket can be opened: its number must not wait for code.
const RESULTADO = adiar(() => import('../../../ui/assistente/dialogo-do-resultado.tsx'))

type ProvedorDaAberturaProps = {
  Artigos?: MostrarArtigos | null
  aoIrParaOTicket: (id: number) => void
  children: ReactNode
}

/** SHL-03, SHL-05 Lends to every page the way to open a ticket, and tells over any of them that one was created. */
export function ProvedorDaAbertura({ Artigos = null, aoIrParaOTicket, children }: ProvedorDaAberturaProps) {
  const { pode } = useSessao()
  const [pedido, setPedido] = useState<PedidoDeTicket | null>(null)
  const [vez, setVez] = useState(0)
  const [criado, setCriado] = useState<TicketAberto | null>(null)
  const permitido = pode('TICKET_ABRIR')
  const resultado = useAdiado(RESULTADO)
  const Janela = pedido?.devolucao ? JanelaDaDevolucao : JanelaDoTicketNovo
  const abertura = useMemo<Abertura>(
    () => ({
      abrirNovoTicket: (novo = {}) => {
        if (!permitido) return
        setPedido(novo)
        setVez((antes) => antes + 1)
      },
      mostrarTicketCriado: setCriado,
    }),
    [permitido],
  )
  return (
    <ContextoDaAbertura value={abertura}>
      <ContextoDosArtigos value={Artigos}>
        {children}
        {pedido && (
          <Janela
            // Another request is another wizard.
            key={vez}
            pedido={pedido}
            aoFechar={() => setPedido(null)}
            aoNaoVir={() => setPedido(null)}
            aoAbrir={(ticket) => {
              setPedido(null)
              setCriado(ticket)
            }}
          />
        )}
      </ContextoDosArtigos>
      {resultado && (
        <resultado.DialogoDoResultado
          titulo="Ticket aberto"
          rotulo="Protocolo"
          ir="Ir para o ticket"
          resultado={criado && { id: criado.id, numero: formatarProtocolo(criado.protocolo) }}
          aoFechar={() => setCriado(null)}
          aoIr={(id) => {
            setCriado(null)
            aoIrParaOTicket(id)
          }}
        />
      )}
    </ContextoDaAbertura>
  )
}
