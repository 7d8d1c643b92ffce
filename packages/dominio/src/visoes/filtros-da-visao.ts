import { limparFiltros } from '../listas/filtros.ts'

/** TIC-01 What a saved view holds: what was chosen, without what any list has anyway. */
export function filtrosDaVisao(filtros: Record<string, unknown>): Record<string, unknown> {
  const escolhidos = Object.entries(limparFiltros(filtros)).filter(([, valor]) => valor !== false)
  const { orderBy, ...resto } = Object.fromEntries(escolhidos)
  return orderBy === 'dtCriacao' && resto.direction === undefined ? resto : { orderBy, ...resto }
}
