import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'

/** One part of a price: what it is, how it was found, how much it adds. */
export type Termo = { termo: string; base: string; valor: Decimal }

const CASAS = 2

export const centavos = (valor: Numerico): Decimal => arredondar(valor, CASAS)

/** A rate may have more decimals than money has: those it has are shown. */
export const emReais = (valor: Numerico): string =>
  formatarDinheiro(valor, Math.max(CASAS, new Decimal(valor).decimalPlaces()))

export const totalDosTermos = (termos: readonly Termo[]): Decimal =>
  centavos(termos.reduce<Decimal>((soma, { valor }) => soma.plus(valor), new Decimal(0)))
