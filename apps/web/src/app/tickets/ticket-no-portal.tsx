import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CartaoDoLink } from '../../features/acompanhamentos/link/cartao-do-link.tsx'
import { CartaoDaAvaliacao } from '../../features/avaliacoes/cartao-da-avaliacao.tsx'
import { ColetaDoTicket } from '../../features/coletas/coleta-do-ticket.tsx'
import { AcoesDoTicket } from '../../features/tickets/acoes/acoes-do-ticket.tsx'
import type { Aba } from '../../features/tickets/detalhe/abas.ts'
import { PaginaDoTicket } from '../../features/tickets/detalhe/pagina-do-ticket.tsx'
import { TrocaDoTicket } from '../../features/trocas/troca-do-ticket.tsx'
import { AjudaAoEscrever } from './ajuda-ao-escrever.tsx'

type TicketNoPortalProps = {
  idTicket: number
  aba: Aba
  aoMudarAba: (aba: Aba) => void
  voltar?: ReactNode
  nivel?: 1 | 2
}

/** TIC-03, MES-03 A ticket with all that other features bring to it: as a page of its own, or beside the list. */
export function TicketNoPortal({ idTicket, ...resto }: TicketNoPortalProps) {
  const roteador = useRouter()
  return (
    <AjudaAoEscrever>
      <PaginaDoTicket
        // Another ticket is another screen: nothing of the former one may stay.
        key={idTicket}
        idTicket={idTicket}
        acoes={(ticket) => <AcoesDoTicket ticket={ticket} />}
        aoLado={({ id, temColeta, deTroca, datahora_finalizacao, reaberturas }) => (
          <>
            {(datahora_finalizacao || reaberturas > 0) && <CartaoDaAvaliacao idTicket={id} />}
            {deTroca && <TrocaDoTicket idTicket={id} />}
            {temColeta && <ColetaDoTicket idTicket={id} aoAbrir={(href) => roteador.navigate({ href })} />}
            <CartaoDoLink idTicket={id} />
          </>
        )}
        {...resto}
      />
    </AjudaAoEscrever>
  )
}
