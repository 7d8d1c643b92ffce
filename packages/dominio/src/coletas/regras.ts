import type { CodigoErro } from '../erros.ts'
import type { SituacaoDaColeta } from './situacoes.ts'

/** What the rules of pickups look at in a ticket. */
export type TicketParaColeta = {
  encerrado: boolean
  /** The step it stands in says that goods are awaited. */
  etapaAguarda: boolean
  /** Authorised goods that no check-in has counted yet. */
  temAReceber: boolean
  /** It is in an order whose goods are still to be fetched or on their way. */
  emColeta: boolean
}

/** COL-01 Why no order can be made for this ticket now; null when it awaits one. */
export function impedimentoParaGerar(ticket: TicketParaColeta): CodigoErro | null {
  if (ticket.emColeta) return 'TICKET_JA_EM_COLETA'
  const aguarda = !ticket.encerrado && ticket.etapaAguarda && ticket.temAReceber
  return aguarda ? null : 'TICKET_NAO_AGUARDA_COLETA'
}

/** COL-01 An order is of one place: goods of one city, for one branch, fetched by one party. */
export type Destino = { filialId: number; ibge: string; responsavelId: number }
type ComNatural = { id: number; filialId: number; ibge: string; naturalId: number | null }

/**
 * COL-01 The tickets of each order to be made. Without a chosen party each ticket goes with its natural one (the
 * customer's representative, the carrier of the delivery); `sem` are those that have none.
 */
export function repartirEmOrdens<T extends ComNatural>(
  tickets: readonly T[],
  responsavelId: number | null,
): { ordens: (Destino & { tickets: T[] })[]; sem: T[] } {
  const ordens = new Map<string, Destino & { tickets: T[] }>()
  const sem: T[] = []
  for (const ticket of tickets) {
    const responsavel = responsavelId ?? ticket.naturalId
    if (responsavel === null) {
      sem.push(ticket)
      continue
    }
    const { filialId, ibge } = ticket
    const chave = [filialId, ibge, responsavel].join('/')
    const ordem = ordens.get(chave) ?? { filialId, ibge, responsavelId: responsavel, tickets: [] }
    ordem.tickets.push(ticket)
    ordens.set(chave, ordem)
  }
  return { ordens: [...ordens.values()], sem }
}

/** COL-01 What one ticket of an order is to it: `encerrada` once its goods were counted or it left the order. */
export type LinhaDaColeta = { situacao: SituacaoDaColeta; encerrada: boolean }

/** COL-01 An order stands where its tickets stand: open while one is to be fetched, cancelled when none was. */
export function situacaoDaOrdem(linhas: readonly Pick<LinhaDaColeta, 'situacao'>[]): SituacaoDaColeta {
  const alguma = (situacao: SituacaoDaColeta) => linhas.some((linha) => linha.situacao === situacao)
  if (alguma('GERADA')) return 'GERADA'
  return alguma('CONFIRMADA') ? 'CONFIRMADA' : 'CANCELADA'
}

/** COL-01 Only what is still to be fetched can be confirmed. */
export const confirmavel = ({ situacao }: LinhaDaColeta): boolean => situacao === 'GERADA'

/** COL-01 A wrong confirmation can be taken back too, until the goods are counted. */
export const cancelavel = ({ encerrada }: LinhaDaColeta): boolean => !encerrada

/** COL-01 Why an order can't be cancelled: nothing is left of it, or it was confirmed and whoever cancels did not see that. */
export function impedimentoParaCancelar(
  linhas: readonly LinhaDaColeta[],
  { viuComoEsta }: { viuComoEsta: boolean },
): CodigoErro | null {
  const vivas = linhas.filter(cancelavel)
  if (vivas.length === 0) return 'COLETA_JA_ENCERRADA'
  return !viuComoEsta && vivas.some(({ situacao }) => situacao === 'CONFIRMADA') ? 'COLETA_MUDOU' : null
}

type TicketDepois = {
  encerrado: boolean
  etapaAguarda: boolean
  /** It advanced out of a step where its goods were awaited, which it does once they came. */
  chegou: boolean
}

export type Desfecho = { situacao: 'CONFIRMADA' | 'CANCELADA'; motivo: keyof typeof MOTIVOS_DO_DESFECHO }

export const MOTIVOS_DO_DESFECHO = {
  RECEBIDA: 'A mercadoria foi conferida no recebimento.',
  FINALIZADO: 'O ticket foi finalizado.',
  SAIU_DA_ETAPA: 'O ticket voltou ou mudou de etapa antes da coleta.',
} as const

/**
 * COL-01 What becomes of the live order of a ticket that moved: goods that were counted were fetched; a ticket that
 * ended or went elsewhere is not fetched any more. What was fetched already stays on its way until it is counted.
 */
export function desfechoDaLinha({ situacao }: LinhaDaColeta, ticket: TicketDepois): Desfecho | null {
  if (ticket.encerrado)
    return { situacao: situacao === 'CONFIRMADA' ? 'CONFIRMADA' : 'CANCELADA', motivo: 'FINALIZADO' }
  if (ticket.etapaAguarda) return null
  if (ticket.chegou) return { situacao: 'CONFIRMADA', motivo: 'RECEBIDA' }
  return situacao === 'GERADA' ? { situacao: 'CANCELADA', motivo: 'SAIU_DA_ETAPA' } : null
}
