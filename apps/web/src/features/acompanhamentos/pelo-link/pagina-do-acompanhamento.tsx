import {
  type TicketDoCliente,
  verTicketPeloLink,
  visitarTicketPeloLink,
} from '@balcao/dominio/acompanhamentos/pelo-link'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { ConteudoDoLink, PaginaPeloLink } from '../../../platform/pelo-link/pagina-pelo-link.tsx'
import { TicketVisto } from './ticket-visto.tsx'

const TITULO = 'Seu atendimento'

export type MostrarAvaliacao = (dada: TicketDoCliente['avaliacao'], aoReler: () => void) => ReactNode

type PaginaDoAcompanhamentoProps = { token: string; avaliacao: MostrarAvaliacao }

/** ALC-03 What the customer sees of a ticket, without an account. */
export function PaginaDoAcompanhamento({ token, avaliacao }: PaginaDoAcompanhamentoProps) {
  return (
    <PaginaPeloLink titulo={TITULO} token={token}>
      <Aberto token={token} avaliacao={avaliacao} />
    </PaginaPeloLink>
  )
}

function Aberto({ token, avaliacao }: PaginaDoAcompanhamentoProps) {
  const consulta = useConsulta(verTicketPeloLink, { query: { token } }, { mostradoNaArea: true })
  useVisita(token, consulta.isSuccess)
  const reler = () => void consulta.refetch()
  return (
    <ConteudoDoLink titulo={TITULO} consulta={consulta} invalido="LINK_DE_TICKET_INVALIDO">
      {(ticket) => (
        <TicketVisto
          token={token}
          ticket={ticket}
          avaliacao={avaliacao(ticket.avaliacao, reler)}
          aoReler={reler}
        />
      )}
    </ConteudoDoLink>
  )
}

/** Said once it is on the screen: what only fetches the address, as mail scanners do, opened nothing. */
function useVisita(token: string, mostrada: boolean) {
  const { mutate } = useAcao(visitarTicketPeloLink)
  const dita = useRef(false)
  useEffect(() => {
    if (!mostrada || dita.current) return
    dita.current = true
    mutate({ corpo: { token } })
  }, [mostrada, mutate, token])
}
