import type { Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { TicketNovo } from './ticket-novo.ts'

type Transportadora = NonNullable<TicketNovo['transportadora']>

/** NOV-10 Who carried the invoices that the ticket is about, each once. */
export function transportadorasDasNotas({ tipo, notas, itens }: TicketNovo): Transportadora[] {
  const inteiras = (tipo?.usa_nota ?? 0) > 0 ? notas : []
  const dosProdutos = (tipo?.usa_nota_produto ?? 0) > 0 ? itens.map(({ nota }) => nota) : []
  const porId = new Map<number, Transportadora>()
  for (const { transportadora } of [...inteiras, ...dosProdutos])
    if (transportadora) porId.set(transportadora.id, transportadora)
  return [...porId.values()]
}

/** NOV-10 Whoever comes to the carrier finds that of the invoices, when there is one alone; what a person chose stays. */
export function comPasso(novo: TicketNovo, passo: Passo): TicketNovo {
  const { transportadora, transportadoraProposta } = novo
  const escolhida = transportadora !== null && transportadora.id !== transportadoraProposta
  if (passo !== 'TRANSPORTADORA' || escolhida) return { ...novo, passo }
  const [unica = null, ...outras] = transportadorasDasNotas(novo)
  const proposta = outras.length === 0 ? unica : null
  return { ...novo, passo, transportadora: proposta, transportadoraProposta: proposta?.id }
}
