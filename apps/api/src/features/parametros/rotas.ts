import type { Rota } from '../../platform/http/rota.ts'
import type { LerEscolhas } from './escolhas.ts'
import { criarRotaListarParametros } from './ler.ts'
import { criarRotaMudarParametro, rotaCopiarParametros } from './manter.ts'

/** `tiposDeTicket` comes from whoever knows tickets. */
export const rotasDeParametros = (tiposDeTicket: LerEscolhas): Rota[] => [
  criarRotaListarParametros(tiposDeTicket),
  criarRotaMudarParametro(tiposDeTicket),
  rotaCopiarParametros,
]
