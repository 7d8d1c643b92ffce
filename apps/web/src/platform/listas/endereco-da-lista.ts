import type * as z from 'zod/mini'
import type { FiltrosDe } from './filtros-de-lista.ts'

/**
 * What the address of a list's page says. The list reads it itself (`lista.leitura`), with a contract that comes with the page: here it
 * is known to the compiler alone, or every page would bring the fields of every list.
 */
export const enderecoDaLista =
  <K extends { query: z.core.$ZodType }>() =>
  (endereco: Record<string, unknown>) =>
    endereco as FiltrosDe<z.output<K['query']>>
