import { arredondar, Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'

const CEM = 100
export const UM = new Decimal(1)
export const fracao = (percentual: Numerico): Decimal => new Decimal(percentual).dividedBy(CEM)
export const emPercentual = (parte: Decimal): Decimal => parte.times(CEM)

/** To the cent, as every tax is. */
export const porcento = (base: Numerico, percentual: Numerico): Decimal =>
  arredondar(new Decimal(base).times(fracao(percentual)), 2)

/** What is left of a base that is reduced BY so much. */
export const reduzidaPor = (base: Decimal, percentual: number): Decimal =>
  arredondar(base.times(UM.minus(fracao(percentual))), 2)

export const escreverPercentual = (valor: Numerico): string => `${formatarNumero(arredondar(valor, 4))}%`
