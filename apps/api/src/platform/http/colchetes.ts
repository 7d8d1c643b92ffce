import qs from 'qs'
import { LIMITES_DA_ENTRADA } from './limites-da-entrada.ts'

/** Query strings and form fields with brackets: `status[]=1`, `empresa[anexos][0]=x`. */
export function lerColchetes(texto: string): Record<string, unknown> {
  return qs.parse(texto, {
    // qs turns longer lists into objects unless told otherwise.
    arrayLimit: LIMITES_DA_ENTRADA.itensEntreColchetes,
    parameterLimit: LIMITES_DA_ENTRADA.camposDoFormulario,
    depth: LIMITES_DA_ENTRADA.colchetes,
    plainObjects: false,
    allowPrototypes: false,
  })
}
