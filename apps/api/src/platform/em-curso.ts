import { AsyncLocalStorage } from 'node:async_hooks'
import type { Posicao } from '@balcao/dominio/posicao'

type Pedido = {
  /** ESC-07 */
  id: string
  /** ESC-03 Told after each commit how far the log was by then, where somebody wants to know. */
  aoConfirmar?: (posicao: Posicao) => void
}

/** The request that is being answered, wherever its work leads. */
export const pedidoEmCurso = new AsyncLocalStorage<Pedido>()
