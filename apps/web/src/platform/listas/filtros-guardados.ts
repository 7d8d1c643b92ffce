import { negocioAtual } from '../ambiente.ts'
import { estaEmBranco, semPagina } from './filtros-de-lista.ts'

/** Of one person in one business: who signs in next on the same machine begins with their own. */
const chaveDe = (lista: string, colaboradorId: number) =>
  `balcao:filtros-de-${lista}:${negocioAtual().id}:${colaboradorId}`

/** TIC-01 The filters of the last visit; null when there is none, or it can't be read. */
export function lerFiltrosGuardados<F extends object>(
  lista: string,
  colaboradorId: number,
  ler: (guardados: Record<string, unknown>) => F,
): F | null {
  try {
    const guardados: unknown = JSON.parse(localStorage.getItem(chaveDe(lista, colaboradorId)) ?? 'null')
    if (typeof guardados !== 'object' || guardados === null) return null
    const filtros = semPagina(ler(guardados as Record<string, unknown>))
    return estaEmBranco(filtros) ? null : filtros
  } catch {
    return null
  }
}

export function guardarFiltros(lista: string, colaboradorId: number, filtros: object): void {
  try {
    localStorage.setItem(chaveDe(lista, colaboradorId), JSON.stringify(semPagina(filtros)))
  } catch {
    // Storage that is full or forbidden costs only the next visit's start.
  }
}
