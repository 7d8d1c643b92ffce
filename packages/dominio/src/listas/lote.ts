import * as z from 'zod/mini'
import { campoId, campoVersao } from '../validacao.ts'

/** How many rows of a list one action, or one file, takes. */
export const MAXIMO_EM_LOTE = 100

/** The rows chosen in a list, each in the version that was seen. */
export const escolhidos = z
  .array(z.object({ id: campoId, versao: z.optional(campoVersao) }))
  .check(z.minLength(1), z.maxLength(MAXIMO_EM_LOTE))

/** One line per row: a refusal of one does not undo the others. */
export const resultadoDoLote = z.object({
  feitos: z.number(),
  resultados: z.array(
    z.object({ id: z.number(), feito: z.boolean(), message: z.string(), versao: z.nullable(z.number()) }),
  ),
})

export type Escolhido = z.output<typeof escolhidos>[number]
export type ResultadoDoLote = z.output<typeof resultadoDoLote>
