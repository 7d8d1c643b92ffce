import { Decimal, multiplicar, type Numerico, somar } from '../formatos/decimal.ts'

/** Sides in centimetres and weights in kilograms, of one unit. */
export type ItemDaCarga = {
  quantidade: Numerico
  /** Units in the packaging by which the quantity counts. */
  fator: Numerico
  pesoLiquido: Numerico
  pesoBruto: Numerico
  altura: Numerico
  largura: Numerico
  comprimento: Numerico
}

const LITROS_POR_M3 = 1000
const CM3_POR_LITRO = 1000

const unidades = ({ quantidade, fator }: ItemDaCarga) => multiplicar(quantidade, fator)

/** FRE-04 Kilograms, litres and cubic metres of so many items; the gross weight is what travels. */
export function medirCarga(itens: readonly ItemDaCarga[]) {
  const litros = somar(
    ...itens.map((item) =>
      unidades(item).times(item.altura).times(item.largura).times(item.comprimento).div(CM3_POR_LITRO),
    ),
  )
  return {
    pesoLiquido: somar(...itens.map((item) => unidades(item).times(item.pesoLiquido))),
    peso: somar(...itens.map((item) => unidades(item).times(item.pesoBruto))),
    litros,
    m3: emMetrosCubicos(litros),
  }
}

/** FRE-04 Sides in centimetres give litres. */
export const emMetrosCubicos = (litros: Numerico): Decimal => new Decimal(litros).div(LITROS_POR_M3)
