import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AjudaAoEscrever } from '../../../app/tickets/ajuda-ao-escrever.tsx'
import { CartaoDoLink } from '../../../features/acompanhamentos/link/cartao-do-link.tsx'
import { CartaoDaAvaliacao } from '../../../features/avaliacoes/cartao-da-avaliacao.tsx'
import { ColetaDoTicket } from '../../../features/coletas/coleta-do-ticket.tsx'
import { AcoesDoTicket } from '../../../features/tickets/acoes/acoes-do-ticket.tsx'
import { ABAS, type Aba } from '../../../features/tickets/detalhe/abas.ts'
import { PaginaDoTicket } from '../../../features/tickets/detalhe/pagina-do-ticket.tsx'
import { TicketNaoEncontrado } from '../../../features/tickets/detalhe/ticket-nao-encontrado.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/tickets/$idTicket')({
  staticData: { titulo: 'Ticket', acao: 'TICKET_VER' },
  // The first tab needs no words in the address.
  validateSearch: ({ aba }): { aba?: Aba } => {
    const pedida = ABAS.slice(1).find((nome) => nome === aba)
    return pedida ? { aba: pedida } : {}
  },
  component: Ticket,
})

function Ticket() {
  const { idTicket } = Route.useParams()
  const { aba = ABAS[0] } = Route.useSearch()
  const navegar = Route.useNavigate()
  const roteador = useRouter()
  if (!ID.test(idTicket)) return <TicketNaoEncontrado />
  return (
    <AjudaAoEscrever>
      <PaginaDoTicket
        // Another ticket is another screen: nothing of the former one may stay.
        key={idTicket}
        idTicket={Number(idTicket)}
        aba={aba}
        acoes={(ticket) => <AcoesDoTicket ticket={ticket} />}
        aoLado={({ id, temColeta, datahora_finalizacao, reaberturas }) => (
          <>
            {(datahora_finalizacao || reaberturas > 0) && <CartaoDaAvaliacao idTicket={id} />}
            {temColeta && <ColetaDoTicket idTicket={id} aoAbrir={(href) => roteador.navigate({ href })} />}
            <CartaoDoLink idTicket={id} />
          </>
        )}
        aoMudarAba={(nova) =>
          void navegar({ search: nova === ABAS[0] ? {} : { aba: nova }, replace: true, resetScroll: false })
        }
      />
    </AjudaAoEscrever>
  )
}
