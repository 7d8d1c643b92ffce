import { negocioAtual } from '../../../platform/ambiente.ts'
import { estaEmBranco, type FiltrosDaLista, lerFiltros, semPagina } from './filtros-da-lista.ts'

/** Of one person in one business: who signs in next on the same machine begins with their own. */
const chaveDe = (colaboradorId: number) => `balcao:filtros-de-tickets:${negocioAtual().id}:${colaboradorId}`

/** TIC-01 The filters of the last visit; null when there is none, or it can't be read. */
export function lerFiltrosGuardados(colaboradorId: number): FiltrosDaLista | null {
  try {
    const guardados: unknown = JSON.parse(localStorage.getItem(chaveDe(colaboradorId)) ?? 'null')
    if (typeof guardados !== 'object' || guardados === null) return null
    const filtros = semPagina(lerFiltros(guardados as Record<string, unknown>))
    return estaEmBranco(filtros) ? null : filtros
  } catch {
    return null
  }
}

export function guardarFiltros(colaboradorId: number, filtros: FiltrosDaLista): void {
  try {
    localStorage.setItem(chaveDe(colaboradorId), JSON.stringify(semPagina(filtros)))
  } catch {
    // Storage that is full or forbidden costs only the next visit's start.
  }
}
