import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import type { ReactNode } from 'react'
import { BotaoDeAnexos } from './anexos/botao-de-anexos.tsx'
import { CartaoDaProrrogacao } from './cartao-da-prorrogacao.tsx'
import { CartaoDasNotas } from './cartao-das-notas.tsx'
import { CartaoDoCliente, CartaoDoConsumidor } from './cartao-do-cliente.tsx'
import { CartaoDosDados } from './cartao-dos-dados.tsx'
import { CartaoDaEquipe } from './equipe/cartao-da-equipe.tsx'

type ColunaLateralProps = { ticket: TicketDetalhado; aoLado?: ReactNode }

/** TIC-03 The context of the ticket: for whom, from where, why, with which invoices. */
export function ColunaLateral({ ticket, aoLado }: ColunaLateralProps) {
  const { cliente, consumidor, prorrogacao } = ticket
  return (
    <>
      {cliente && <CartaoDoCliente cliente={cliente} />}
      {consumidor && <CartaoDoConsumidor consumidor={consumidor} />}
      <CartaoDosDados ticket={ticket} />
      <CartaoDaEquipe ticket={ticket} />
      {prorrogacao && <CartaoDaProrrogacao prorrogacao={prorrogacao} />}
      <CartaoDasNotas ticket={ticket} />
      {aoLado}
      <BotaoDeAnexos idTicket={ticket.id} total={ticket.totalDeAnexos} />
    </>
  )
}
