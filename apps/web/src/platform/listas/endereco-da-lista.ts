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

const NUMERO = /^\d{1,15}$/

/** The same, of a page that shows one of the list in a dialog over it. */
export const enderecoComItem =
  <K extends { query: z.core.$ZodType }>(menor = 1) =>
  ({ item, ...filtros }: Record<string, unknown>): FiltrosDe<z.output<K['query']>> & { item?: number } => ({
    ...enderecoDaLista<K>()(filtros),
    ...(NUMERO.test(String(item)) && Number(item) >= menor && { item: Number(item) }),
  })

/** Of a page that shows one row in a dialog, and has no list of its own. */
export const lerLinha = ({ linha }: Record<string, unknown>): { linha?: number } =>
  NUMERO.test(String(linha)) && Number(linha) > 0 ? { linha: Number(linha) } : {}
