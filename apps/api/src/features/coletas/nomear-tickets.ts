import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const MAXIMO_DE_NOMES = 5

/** 'o ticket 2026.000123-4', 'os tickets … e …': which ones a refusal is about. */
export function nomearTickets(tickets: readonly { protocolo: string }[]): string {
  const nomes = tickets.slice(0, MAXIMO_DE_NOMES).map(({ protocolo }) => formatarProtocolo(protocolo))
  const resto = tickets.length - nomes.length
  const todos = lista.format(resto > 0 ? [...nomes, `mais ${resto}`] : nomes)
  return tickets.length === 1 ? `o ticket ${todos}` : `os tickets ${todos}`
}
