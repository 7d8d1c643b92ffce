type Momento = { respondidoEm: Date | null; pausadoEm: Date | null; finalizadoEm: Date | null }

type Caso = {
  ticket: Momento
  /** When the entry was written whose message was refused for good, and whether the customer has it by another way. */
  entrada: { criadoEm: Date; sabidaPorFora: boolean }
  /** When the staff wrote what else did reach the customer. */
  outras: readonly Date[]
}

/**
 * ALC-06 What a refusal takes back. The first answer, if it was that entry alone: it is then the next one that did arrive,
 * or none, and the clock runs as if it had not been written. The wait, if it began with what nobody received.
 */
export function efeitoDaRecusa({ ticket, entrada, outras }: Caso): {
  respondidoEm: Date | null | undefined
  retoma: boolean
} {
  const mesma = (instante: Date | null) => instante?.getTime() === entrada.criadoEm.getTime()
  if (entrada.sabidaPorFora) return { respondidoEm: undefined, retoma: false }
  const [proxima = null] = outras.filter((quando) => quando >= entrada.criadoEm).toSorted((a, b) => +a - +b)
  return {
    respondidoEm: mesma(ticket.respondidoEm) && !mesma(proxima) ? proxima : undefined,
    retoma: mesma(ticket.pausadoEm) && ticket.finalizadoEm === null,
  }
}
