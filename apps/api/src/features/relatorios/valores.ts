import { inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { lerPeriodo, type ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'

// Values were checked when they came in: here they only take the form that the queries want.

export const numeros = (valores: ValoresDosFiltros, parametro: string): number[] =>
  [valores[parametro] ?? []].flat().map(Number)

export const texto = (valores: ValoresDosFiltros, parametro: string): string =>
  String(valores[parametro] ?? '')

export const marcado = (valores: ValoresDosFiltros, parametro: string): boolean =>
  valores[parametro] === 'true'

/** The instants of a period: from the first day's beginning, before the last day's end. */
export type Instantes = { desde: Date | null; antesDe: Date | null }

export function instantes(valores: ValoresDosFiltros, parametro: string): Instantes {
  const { de, ate } = lerPeriodo(valores[parametro])
  return { desde: de ? inicioDoDia(de) : null, antesDe: ate ? inicioDoDia(somarDias(ate, 1)) : null }
}
