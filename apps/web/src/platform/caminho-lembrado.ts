import { ambiente } from './ambiente.ts'

const CHAVE = 'balcao:caminho-lembrado'
export const CAMINHO_INICIAL = '/home'

/** AUT-05 Only a path of this very origin may be opened after sign-in: anything else could be a trap. */
export function caminhoInterno(caminho: string | null | undefined): string | null {
  if (!caminho?.startsWith('/')) return null
  const endereco = URL.parse(caminho, location.origin)
  if (!endereco || endereco.origin !== location.origin) return null
  const interno = endereco.pathname + endereco.search + endereco.hash
  // '//host' and '/\host' become another origin when opened again: the parsed path must not look like one.
  return interno.startsWith('//') || endereco.pathname === enderecoDeLogin() ? null : interno
}

/** ERR-01 Kept per tab: each one goes back to its own place. */
export function lembrarCaminho(caminho: string): void {
  const interno = caminhoInterno(caminho)
  if (interno && interno !== '/') sessionStorage.setItem(CHAVE, interno)
}

export function esquecerCaminho(): void {
  sessionStorage.removeItem(CHAVE)
}

/** AUT-05 The remembered path, forgotten once taken; the home page when there is none. */
export function tomarCaminhoLembrado(): string {
  const caminho = caminhoInterno(sessionStorage.getItem(CHAVE))
  esquecerCaminho()
  return caminho ?? CAMINHO_INICIAL
}

export function caminhoAtual(): string {
  return location.pathname + location.search + location.hash
}

/** ERR-01 The configured login address, or /login. */
export function enderecoDeLogin(): string {
  return ambiente().enderecoDeLogin || '/login'
}
