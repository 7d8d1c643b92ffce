import { lerQuantidade } from './lista-colada.ts'

export type EntradaRapida = {
  codigo: string
  /** Null when only the product was said. */
  qtde: number | null
  /** First letters of a packaging, as typed. */
  unidade: string | null
}

const QUANTIDADE_ANTES = /^(\d[\d.,]*)\s*\*\s*(\S+)$/
const QUANTIDADE_DEPOIS = /^(\S+)\s+x\s*(\d[\d.,]*)\s*([a-z]*)$/i

/** VEN-02 What was typed in the product field: '10001', '10001 x 12', '10001 x 2cx', '12*10001'. */
export function lerEntradaRapida(texto: string): EntradaRapida {
  const aparado = texto.trim()
  const [, antes, codigoDepois] = QUANTIDADE_ANTES.exec(aparado) ?? []
  const [, codigoAntes, depois, unidade] = QUANTIDADE_DEPOIS.exec(aparado) ?? []
  const codigo = codigoDepois ?? codigoAntes
  const qtde = lerQuantidade(antes ?? depois ?? '')
  if (codigo === undefined || qtde === null) return { codigo: aparado, qtde: null, unidade: null }
  return { codigo, qtde, unidade: unidade || null }
}

/** VEN-02 One word with a digit in it is a code, of ours or of a label; all else is looked for by words. */
export const pareceCodigo = (texto: string): boolean => /^\S*\d\S*$/.test(texto)

type RespostaDaQuantidade =
  /** A null quantity is the one that was proposed. */
  | { tipo: 'QUANTIDADE'; qtde: number | null; unidade: string | null }
  | { tipo: 'INVALIDA' }
  /** A scanner does not wait to be asked: it is the next product. */
  | { tipo: 'OUTRA_ENTRADA' }

const NUMERO_E_UNIDADE = /^(?<numero>[\d.,]*)\s*(?<unidade>[a-z]*)$/i
const UNIDADE_E_NUMERO = /^(?<unidade>[a-z]+)\s*(?<numero>\d[\d.,]*)$/i
const SO_ALGARISMOS = /^\d+$/
/** Of a packaging that nobody knows yet: more letters than that are a word. */
const LETRAS_DE_EMBALAGEM = 3

type RegrasDaQuantidade = {
  /** The most digits that a quantity has (GER-20). */
  algarismos: number
  /** Of the product that was asked about; null while it is being looked up. */
  unidades: readonly string[] | null
}

/** VEN-02 What was typed where the quantity was asked for: '12', '12c', 'c12', nothing; or already the next product. */
export function lerRespostaDaQuantidade(
  texto: string,
  { algarismos, unidades }: RegrasDaQuantidade,
): RespostaDaQuantidade {
  const aparado = texto.trim()
  const lido = (NUMERO_E_UNIDADE.exec(aparado) ?? UNIDADE_E_NUMERO.exec(aparado))?.groups
  if (!lido) return { tipo: 'OUTRA_ENTRADA' }
  const { numero = '', unidade = '' } = lido
  if (SO_ALGARISMOS.test(numero) && numero.length > algarismos) return { tipo: 'OUTRA_ENTRADA' }
  const serve = unidades
    ? unidades.some((uma) => uma.toUpperCase().startsWith(unidade.toUpperCase()))
    : unidade.length <= LETRAS_DE_EMBALAGEM
  if (unidade && !serve) return { tipo: 'OUTRA_ENTRADA' }
  const qtde = numero === '' ? null : lerQuantidade(numero)
  if (numero !== '' && qtde === null) return { tipo: 'INVALIDA' }
  return { tipo: 'QUANTIDADE', qtde, unidade: unidade || null }
}

/** As it would be typed at once: '10001 x 12c'. */
export const textoDaEntrada = (codigo: string, resposta: string): string =>
  resposta.trim() === '' ? codigo : `${codigo} x ${resposta.trim()}`
