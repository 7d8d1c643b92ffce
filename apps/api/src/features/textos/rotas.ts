import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarTextos, rotaMudarTextos } from './manter.ts'
import { criarRotaPreviaDosTextos, type DadosDasPrevias } from './previa.ts'

/** `dados` comes from whoever knows tickets and quotes. */
export const rotasDosTextos = (dados: DadosDasPrevias): Rota[] => [
  rotaListarTextos,
  rotaMudarTextos,
  criarRotaPreviaDosTextos(dados),
]
