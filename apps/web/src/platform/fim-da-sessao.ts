const CHAVE = 'balcao:sessao-terminou'

/** ERR-01 Per tab, across the page load that ends a session: who was sent to the sign-in page is told why. */
export function anotarFimDaSessao(): void {
  sessionStorage.setItem(CHAVE, 'sim')
}

export function sessaoTerminou(): boolean {
  return sessionStorage.getItem(CHAVE) !== null
}

export function esquecerFimDaSessao(): void {
  sessionStorage.removeItem(CHAVE)
}
