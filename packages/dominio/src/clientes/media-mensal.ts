import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'

const MESES = 12
const CENTAVOS = 2

/** The first day of the months that count: the current one and the eleven before it. */
export function inicioDaMediaMensal(hoje: string): string {
  const [ano, mes] = hoje.split('-').map(Number)
  return new Date(Date.UTC(ano ?? 0, (mes ?? 1) - MESES, 1)).toISOString().slice(0, 10)
}

/**
 * ENT-05 What a customer buys in a month in which they buy (vlTotPedidosMes): months without orders do not count, so that
 * whoever buys every second month is not taken for a smaller customer.
 */
export function mediaMensal({ total, mesesComPedido }: { total: Numerico; mesesComPedido: number }): Decimal {
  return mesesComPedido === 0
    ? new Decimal(0)
    : arredondar(new Decimal(total).dividedBy(mesesComPedido), CENTAVOS)
}
