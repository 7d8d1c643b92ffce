import qs from 'qs'

const MAXIMO_DE_ITENS = 1000
const PROFUNDIDADE = 8

/** Query strings and form fields with brackets: `status[]=1`, `empresa[anexos][0]=x`. */
export function lerColchetes(texto: string): Record<string, unknown> {
  return qs.parse(texto, {
    // qs turns longer lists into objects unless told otherwise.
    arrayLimit: MAXIMO_DE_ITENS,
    parameterLimit: MAXIMO_DE_ITENS * 2,
    depth: PROFUNDIDADE,
    plainObjects: false,
    allowPrototypes: false,
  })
}
