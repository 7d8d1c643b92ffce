import { negocioAtual } from './ambiente.ts'

/** The static skeleton (public/inicio.js) looks for keys that begin like this one. */
export const PREFIXO_DO_TOKEN = 'balcao:token:'

/** A token belongs to one business (NEG-03), so each business keeps its own. */
export const chaveDoToken = () => PREFIXO_DO_TOKEN + negocioAtual().id

export function lerToken(): string | null {
  return localStorage.getItem(chaveDoToken())
}

export function guardarToken(token: string): void {
  localStorage.setItem(chaveDoToken(), token)
}

export function apagarToken(): void {
  localStorage.removeItem(chaveDoToken())
}
