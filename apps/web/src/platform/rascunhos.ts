import { negocioAtual } from './ambiente.ts'

const PREFIXO = 'balcao:rascunho:'
/** After a week nobody misses it. */
export const VALIDADE_DO_RASCUNHO_MS = 7 * 24 * 3_600_000

type Guardado = { em: number; valores: object }

/** Local storage, because a lost session clears that of the tab (ERR-01); one per account and form. */
export const chaveDoRascunho = (colaboradorId: number, formulario: string) =>
  `${PREFIXO}${negocioAtual().id}:${colaboradorId}:${formulario}`

/** Null when there is none, it is too old to be missed, or it can't be read. */
export function lerRascunho<T extends object>(chave: string): T | null {
  try {
    const guardado: Guardado | null = JSON.parse(localStorage.getItem(chave) ?? 'null')
    return guardado && Date.now() - guardado.em < VALIDADE_DO_RASCUNHO_MS ? (guardado.valores as T) : null
  } catch {
    return null
  }
}

export function guardarRascunho(chave: string, valores: object): void {
  try {
    localStorage.setItem(chave, JSON.stringify({ em: Date.now(), valores } satisfies Guardado))
  } catch {
    // Storage that is full or forbidden costs only the safety net.
  }
}

export function apagarRascunho(chave: string): void {
  localStorage.removeItem(chave)
}

/** Who leaves on purpose leaves nothing half-written on a machine that others may use. */
export function apagarRascunhos(): void {
  for (const chave of Object.keys(localStorage)) if (chave.startsWith(PREFIXO)) apagarRascunho(chave)
}
