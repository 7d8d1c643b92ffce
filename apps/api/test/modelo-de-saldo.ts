/** Types whose tickets ask for products of invoices, as the demo catalogue has them: told again here, not read from it. */
const DEVOLVEM: ReadonlySet<string> = new Set([
  'DEVOLUCAO_TOTAL',
  'DEVOLUCAO_PARCIAL',
  'AVARIA',
  'FALTA_MERCADORIA',
])

export type ItemDoModelo = {
  id: number
  notaItemId: number
  pedida: number
  /** What the analysis answered. */
  resposta: { autorizada: number; falta: number; quebra: number } | null
  recebida: number | null
}

export type TicketDoModelo = {
  id: number
  tipo: string
  itens: readonly ItemDoModelo[]
  fim: 'SOLUCIONADO' | 'DESISTIDO' | null
  arquivado: boolean
}

/** NOV-11 What a ticket holds of an item, from what was done to it and answered with success: no row is read. */
function segura({ tipo, fim }: TicketDoModelo, { pedida, resposta, recebida }: ItemDoModelo): number {
  const chegou = recebida ?? 0
  if (!DEVOLVEM.has(tipo)) return chegou
  switch (fim) {
    case 'DESISTIDO':
      return chegou
    case 'SOLUCIONADO':
      return resposta ? (recebida ?? resposta.autorizada) + resposta.falta + resposta.quebra : chegou
    default:
      return resposta ? (recebida ?? resposta.autorizada) + resposta.falta + resposta.quebra : pedida
  }
}

/** What all these tickets hold of each item. */
export function somasDoModelo(tickets: Iterable<TicketDoModelo>): Map<number, number> {
  const somas = new Map<number, number>()
  for (const ticket of tickets)
    for (const item of ticket.itens)
      somas.set(item.notaItemId, (somas.get(item.notaItemId) ?? 0) + segura(ticket, item))
  return somas
}

/** Whether the ticket, changed so, would want more of what it holds than was bought. */
export function excederia(
  tickets: ReadonlyMap<number, TicketDoModelo>,
  depois: TicketDoModelo,
  comprada: number,
): boolean {
  const somas = somasDoModelo(new Map(tickets).set(depois.id, depois).values())
  return depois.itens.some((item) => segura(depois, item) > 0 && (somas.get(item.notaItemId) ?? 0) > comprada)
}
