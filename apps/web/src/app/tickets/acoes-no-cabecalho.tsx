import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { useState } from 'react'
import { AcoesDoTicket } from '../../features/tickets/acoes/acoes-do-ticket.tsx'
import type { EscolherCliente } from '../../features/tickets/acoes/completar-cadastro/completar-cadastro.tsx'
import { type OpcaoDeCliente, SeletorDeCliente } from '../../seletores/seletor-de-cliente.tsx'

/** The workflow of a ticket with the picker of customers that one of its dialogs borrows. */
export function AcoesNoCabecalho({ ticket }: { ticket: TicketDetalhado }) {
  return <AcoesDoTicket ticket={ticket} escolherCliente={(campo) => <ClienteDoTicket {...campo} />} />
}

function ClienteDoTicket({ aoEscolher, erro }: Parameters<EscolherCliente>[0]) {
  const [escolhido, setEscolhido] = useState<OpcaoDeCliente | null>(null)
  return (
    <SeletorDeCliente
      required
      value={escolhido}
      error={erro}
      onChange={(opcao) => {
        setEscolhido(opcao)
        aoEscolher(opcao?.valor ?? null)
      }}
    />
  )
}
