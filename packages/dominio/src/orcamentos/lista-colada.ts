import { Decimal } from '../formatos/decimal.ts'
import { lerNumero } from '../formatos/dinheiro.ts'
import { MAIOR_CODIGO, MAIOR_ORCAMENTO } from './edicao.ts'

export type ItemColado = {
  codigo: string
  qtde: number
  /** Where it stood in what was pasted, from 1: equal codes are one item. */
  linhas: number[]
}
export type LinhaRecusada = { linha: number; texto: string; motivo: string }
export type ListaColada = { itens: ItemColado[]; recusadas: LinhaRecusada[] }

export const CODIGO_LONGO = 'Código longo demais'
const CASAS = 4
const PONTO_DECIMAL = /^\d+\.(\d{1,2}|\d{4,})$/

/** A spreadsheet in English writes 12.5; '1.000' is a thousand all the same. */
export function lerQuantidade(texto: string): number | null {
  const lido = PONTO_DECIMAL.test(texto) ? texto : lerNumero(texto)
  if (lido === null) return null
  const qtde = new Decimal(lido)
  return qtde.greaterThan(0) && qtde.decimalPlaces() <= CASAS ? qtde.toNumber() : null
}

const SEPARADORES = [/\t/, /;/, /\s+/]

/** By the first of them that parts it: a description may have spaces, a code pasted from a cell has none. */
function camposDe(texto: string): string[] {
  const separador = SEPARADORES.find((um) => um.test(texto))
  const campos = separador ? texto.split(separador) : [texto]
  return campos.map((campo) => campo.trim()).filter(Boolean)
}

function lerLinha(texto: string): { codigo: string; qtde: number } | { motivo: string } {
  const [codigo = '', ...resto] = camposDe(texto)
  if (codigo.length > MAIOR_CODIGO) return { motivo: CODIGO_LONGO }
  // A list of codes alone, as a reader of bar codes writes one: each is one unit, and equal ones add up.
  if (resto.length === 0) return { codigo, qtde: 1 }
  // Between them there may be a description: the quantity is what comes last.
  const qtde = lerQuantidade(resto.at(-1) ?? '')
  return qtde === null ? { motivo: 'Quantidade inválida' } : { codigo, qtde }
}

const ehTitulo = (texto: string, linha: number) => linha === 1 && !/\d/.test(texto)

/** VEN-02 Code and quantity by line, from a spreadsheet: equal codes add up, what cannot be read is told apart with its line. */
export function lerListaColada(colado: string): ListaColada {
  const itens = new Map<string, ItemColado>()
  const recusadas: LinhaRecusada[] = []
  for (const [i, bruta] of colado.split(/\r\n|\r|\n/).entries()) {
    const texto = bruta.trim()
    const linha = i + 1
    if (texto === '' || ehTitulo(texto, linha)) continue
    const lida = lerLinha(texto)
    if ('motivo' in lida) {
      recusadas.push({ linha, texto, motivo: lida.motivo })
      continue
    }
    const igual = itens.get(lida.codigo)
    if (igual) {
      igual.qtde = new Decimal(igual.qtde).plus(lida.qtde).toNumber()
      igual.linhas.push(linha)
    } else if (itens.size === MAIOR_ORCAMENTO)
      recusadas.push({ linha, texto, motivo: `Passa dos ${MAIOR_ORCAMENTO} itens de um orçamento` })
    else itens.set(lida.codigo, { ...lida, linhas: [linha] })
  }
  return { itens: [...itens.values()], recusadas }
}

/** Whether what was pasted into the product field is a list, and not one code. */
export const ehListaColada = (colado: string): boolean => /\S[\r\n]+\s*\S|\t/.test(colado.trim())
