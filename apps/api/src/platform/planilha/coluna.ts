import { Decimal } from '@balcao/dominio/formatos/decimal'

/** `data` takes an instant, shown in São Paulo time, or a business date. */
export type ColunaDaPlanilha = {
  titulo: string
  /** In characters. */
  largura?: number
  tipo: 'texto' | 'numero' | 'data'
  /** How many decimals a number shows, always; without it, as many as it has. */
  casas?: number
}

export type ValorDaCelula = string | number | boolean | Date | null | undefined

export type LinhaDaPlanilha = readonly ValorDaCelula[]

/** Both formats take the same rows and answer the file in pieces, read only as fast as they are taken. */
export type EscritorDePlanilha = (
  colunas: readonly ColunaDaPlanilha[],
  linhas: AsyncIterable<LinhaDaPlanilha>,
) => AsyncGenerator<Uint8Array, void, undefined>

const DECIMAL = /^-?\d+(\.\d+)?$/

/** The digits of a number, without exponent; null when the value is none, and goes as text. */
export function decimalDe(valor: ValorDaCelula): string | null {
  if (typeof valor === 'string') return DECIMAL.test(valor) ? valor : null
  if (typeof valor !== 'number' || !Number.isFinite(valor)) return null
  return new Decimal(valor).toFixed()
}

export function isoDe(valor: ValorDaCelula): string {
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? '' : valor.toISOString()
  return typeof valor === 'string' ? valor : ''
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being taken out
const ILEGAIS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu

/** The text of a cell, without what XML forbids (controls, half surrogates) and with one kind of line break. */
export function textoDe(valor: ValorDaCelula): string {
  if (valor === null || valor === undefined || Number.isNaN(valor)) return ''
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não'
  const texto = valor instanceof Date ? isoDe(valor) : String(valor)
  return texto.replace(/\r\n?/g, '\n').replace(ILEGAIS, '')
}
