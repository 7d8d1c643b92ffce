import { arredondar, CASAS_DE_CALCULO, Decimal, type Numerico } from './decimal.ts'

const ESPACO_FIXO = '\u00A0'
const NUMERO_BRASILEIRO = /^-?(?=[\d,]*\d)(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?$/

// Written over the decimal digits instead of Intl, which would pass large values through a binary number.
function emPortugues(valor: Decimal, casas: number): { negativo: boolean; digitos: string } {
  const [inteiro = '0', fracao] = valor.abs().toFixed(casas).split('.')
  const agrupado = inteiro.replace(/\B(?=(\d{3})+$)/g, '.')
  return {
    negativo: valor.isNegative() && !valor.isZero(),
    digitos: fracao === undefined ? agrupado : `${agrupado},${fracao}`,
  }
}

/** Without `casas`, shows the decimals the value has (at most those of a calculation). */
export function formatarNumero(valor: Numerico, casas?: number): string {
  const arredondado = arredondar(valor, casas ?? CASAS_DE_CALCULO)
  const { negativo, digitos } = emPortugues(arredondado, casas ?? arredondado.decimalPlaces())
  return negativo ? `-${digitos}` : digitos
}

/** GER-01, GER-02: 'R$ 1.234,50', with the decimals of the setting; the space never breaks the line. */
export function formatarDinheiro(valor: Numerico, casas: number): string {
  const { negativo, digitos } = emPortugues(arredondar(valor, casas), casas)
  return `${negativo ? '-' : ''}R$${ESPACO_FIXO}${digitos}`
}

// As many as an NF-e may carry of a unit price.
const CASAS_DO_UNITARIO = 10

/** VEN-02 A unit price with the decimals it is multiplied by, and never fewer than those of the setting. */
export function formatarPrecoUnitario(valor: Numerico, casas: number): string {
  const exato = arredondar(valor, CASAS_DO_UNITARIO)
  return formatarDinheiro(exato, Math.max(casas, exato.decimalPlaces()))
}

/** The value is already a percentage: 12.5 is shown as '12,50%'. */
export function formatarPercentual(valor: Numerico, casas: number): string {
  return `${formatarNumero(valor, casas)}%`
}

/**
 * Reads what a person typed in pt-BR ('1.234,5', 'R$ 10', '12,5%') into a plain decimal ('1234.5').
 * A dot only groups thousands: '12.5' is refused, because guessing would turn it into 125 or 12,5 by chance.
 */
export function lerNumero(texto: string): string | null {
  const limpo = texto
    .replace(/\s/g, '')
    .replace(/^(-?)R\$/, '$1')
    .replace(/%$/, '')
  if (!NUMERO_BRASILEIRO.test(limpo)) return null
  const numero = new Decimal(`0${limpo.replace('-', '').replaceAll('.', '').replace(',', '.')}`)
  return (limpo.startsWith('-') ? numero.negated() : numero).toFixed()
}
