import * as z from 'zod/mini'
import { MAXIMO_DE_PAGINAS } from '../constantes.ts'
import { texto } from '../validacao.ts'

export const MAXIMO_POR_PAGINA = 100
export const MAXIMO_DO_TERMO = 100

const inteiroPositivo = z.coerce.number().check(z.int(), z.minimum(1))

/** `page` and `take` of every paged list. */
export const pagina = (porPagina: number) => ({
  page: z._default(inteiroPositivo.check(z.maximum(MAXIMO_DE_PAGINAS)), 1),
  take: z._default(inteiroPositivo.check(z.maximum(MAXIMO_POR_PAGINA)), porPagina),
})

export const termoDePesquisa = z._default(texto(0, MAXIMO_DO_TERMO), '')

export const direcao = z.optional(z.enum(['ASC', 'DESC']))

export const paginator = z.object({
  page: z.number(),
  take: z.number(),
  total: z.number(),
  paginas: z.number(),
  totalExato: z.boolean(),
  haMais: z.optional(z.boolean()),
})

/** The answer of every paged list: `{itens, paginator}`. */
export const lista = <T extends z.ZodMiniType>(item: T) => z.object({ itens: z.array(item), paginator })

/** The answer of a lookup that is always whole. */
export const listaCompleta = <T extends z.ZodMiniType>(item: T) => z.object({ itens: z.array(item) })
