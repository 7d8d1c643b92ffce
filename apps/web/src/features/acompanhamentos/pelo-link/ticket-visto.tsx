import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { SITUACOES_PARA_CLIENTE } from '@balcao/dominio/acompanhamentos/regras'
import type { ReactNode } from 'react'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { ConversaDoTicket } from './conversa-do-ticket.tsx'
import { FormularioDaResposta } from './formulario-da-resposta.tsx'
import { PassosDoTicket } from './passos-do-ticket.tsx'
import { ProdutosPedidos } from './produtos-pedidos.tsx'
import { TituloDoTicket } from './titulo-do-ticket.tsx'

type TicketVistoProps = {
  token: string
  ticket: TicketDoCliente
  avaliacao: ReactNode
  aoReler: () => void
}

/** ALC-03 Where it stands first, then what was said, then the way to answer. */
export function TicketVisto({ token, ticket, avaliacao, aoReler }: TicketVistoProps) {
  const { situacao, etapas, produtos, impedimento } = ticket
  const { titulo, frase } = SITUACOES_PARA_CLIENTE[situacao]
  return (
    <>
      <TituloDoTicket ticket={ticket} />
      <Cartao titulo={titulo}>
        {!impedimento && <p>{frase}</p>}
        <PassosDoTicket etapas={etapas} />
      </Cartao>
      {avaliacao}
      {produtos.length > 0 && <ProdutosPedidos token={token} produtos={produtos} />}
      <ConversaDoTicket token={token} ticket={ticket} />
      {impedimento ? (
        <PainelDeStatus tipo="aviso" mensagem={impedimento} />
      ) : (
        <FormularioDaResposta token={token} ticket={ticket} aoMudar={aoReler} />
      )}
    </>
  )
}
