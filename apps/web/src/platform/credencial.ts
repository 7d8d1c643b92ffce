import { negocioAtual } from './ambiente.ts'

/** The static skeleton (public/inicio.js) looks for keys that begin like this one. */
export const PREFIXO_DO_TOKEN = 'balcao:token:'

/** A token belongs to one business (NEG-03), so each business keeps its own. */
export const chaveDoToken = (negocioId = negocioAtual().id) => PREFIXO_DO_TOKEN + negocioId

export function lerToken(negocioId?: string): string | null {
  return localStorage.getItem(chaveDoToken(negocioId))
}

export function guardarToken(token: string): void {
  localStorage.setItem(chaveDoToken(), token)
}

export function apagarToken(): void {
  localStorage.removeItem(chaveDoToken())
}
