import type { ReactNode } from 'react'
import type { TicketNovo } from '../../ticket-novo.ts'
import estilos from '../escolha.module.css'

/** NOV-07 Invoices are of a customer in a branch; a final consumer has none to choose. */
export function ComCliente({ novo, children }: { novo: TicketNovo; children: ReactNode }) {
  if (novo.consumidorFinal)
    return <p className={estilos.vazio}>O ticket de um consumidor final não tem Notas Fiscais.</p>
  if (!novo.cliente || !novo.filial)
    return <p className={estilos.vazio}>Escolha o cliente e a filial para encontrar Notas Fiscais.</p>
  return children
}
