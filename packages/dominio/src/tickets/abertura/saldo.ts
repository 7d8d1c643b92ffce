import { diasEntre } from '../../formatos/datas.ts'
import { Decimal, type Numerico, somar } from '../../formatos/decimal.ts'
import type { TipoDeTicketNoFio } from '../contratos-consultas.ts'
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
  /** The ticket ended without a conclusion. */
  desistido: boolean
}

/** NOV-11 What one product of a ticket takes from the balance of its invoice: what was refused goes back to it. */
export function quantidadeTomada(item: ItemQueToma): Decimal {
  // Whatever became of the ticket, goods that arrived are returned.
  if (item.desistido) return new Decimal(item.recebida ?? 0)
  if (item.status === 'AN') return new Decimal(item.solicitada)
  return somar(item.recebida ?? item.autorizada, item.falta, item.quebraDireta)
}

/** NOV-12 Whether an invoice of that day may still be returned; a negative window has no end. */
export function dentroDaJanela(dataSaida: string, hoje: string, dias: number): boolean {
  return dias < 0 || diasEntre(dataSaida, hoje) <= dias
}

/** NOV-02 Whether choosing an invoice returns all that is left of it, or only says what the ticket is about. */
export function devolveNotaInteira({
  usa_nota,
  permite_espelho,
}: Pick<TipoDeTicketNoFio, 'usa_nota' | 'permite_espelho'>): boolean {
  return usa_nota > 0 && permite_espelho
}
