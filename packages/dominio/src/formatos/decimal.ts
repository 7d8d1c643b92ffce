import { Decimal as DecimalBase } from 'decimal.js'

// An own clone: nobody else's settings of the library can change how our totals are rounded.
export const Decimal = DecimalBase.clone({ precision: 40, rounding: DecimalBase.ROUND_HALF_UP })
export type Decimal = DecimalBase

export type Numerico = Decimal | number | string

/** GER-02: decimals every calculation keeps; fewer are shown, never fewer are computed. */
export const CASAS_DE_CALCULO = 8

export function arredondar(valor: Numerico, casas: number): Decimal {
  return new Decimal(valor).toDecimalPlaces(casas)
}

export function somar(...valores: Numerico[]): Decimal {
  const soma = valores.reduce<Decimal>((total, valor) => total.plus(valor), new Decimal(0))
  return arredondar(soma, CASAS_DE_CALCULO)
}

export function multiplicar(a: Numerico, b: Numerico): Decimal {
  return arredondar(new Decimal(a).times(b), CASAS_DE_CALCULO)
}
