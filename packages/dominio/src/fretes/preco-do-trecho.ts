import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { fretePeso, type TarifaDoPeso } from './frete-peso.ts'
import { centavos, emReais, type Termo, totalDosTermos } from './termo.ts'

/** What is carried: kilograms, cubic metres, and the goods' value. */
export type Carga = { peso: Numerico; m3: Numerico; total: Numerico }

/** What a carrier charges on one leg. Percentages are of the goods' value; ICMS is inside the price. */
export type Tarifa = TarifaDoPeso & {
  adValorem: Numerico
  gris: Numerico
  /** For each 100 kg begun. */
  pedagio: Numerico
  tas: Numerico
  tde: Numerico
  minimo: Numerico
  icms: Numerico
}

/** A service asked for besides: a fixed charge, a percentage of the goods' value, or both. */
export type Condicional = { descricao: string; valor: Numerico; percentual: Numerico }

const QUILOS_DO_PEDAGIO = 100

const percentualDe = (total: Numerico, percentual: Numerico) =>
  centavos(new Decimal(total).times(percentual).div(100))
const dizerPercentual = (total: Numerico, percentual: Numerico) =>
  `${formatarNumero(percentual)}% de ${emReais(total)}`

/** FRE-04 Every term of a leg's price; without those that add nothing, except what the weight costs. */
export function termosDoTrecho(
  carga: Carga,
  tarifa: Tarifa,
  condicionais: readonly Condicional[] = [],
): Termo[] {
  const { taxado, termo } = fretePeso(carga, tarifa)
  const centenas = taxado.div(QUILOS_DO_PEDAGIO).ceil()
  const sobreOValor = (nome: string, percentual: Numerico): Termo => ({
    termo: nome,
    base: dizerPercentual(carga.total, percentual),
    valor: percentualDe(carga.total, percentual),
  })
  const fixo = (nome: string, valor: Numerico): Termo => ({
    termo: nome,
    base: 'Valor fixo',
    valor: centavos(valor),
  })
  const generalidades = [
    sobreOValor('Ad valorem', tarifa.adValorem),
    sobreOValor('GRIS', tarifa.gris),
    {
      termo: 'Pedágio',
      base: `${formatarNumero(centenas)} × ${emReais(tarifa.pedagio)} a cada 100 kg iniciados`,
      valor: centavos(centenas.times(tarifa.pedagio)),
    },
    fixo('TAS', tarifa.tas),
    fixo('TDE', tarifa.tde),
    ...condicionais.map((condicional) => termoDaCondicional(carga, condicional)),
  ].filter(({ valor }) => !valor.isZero())
  const cobrados = [termo, ...generalidades]
  return comIcms(comMinimo(cobrados, tarifa.minimo), tarifa.icms)
}

function termoDaCondicional({ total }: Carga, { descricao, valor, percentual }: Condicional): Termo {
  const partes = [
    ...(new Decimal(valor).isZero() ? [] : ['valor fixo']),
    ...(new Decimal(percentual).isZero() ? [] : [dizerPercentual(total, percentual)]),
  ].join(' mais ')
  return {
    termo: descricao,
    base: partes.charAt(0).toUpperCase() + partes.slice(1),
    valor: centavos(percentualDe(total, percentual).plus(valor)),
  }
}

function comMinimo(termos: Termo[], minimo: Numerico): Termo[] {
  const falta = centavos(new Decimal(minimo).minus(totalDosTermos(termos)))
  if (falta.lte(0)) return termos
  return [
    ...termos,
    { termo: 'Complemento do mínimo', base: `Frete mínimo de ${emReais(minimo)}`, valor: falta },
  ]
}

function comIcms(termos: Termo[], icms: Numerico): Termo[] {
  const subtotal = totalDosTermos(termos)
  const cheio = centavos(subtotal.div(new Decimal(1).minus(new Decimal(icms).div(100))))
  const valor = cheio.minus(subtotal)
  if (valor.isZero()) return termos
  return [
    ...termos,
    { termo: 'ICMS', base: `${formatarNumero(icms)}% por dentro de ${emReais(cheio)}`, valor },
  ]
}
