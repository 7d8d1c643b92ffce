import type { Numerico } from './decimal.ts'

const ESPACO_FIXO = '\u00A0'
const NUMERO_BRASILEIRO = /^-?(?=[\d,]*\d)(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?$/

// As many as a calculation keeps (CASAS_DE_CALCULO), said here again: pages that only show values do without the decimal library.
const CASAS_QUE_HA = 8
const NUMERO = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i

type Digitos = { negativo: boolean; inteiro: string; fracao: string }

// Over the digits instead of Intl, which would pass large values through a binary number; halves away from zero.
function arredondarDigitos(valor: Numerico, casas: number): Digitos {
  const [, sinal, inteiro = '', fracao = '', expoente = '0'] = NUMERO.exec(valor.toString()) ?? []
  if (sinal === undefined || inteiro + fracao === '') throw new RangeError(`${valor} não é um número`)
  const virgula = inteiro.length + Number(expoente)
  const zeros = '0'.repeat(Math.max(0, -virgula))
  const digitos = `${zeros}${inteiro}${fracao}`.padEnd(Math.max(virgula, 0) + casas + 1, '0')
  const corte = Math.max(virgula, 0) + casas
  const sobe = (digitos[corte] ?? '0') >= '5'
  const unidades = BigInt(digitos.slice(0, corte) || '0') + (sobe ? 1n : 0n)
  const texto = `${unidades}`.padStart(casas + 1, '0')
  return {
    negativo: sinal === '-' && unidades > 0n,
    inteiro: texto.slice(0, texto.length - casas),
    fracao: texto.slice(texto.length - casas),
  }
}

const casasUsadas = ({ fracao }: Digitos): number => fracao.replace(/0+$/, '').length

function emPortugues({ inteiro, fracao }: Digitos): string {
  const agrupado = inteiro.replace(/\B(?=(\d{3})+$)/g, '.')
  return fracao === '' ? agrupado : `${agrupado},${fracao}`
}

/** Without `casas`, shows the decimals the value has (at most those of a calculation). */
export function formatarNumero(valor: Numerico, casas?: number): string {
  const digitos = arredondarDigitos(valor, casas ?? casasUsadas(arredondarDigitos(valor, CASAS_QUE_HA)))
  return `${digitos.negativo ? '-' : ''}${emPortugues(digitos)}`
}

/** GER-01, GER-02: 'R$ 1.234,50', with the decimals of the setting; the space never breaks the line. */
export function formatarDinheiro(valor: Numerico, casas: number): string {
  const digitos = arredondarDigitos(valor, casas)
  return `${digitos.negativo ? '-' : ''}R$${ESPACO_FIXO}${emPortugues(digitos)}`
}

// As many as an NF-e may carry of a unit price.
const CASAS_DO_UNITARIO = 10

/** VEN-02 A unit price with the decimals it is multiplied by, and never fewer than those of the setting. */
export function formatarPrecoUnitario(valor: Numerico, casas: number): string {
  return formatarDinheiro(valor, Math.max(casas, casasUsadas(arredondarDigitos(valor, CASAS_DO_UNITARIO))))
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
  const [inteiro = '', fracao = ''] = limpo.replace('-', '').replaceAll('.', '').split(',')
  const semZeros = { inteiro: inteiro.replace(/^0+(?=\d)/, '') || '0', fracao: fracao.replace(/0+$/, '') }
  const numero = semZeros.fracao ? `${semZeros.inteiro}.${semZeros.fracao}` : semZeros.inteiro
  return limpo.startsWith('-') && numero !== '0' ? `-${numero}` : numero
}
