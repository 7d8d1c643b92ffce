import { limparFiltros } from '../listas/filtros.ts'

type Filtros = Record<string, unknown>

/** TIC-01 What a saved view holds: what was chosen, without what the list has anyway; a direction keeps its field. */
export function filtrosDaVisao(filtros: Filtros, padrao: Filtros): Filtros {
  const escolhidos = limparFiltros(filtros)
  return Object.fromEntries(
    Object.entries(escolhidos).filter(
      ([campo, valor]) =>
        valor !== padrao[campo] || (campo === 'orderBy' && escolhidos.direction !== undefined),
    ),
  )
}
