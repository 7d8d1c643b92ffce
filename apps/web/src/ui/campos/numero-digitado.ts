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
  return aceitaTexto(texto, casas) ? lerNumero(semPontos(texto, casas)) : null
}

// '12.3456' can't be read with two decimals, and yet looks like a decimal to whoever gets it.
const ILEGIVEL = '?'

/** What a field gives out: null is empty, and a text that can't be read is no number to anybody. */
export const valorDoTexto = (texto: string, casas: number): string | null =>
  texto === '' ? null : (valorDigitado(texto, casas) ?? texto + ILEGIVEL)

/** For who computes with what is being typed: a text that can't be read is none. */
export const decimalDado = (valor: string | null): string | null =>
  valor === null || valor === '' || valor.endsWith(ILEGIVEL) ? null : valor

/** The text of what was given out so; null of a number. */
export const textoIlegivel = (valor: string): string | null =>
  valor.endsWith(ILEGIVEL) ? valor.slice(0, -ILEGIVEL.length) : null

/**
 * GER-06: what a text field makes of what the user did to it. A key that leads to nothing readable is ignored; a paste
 * may carry 'R$', spaces and more decimals, which are rounded. Null: it makes nothing of it. Minimum 0: no sign passes.
 */
export function textoAceito(bruto: string, casas: number, colado: boolean): string | null {
  if (aceitaTexto(bruto, casas)) return bruto
  if (!colado || !/\d/.test(bruto)) return null
  const limpo = bruto.replace(/[^\d.,-]/g, '')
  if (aceitaTexto(limpo, casas)) return limpo
  const valor = lerNumero(limpo)
  return valor === null || valor.startsWith('-') ? null : formatarNumero(arredondar(valor, casas), casas)
}

/** GER-06: the text after an edit. A paste that can't be read stays in sight, to be refused and mended, instead of nothing. */
export function textoEditado(texto: string, bruto: string, casas: number, colado: boolean): string {
  const aceito = textoAceito(bruto, casas, colado)
  if (aceito !== null) return aceito
  return colado || !aceitaTexto(texto, casas) ? bruto : texto
}
