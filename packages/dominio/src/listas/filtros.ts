/** Nothing to filter by: zero and false are values, a blank text is not. */
export function estaVazio(valor: unknown): boolean {
  if (valor === undefined || valor === null || Number.isNaN(valor)) return true
  if (typeof valor === 'string') return valor.trim() === ''
  return Array.isArray(valor) && valor.every(estaVazio)
}

/** GER-08: drops empty values and empty array entries before a filter is sent. */
export function limparFiltros<T extends object>(filtros: T): Partial<T> {
  const limpos: Partial<T> = {}
  for (const chave of Object.keys(filtros) as (keyof T)[]) {
    const valor = filtros[chave]
    if (estaVazio(valor)) continue
    limpos[chave] = Array.isArray(valor)
      ? (valor.filter((item) => !estaVazio(item)) as T[keyof T] & unknown[])
      : valor
  }
  return limpos
}
