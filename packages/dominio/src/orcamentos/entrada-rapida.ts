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
