const PRIMEIRO_DESCANSO_MS = 15_000
const MAIOR_DESCANSO_MS = 15 * 60_000
/** However long a source asks to be left alone, it is tried again after this. */
const MAIOR_ESPERA_PEDIDA_MS = 60 * 60_000

/** How long a source rests after so many failures in a row: each time twice as long, and at least as long as it asked for. */
export function descansoDaFonteMs(falhas: number, esperaPedidaMs: number | null): number {
  const crescente = Math.min(PRIMEIRO_DESCANSO_MS * 2 ** (falhas - 1), MAIOR_DESCANSO_MS)
  return Math.max(crescente, Math.min(esperaPedidaMs ?? 0, MAIOR_ESPERA_PEDIDA_MS))
}
