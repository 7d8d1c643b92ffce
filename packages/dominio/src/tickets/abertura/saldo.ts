import { diasEntre } from '../../formatos/datas.ts'
import { Decimal, type Numerico, somar } from '../../formatos/decimal.ts'
import type { TipoDeTicketNoFio } from '../catalogo/contratos.ts'
import type { StatusDoItem } from '../situacoes.ts'

/** A product of a ticket, as far as the balance of its invoice looks at it. */
export type ItemQueToma = {
  status: StatusDoItem
  solicitada: Numerico
  autorizada: Numerico
  falta: Numerico
  quebraDireta: Numerico
  /** What the check-in counted; null before it. */
  recebida: Numerico | null
  /** The type of the ticket, as it is now. */
  tipo: TipoQueDevolve
  finalizado: boolean
  /** It ended without a conclusion, or was put away without an end. */
  desistido: boolean
}

export type TipoQueDevolve = Pick<TipoDeTicketNoFio, 'usa_nota' | 'usa_nota_produto' | 'permite_espelho'>

/**
 * NOV-11 What one product of a ticket takes from the balance of its invoice, the one answer to it: what was refused, and what
 * the ticket asks for no longer, goes back.
 */
export function quantidadeTomada(item: ItemQueToma): Decimal {
  // Whatever became of the ticket, goods that arrived are returned.
  const chegou = new Decimal(item.recebida ?? 0)
  if (item.desistido || !devolveProdutos(item.tipo)) return chegou
  // Asked for while the ticket lives; one that ended without an answer to it ended without a return.
  if (item.status === 'AN') return item.finalizado ? chegou : new Decimal(item.solicitada)
  return somar(item.recebida ?? item.autorizada, item.falta, item.quebraDireta)
}

/** NOV-11 Whether tickets of this type ask for products of invoices to come back; to any other they are history. */
export function devolveProdutos(tipo: TipoQueDevolve): boolean {
  return tipo.usa_nota_produto > 0 || devolveNotaInteira(tipo)
}

/** NOV-12 Whether an invoice of that day may still be returned; a negative window has no end. */
export function dentroDoPrazoDeDevolucao(dataSaida: string, hoje: string, dias: number): boolean {
  return dias < 0 || diasEntre(dataSaida, hoje) <= dias
}

/** NOV-02 Whether choosing an invoice returns all that is left of it, or only says what the ticket is about. */
export function devolveNotaInteira({
  usa_nota,
  permite_espelho,
}: Pick<TipoDeTicketNoFio, 'usa_nota' | 'permite_espelho'>): boolean {
  return usa_nota > 0 && permite_espelho
}
