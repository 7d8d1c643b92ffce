import { arredondar } from '@balcao/dominio/formatos/decimal'
import { formatarNumero, lerNumero } from '@balcao/dominio/formatos/dinheiro'

const MILHARES = /^\d{1,3}(?:\.\d{3})+$/

function aceitaTexto(texto: string, casas: number): boolean {
  const [inteiro = '', fracao, ...resto] = texto.split(',')
  if (resto.length > 0 || !/^[\d.]*$/.test(inteiro)) return false
  if (fracao === undefined) return true
  return casas > 0 && fracao.length <= casas && /^\d*$/.test(fracao)
}

/**
 * A dot groups thousands; it is the decimal separator only where it can't be anything else ('12.5', from a numeric
 * keypad), and what is neither is left for the reader to refuse.
 */
function semPontos(texto: string, casas: number): string {
  if (texto.includes(',') || casas === 0 || MILHARES.test(texto)) return texto.replaceAll('.', '')
  const [inteiro = '', fracao = '', ...resto] = texto.split('.')
  return resto.length === 0 && fracao.length <= casas ? `${inteiro},${fracao}` : texto
}

/** GER-06: decimal ('1234.5') of a typed text; null when it is empty or can't be read without guessing. */
export function valorDigitado(texto: string, casas: number): string | null {
  return lerNumero(semPontos(texto, casas))
}

/**
 * GER-06: what a text field keeps of what the user did to it. A key that leads to nothing readable is ignored; a paste
 * may carry 'R$', spaces and more decimals, which are rounded. Null: keep the text there was. Minimum 0: no sign passes.
 */
export function textoAceito(bruto: string, casas: number, colado: boolean): string | null {
  if (aceitaTexto(bruto, casas)) return bruto
  if (!colado) return null
  const limpo = bruto.replace(/[^\d.,-]/g, '')
  if (aceitaTexto(limpo, casas)) return limpo
  const valor = lerNumero(limpo)
  return valor === null || valor.startsWith('-') ? null : formatarNumero(arredondar(valor, casas), casas)
}
