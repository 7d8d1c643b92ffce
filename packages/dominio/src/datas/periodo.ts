import { diasEntre, lerData, somarDias } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'

/** Business dates; null is an open end. */
export type Periodo = { de: string | null; ate: string | null }

/** GER-10: the end the user did not touch follows the other, so that 'Até' never precedes 'De' nor exceeds the limit. */
export function ajustarPeriodo(periodo: Periodo, alterado: 'de' | 'ate', limiteDias = Infinity): Periodo {
  const { de, ate } = periodo
  if (de === null || ate === null) return periodo
  const dias = diasEntre(de, ate)
  const cabem = Math.max(0, Math.min(dias, limiteDias))
  if (cabem === dias) return periodo
  return alterado === 'de' ? { de, ate: somarDias(de, cabem) } : { de: somarDias(ate, -cabem), ate }
}

/** GER-10: what is wrong with a typed 'DD/MM/YYYY'; the bounds are ISO dates. An empty field is not wrong. */
export function problemaDaData(
  texto: string,
  { minima, maxima }: { minima?: string | undefined; maxima?: string | undefined } = {},
): string | null {
  if (texto.trim() === '') return null
  const data = lerData(texto)
  if (data === null) return MENSAGENS.dataInvalida
  if (maxima && data > maxima) return MENSAGENS.dataPosterior
  if (minima && data < minima) return MENSAGENS.dataAnterior
  return null
}
