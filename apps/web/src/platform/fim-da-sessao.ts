const CHAVE = 'balcao:sessao-terminou'

/** It ran out, or somebody ended it: here only who was at it can tell whether it was them. */
export type FimDaSessao = 'vencida' | 'encerrada'

/** ERR-01 Per tab, across the page load that ends a session: who was sent to the sign-in page is told why. */
export function anotarFimDaSessao(fim: FimDaSessao): void {
  sessionStorage.setItem(CHAVE, fim)
}

export function fimDaSessao(): FimDaSessao | null {
  const anotado = sessionStorage.getItem(CHAVE)
  return anotado === 'encerrada' || anotado === null ? anotado : 'vencida'
}

export function esquecerFimDaSessao(): void {
  sessionStorage.removeItem(CHAVE)
}
