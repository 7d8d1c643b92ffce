import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarCampanhas, rotaObterCampanha, rotaOpcoesDaCampanha } from './ler.ts'
import { rotaAlterarCampanha, rotaCriarCampanha, rotaEncerrarCampanha } from './manter.ts'

export const rotasDeCampanhas: Rota[] = [
  rotaListarCampanhas,
  rotaOpcoesDaCampanha,
  rotaObterCampanha,
  rotaCriarCampanha,
  rotaAlterarCampanha,
  rotaEncerrarCampanha,
]
