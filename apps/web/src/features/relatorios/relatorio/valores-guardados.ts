import {
  conferirFiltros,
  type Filtro,
  textoDosValores,
  type ValoresDosFiltros,
} from '@balcao/dominio/relatorios/filtros'
import { negocioAtual } from '../../../platform/ambiente.ts'

/** Of one person, in one business, for one report. */
const chaveDe = (colaboradorId: number, idRelatorio: number) =>
  `balcao:filtros-de-relatorio:${negocioAtual().id}:${colaboradorId}:${idRelatorio}`

const igual = (a: unknown, b: unknown) => textoDosValores({ a }) === textoDosValores({ a: b })

/** REL-01 What the person chose last time; a filter that no longer takes it starts with its own value again. */
export function lerValoresGuardados(
  colaboradorId: number,
  idRelatorio: number,
  filtros: readonly Filtro[],
): ValoresDosFiltros {
  try {
    const lido: unknown = JSON.parse(localStorage.getItem(chaveDe(colaboradorId, idRelatorio)) ?? 'null')
    if (typeof lido !== 'object' || lido === null) return {}
    const guardados = lido as ValoresDosFiltros
    const aceitos = filtros.filter(
      (filtro) =>
        Object.hasOwn(guardados, filtro.parametro) &&
        'valores' in conferirFiltros([{ ...filtro, obrigatorio: false }], guardados),
    )
    return Object.fromEntries(aceitos.map(({ parametro }) => [parametro, guardados[parametro] ?? '']))
  } catch {
    return {}
  }
}

/** Only what differs from the start: 'this month' must be next month's, next month. */
export function guardarValores(
  colaboradorId: number,
  idRelatorio: number,
  filtros: readonly Filtro[],
  valores: ValoresDosFiltros,
): void {
  const proprios = filtros
    .map(({ parametro, valorpadrao, tipo }) => ({
      parametro,
      valorpadrao,
      valor: valores[parametro] ?? (tipo === 'MULTISELECT' ? [] : ''),
    }))
    .filter(({ valor, valorpadrao }) => !igual(valor, valorpadrao))
  try {
    localStorage.setItem(
      chaveDe(colaboradorId, idRelatorio),
      JSON.stringify(Object.fromEntries(proprios.map(({ parametro, valor }) => [parametro, valor]))),
    )
  } catch {
    // Storage that is full or forbidden costs only the next visit's start.
  }
}
