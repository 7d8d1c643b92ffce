const SEGUNDOS = /^\d{1,9}$/

/** How long a service wants to be left alone, by its `Retry-After`: seconds, or a date; null where it says nothing that can be read. */
export function esperaPedidaMs(retryAfter: string | undefined, agora: Date): number | null {
  const texto = retryAfter?.trim() ?? ''
  if (SEGUNDOS.test(texto)) return Number(texto) * 1000
  const ate = texto === '' ? Number.NaN : Date.parse(texto)
  return Number.isNaN(ate) ? null : Math.max(0, ate - agora.getTime())
}
