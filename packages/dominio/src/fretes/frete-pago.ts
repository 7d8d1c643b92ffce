import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'

const CENTAVOS = 2

type Pagamento = {
  /** What the carrier asks. */
  cotado: Numerico
  /** Of the goods, without freight. */
  total: Numerico
  /** How much of the prices is freight already, in percent. */
  percentualEmbutido: Numerico
  /** Only freight types of this kind have a part of it in the prices. */
  tipoDiferenciado: boolean
  /** On orders that go along. */
  jaPago: Numerico
  /** From which total on nothing is charged; zero is never. */
  minimoSemCobranca: Numerico
}

export type FretePago = { embutido: Decimal; pago: Decimal; gratis: boolean }

/** FRE-03 What of a total is freight: the total less what it would be without that percentage. */
export function parteEmbutida(total: Numerico, percentual: Numerico): Decimal {
  const fator = new Decimal(percentual).div(100).plus(1)
  return arredondar(new Decimal(total).minus(new Decimal(total).div(fator)), CENTAVOS)
}

/** FRE-03 What the customer still pays, never below zero; nothing from the threshold on, the threshold included. */
export function calcularFretePago(pagamento: Pagamento): FretePago {
  const { cotado, total, percentualEmbutido, tipoDiferenciado, jaPago, minimoSemCobranca } = pagamento
  const embutido = tipoDiferenciado ? parteEmbutida(total, percentualEmbutido) : new Decimal(0)
  const limite = new Decimal(minimoSemCobranca)
  const gratis = limite.isPositive() && !limite.isZero() && limite.lte(total)
  const resta = arredondar(new Decimal(cotado).minus(embutido).minus(jaPago), CENTAVOS)
  return { embutido, pago: gratis || resta.isNegative() ? new Decimal(0) : resta, gratis }
}
