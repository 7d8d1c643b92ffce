import { verTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { useConsulta } from '../../../platform/consultas.ts'
import { ConteudoDoLink, PaginaPeloLink } from '../../../platform/pelo-link/pagina-pelo-link.tsx'
import type { MostrarAvaliacao } from './pagina-do-acompanhamento.tsx'
import { TituloDoTicket } from './titulo-do-ticket.tsx'

const TITULO = 'Avaliar o atendimento'

type ResumoDoAcompanhamentoProps = { token: string; children: MostrarAvaliacao }

/** ALC-04 Which service it is about, and what is said of it. */
export function ResumoDoAcompanhamento({ token, children }: ResumoDoAcompanhamentoProps) {
  return (
    <PaginaPeloLink titulo={TITULO} token={token}>
      <Aberto token={token}>{children}</Aberto>
    </PaginaPeloLink>
  )
}

function Aberto({ token, children }: ResumoDoAcompanhamentoProps) {
  const consulta = useConsulta(verTicketPeloLink, { query: { token } }, { mostradoNaArea: true })
  return (
    <ConteudoDoLink titulo={TITULO} consulta={consulta} invalido="LINK_DE_TICKET_INVALIDO">
      {(ticket) => (
        <>
          <TituloDoTicket ticket={ticket} />
          {children(ticket.avaliacao, () => void consulta.refetch())}
        </>
      )}
    </ConteudoDoLink>
  )
}
