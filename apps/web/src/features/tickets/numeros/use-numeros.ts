import type { RespostaDe } from '@balcao/dominio/contrato'
import { listarTicketsRecentes, totaisDeTickets } from '@balcao/dominio/tickets/lista/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFilialDosTickets } from '../use-filial-dos-tickets.ts'

export type Totais = RespostaDe<typeof totaisDeTickets>

export const TICKETS_RECENTES = 8

// Who comes back from a ticket just changed must not read the figures of before.
const OPCOES = { mostradoNaArea: true, semprePedir: true }

export function useTotaisDeTickets() {
  return useConsulta(totaisDeTickets, { query: { idFil: useFilialDosTickets() } }, OPCOES)
}

export function useTicketsRecentes() {
  const query = { idFil: useFilialDosTickets(), take: TICKETS_RECENTES }
  return useConsulta(listarTicketsRecentes, { query }, OPCOES)
}
