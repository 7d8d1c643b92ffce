import type { Negocio } from './negocio.ts'
import { criarRota } from './platform/http/rota.ts'
import type { Sessao } from './sessao.ts'

/** `rota` with the types of this application. */
export const rota = criarRota<Negocio, Sessao>()
