import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import { type Argumentos, chamar } from './api.ts'

export type FiltroDaPesquisa<K> = Partial<Omit<NonNullable<EntradaDe<K, 'query'>>, 'q'>>

/** GER-12 Looks up what is typed, through a contract that takes it in `q`; given up when something else is typed. */
export const pesquisaPor =
  <K extends Contrato>(contrato: K, filtro?: FiltroDaPesquisa<K>, params?: EntradaDe<K, 'params'>) =>
  (q: string, signal: AbortSignal): Promise<RespostaDe<K>> =>
    chamar(contrato, ...([{ params, query: { ...filtro, q } }, { signal }] as unknown as Argumentos<K>))

/** The same over the list of a noun, whose contract takes it in `termo`. */
export const pesquisaNaLista =
  <K extends Contrato>(contrato: K) =>
  (query: NonNullable<EntradaDe<K, 'query'>>, signal: AbortSignal): Promise<RespostaDe<K>> =>
    chamar(contrato, ...([{ query }, { signal }] as unknown as Argumentos<K>))
