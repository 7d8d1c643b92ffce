import { ErroDeNegocio } from '@balcao/dominio/erros'

const ESPERA_S = 5

type Limites = { aoMesmoTempo: number; esperando: number }

/**
 * Work that weighs on memory: so many at a time, the next ones wait in the order they came, and whoever comes when too
 * many wait is told so. What they hold while waiting is theirs to keep small.
 */
export function criarVez({ aoMesmoTempo, esperando }: Limites) {
  let livres = aoMesmoTempo
  const fila: (() => void)[] = []
  return async <T>(fazer: () => Promise<T>): Promise<T> => {
    if (livres > 0) livres--
    else if (fila.length < esperando) await new Promise<void>((resolver) => fila.push(resolver))
    else throw new ErroDeNegocio('SERVIDOR_OCUPADO', { esperar: ESPERA_S })
    try {
      return await fazer()
    } finally {
      // Handed on, never put back while somebody waits: a newcomer does not pass in front.
      const proximo = fila.shift()
      if (proximo) proximo()
      else livres++
    }
  }
}
