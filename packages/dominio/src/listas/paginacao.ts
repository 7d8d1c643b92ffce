import { MAXIMO_DE_PAGINAS, PAGINAS_VISIVEIS } from '../constantes.ts'

export type Paginator = {
  page: number
  take: number
  total: number
  paginas: number
  totalExato: boolean
  /** Only the newest were looked for: what was counted are those that were found, and a narrower search finds others. */
  haMais?: boolean | undefined
}

/** No page past the last one that may be asked for. With `limite`, the count stopped there: a larger total is reported as the limit, not exact ('1.000+'). */
export function montarPaginator(page: number, take: number, total: number, limite = Infinity): Paginator {
  const contados = Math.min(total, limite)
  return {
    page,
    take,
    total: contados,
    paginas: Math.min(Math.ceil(contados / take), MAXIMO_DE_PAGINAS),
    totalExato: total <= limite,
  }
}

/** GER-11: the page links around the current one, as many as there are up to `quantas`. */
export function paginasVisiveis(page: number, paginas: number, quantas: number = PAGINAS_VISIVEIS): number[] {
  const quantidade = Math.min(quantas, paginas)
  const ultimaPrimeira = paginas - quantidade + 1
  const primeira = Math.max(1, Math.min(page - Math.floor(quantidade / 2), ultimaPrimeira))
  return Array.from({ length: quantidade }, (_, i) => primeira + i)
}
