import { AsyncLocalStorage } from 'node:async_hooks'
import type { Posicao } from '@balcao/dominio/posicao'
import type { Span } from '@opentelemetry/api'
import type { Rastreador } from './rastros/rastreador.ts'

/** ESC-07 What is being done, wherever its work leads: by which request it was asked for, and where in its trace that is. */
export type EmCurso = {
  readonly pedido: string | null
  /** Absent where nobody asked for traces. */
  readonly rastros?: Rastreador | undefined
  readonly span?: Span | undefined
  /** ESC-03 Told after each commit how far the log was by then, where somebody wants to know. */
  aoConfirmar?: (posicao: Posicao) => void
}

export const emCurso = new AsyncLocalStorage<EmCurso>()

export const pedidoEmCurso = (): string | null => emCurso.getStore()?.pedido ?? null
