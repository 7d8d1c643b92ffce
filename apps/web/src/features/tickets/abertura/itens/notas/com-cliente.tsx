import type { ReactNode } from 'react'
import { Vazio } from '../../../../../ui/retorno/vazio.tsx'
import type { TicketNovo } from '../../pedido/ticket-novo.ts'

/** NOV-07 Invoices are of a customer in a branch; a final consumer has none to choose. */
export function ComCliente({ novo, children }: { novo: TicketNovo; children: ReactNode }) {
  if (novo.consumidorFinal) return <Vazio>O ticket de um consumidor final não tem Notas Fiscais.</Vazio>
  if (!novo.cliente || !novo.filial)
    return <Vazio>Escolha o cliente e a filial para encontrar Notas Fiscais.</Vazio>
  return children
}
