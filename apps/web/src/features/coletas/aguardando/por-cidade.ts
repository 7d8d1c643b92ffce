import type { TicketQueAguarda } from '@balcao/dominio/coletas/campos'

export type GrupoDaCidade = { ibge: string; nome: string; tickets: TicketQueAguarda[] }

/** COL-01 They come ordered by city: each group is a stretch of the page. */
export function porCidade(tickets: readonly TicketQueAguarda[]): GrupoDaCidade[] {
  const grupos = new Map<string, GrupoDaCidade>()
  for (const ticket of tickets) {
    const { ibge, cidade, uf } = ticket.lugar
    const grupo = grupos.get(ibge) ?? { ibge, nome: `${cidade}/${uf}`, tickets: [] }
    grupo.tickets.push(ticket)
    grupos.set(ibge, grupo)
  }
  return [...grupos.values()]
}
