import type { Rota } from '../../platform/http/rota.ts'
import { rotaAlterarResposta, rotaCriarResposta } from './criar-e-alterar.ts'
import { rotaExcluirResposta, rotaRestaurarResposta } from './excluir.ts'
import {
  rotaBaixarAnexoDaResposta,
  rotaListarRespostas,
  rotaObterResposta,
  rotaOferecerRespostas,
} from './listar.ts'
import { rotaUsarResposta } from './usar.ts'

export const rotasDeRespostas: Rota[] = [
  rotaListarRespostas,
  rotaOferecerRespostas,
  rotaObterResposta,
  rotaCriarResposta,
  rotaAlterarResposta,
  rotaExcluirResposta,
  rotaRestaurarResposta,
  rotaUsarResposta,
  rotaBaixarAnexoDaResposta,
]
