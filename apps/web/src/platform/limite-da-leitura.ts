import { TEXTOS } from '@balcao/dominio/mensagens'
import { ApiError, DEMOROU } from './api-error.ts'

/** ERR-04 Nobody looks at a skeleton longer than this, attempts and pauses included. */
const LIMITE_MS = 9_000

// The attempts of one reading share its signal.
const limites = new WeakMap<AbortSignal, AbortSignal>()

/** Reads within the limit of its reading; what does not come in time is told, and may be asked for again. */
export async function semEsperarMais<T>(
  leitura: AbortSignal,
  ler: (sinal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limite = limites.get(leitura) ?? AbortSignal.timeout(LIMITE_MS)
  limites.set(leitura, limite)
  try {
    return await ler(AbortSignal.any([leitura, limite]))
  } catch (causa) {
    if (limite.aborted && !leitura.aborted)
      throw new ApiError(TEXTOS.falhaDeComunicacao, { status: DEMOROU }, { cause: causa })
    throw causa
  }
}
