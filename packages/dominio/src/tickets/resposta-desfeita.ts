type Momento = { respondidoEm: Date | null; pausadoEm: Date | null; finalizadoEm: Date | null }

type Caso = {
  ticket: Momento
  /** When the entry was written whose message was refused for good, and whether the customer has it by another way. */
  entrada: {
    criadoEm: Date
    sabidaPorFora: boolean
    /** When it was accepted at last and counted, after another refusal. */
    contadaEm: Date | null
  }
  /** When what else did reach the customer counts: as it was written, or as it was accepted at last. */
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
  const { criadoEm, contadaEm } = entrada
  const mesma = (instante: Date | null) => instante?.getTime() === criadoEm.getTime()
  const dela =
    mesma(ticket.respondidoEm) || (contadaEm !== null && +contadaEm === +(ticket.respondidoEm ?? 0))
  if (entrada.sabidaPorFora) return { respondidoEm: undefined, retoma: false }
  const [proxima = null] = outras.filter((quando) => quando >= criadoEm).toSorted((a, b) => +a - +b)
  return {
    respondidoEm: dela && !mesma(proxima) ? proxima : undefined,
    retoma: mesma(ticket.pausadoEm) && ticket.finalizadoEm === null,
  }
}

type Aceita = {
  ticket: Pick<Momento, 'respondidoEm'>
  /** Whether somebody of the staff wrote it, and whether what decides of it was accepted (`foiAceita`). */
  entrada: { daEquipe: boolean; aceita: boolean }
}

/** ALC-06 What was sent again after a refusal answers where nothing else does, from when it is accepted. */
export const contaComoResposta = ({ ticket, entrada: { daEquipe, aceita } }: Aceita): boolean =>
  daEquipe && aceita && ticket.respondidoEm === null
