import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarDimensoes, rotaListarValoresDaDimensao } from './dimensoes.ts'
import { rotaListarInformacoes } from './listar.ts'
import { rotaAlterarInformacao, rotaCriarInformacao, rotaExcluirInformacao } from './manter.ts'

export const rotasDeInformacoes: Rota[] = [
  rotaListarInformacoes,
  rotaCriarInformacao,
  rotaAlterarInformacao,
  rotaExcluirInformacao,
  rotaListarDimensoes,
  rotaListarValoresDaDimensao,
]
