import { AsyncLocalStorage } from 'node:async_hooks'

/** ESC-07 The id of the request that is being answered, wherever its work leads. */
export const pedidoEmCurso = new AsyncLocalStorage<string>()
