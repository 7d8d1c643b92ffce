import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import {
  type ColunaDaPlanilha,
  decimalDe,
  type EscritorDePlanilha,
  isoDe,
  type LinhaDaPlanilha,
  textoDe,
  type ValorDaCelula,
} from './coluna.ts'
import { emPedacos } from './pedacos.ts'

// Excel in Brazil reads UTF-8 only with the mark, and separates by semicolons because the comma is the decimal point.
const MARCA_UTF8 = '\uFEFF'
const SEPARADOR = ';'
const FIM_DE_LINHA = '\r\n'

// A cell that begins so would be run as a formula by whoever opens the file; the wide forms are read as the plain ones.
const INICIO_DE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const PEDE_ASPAS = /[";\r\n]/

/** A list as CSV, in pieces. */
export const escreverCsv: EscritorDePlanilha = async function* (colunas, linhas) {
  const codificador = new TextEncoder()
  for await (const pedaco of emPedacos(linhasDeTexto(colunas, linhas))) yield codificador.encode(pedaco)
}

async function* linhasDeTexto(
  colunas: readonly ColunaDaPlanilha[],
  linhas: AsyncIterable<LinhaDaPlanilha>,
): AsyncGenerator<string> {
  yield MARCA_UTF8 + juntar(colunas.map(({ titulo }) => semFormula(titulo)))
  for await (const linha of linhas) yield juntar(colunas.map((coluna, i) => celula(coluna, linha[i])))
}

const juntar = (celulas: readonly string[]) => celulas.map(entreAspas).join(SEPARADOR) + FIM_DE_LINHA

const entreAspas = (texto: string) => (PEDE_ASPAS.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto)

const semFormula = (texto: string) => (INICIO_DE_FORMULA.test(texto) ? `'${texto}` : texto)

function celula({ tipo, casas }: ColunaDaPlanilha, valor: ValorDaCelula): string {
  if (tipo === 'data') {
    const data = formatarDataHora(isoDe(valor))
    if (data) return data
  }
  if (tipo === 'numero') {
    const decimal = decimalDe(valor)
    if (decimal !== null)
      return (casas === undefined ? decimal : new Decimal(decimal).toFixed(casas)).replace('.', ',')
  }
  return semFormula(textoDe(valor))
}
