import type { Prazo } from '../prazo-urgente.ts'

/** MES-01 Why a ticket stands where it does in somebody's queue; in the order in which they are to be handled. */
export const GRUPOS_DA_FILA = {
  PERTO_DO_PRAZO: 'Atrasados e perto do prazo',
  CLIENTE_RESPONDEU: 'O cliente respondeu',
  MEUS: 'Meus, por prazo',
  SEM_OPERADOR: 'Sem operador nos meus setores',
} as const
export type GrupoDaFila = keyof typeof GRUPOS_DA_FILA
export const gruposDaFila = Object.keys(GRUPOS_DA_FILA) as GrupoDaFila[]

/** A ticket that may be in somebody's queue. */
export type NaFila = {
  id: number
  /** Of nobody, in a sector of the person; otherwise their own. */
  semOperador: boolean
  abertoEm: Date
  pausadoEm: Date | null
  /** The deadline that matters most now. */
  prazo: Prazo
  /** Since when the customer waits for an answer to what they wrote last; null when the last word is the company's. */
  clienteRespondeuEm: Date | null
}

/** MES-01 Each ticket stands in one place: the first that fits. */
export function grupoDaFila({ semOperador, prazo, clienteRespondeuEm }: NaFila): GrupoDaFila {
  if (semOperador) return 'SEM_OPERADOR'
  if (prazo.situacao === 'ATRASADO' || prazo.situacao === 'PROXIMO') return 'PERTO_DO_PRAZO'
  return clienteRespondeuEm ? 'CLIENTE_RESPONDEU' : 'MEUS'
}

const instante = (data: Date | null): number => data?.getTime() ?? Number.POSITIVE_INFINITY

/** What a group is ordered by: who waits longest, or what falls due first; what waits for the customer comes last. */
function vez(ticket: NaFila): readonly number[] {
  const { abertoEm, pausadoEm, prazo, clienteRespondeuEm, id } = ticket
  switch (grupoDaFila(ticket)) {
    case 'SEM_OPERADOR':
      return [abertoEm.getTime(), id]
    case 'CLIENTE_RESPONDEU':
      return [instante(clienteRespondeuEm), id]
    default:
      return [pausadoEm ? 1 : 0, instante(prazo.em), abertoEm.getTime(), id]
  }
}

function comparar(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((valor, posicao) => valor !== b[posicao])
  return i === -1 ? 0 : (a[i] as number) < (b[i] as number) ? -1 : 1
}

/** MES-01 The one order of a queue, for the home and for what comes next. */
export function ordenarFila<T extends NaFila>(tickets: readonly T[]): T[] {
  const grupo = (ticket: T) => gruposDaFila.indexOf(grupoDaFila(ticket))
  return tickets.toSorted((a, b) => grupo(a) - grupo(b) || comparar(vez(a), vez(b)))
}

/** MES-01 What to handle next: the first that was not seen just now and in which there is something to do. */
export function proximoNaFila<T extends NaFila>(tickets: readonly T[], exceto: readonly number[]): T | null {
  const vistos = new Set(exceto)
  const aFazer = tickets.filter(({ id, pausadoEm }) => !vistos.has(id) && pausadoEm === null)
  return ordenarFila(aFazer)[0] ?? null
}
