import type { IncomingMessage } from 'node:http'

/**
 * Whether a page may open websockets here: one of this very host, or of an origin that was configured. Who sends no
 * origin is no browser, and could as well send a false one: the check keeps other people's pages away, not programs.
 */
export function criarOrigemPermitida(configuradas: readonly string[]) {
  return (origem: string | undefined, requisicao: Pick<IncomingMessage, 'headers'>): boolean => {
    if (origem === undefined) return true
    const endereco = URL.parse(origem)
    if (!endereco) return false
    return endereco.host === requisicao.headers.host || configuradas.includes(endereco.origin)
  }
}
