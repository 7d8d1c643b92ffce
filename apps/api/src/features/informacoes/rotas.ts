import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarDimensoes, rotaListarValoresDaDimensao } from './dimensoes.ts'
import { rotaAlterarInformacao, rotaCriarInformacao, rotaExcluirInformacao } from './escrever.ts'
import { rotaListarInformacoes } from './listar.ts'

export const rotasDeInformacoes: Rota[] = [
  rotaListarInformacoes,
  rotaCriarInformacao,
  rotaAlterarInformacao,
  rotaExcluirInformacao,
  rotaListarDimensoes,
  rotaListarValoresDaDimensao,
]
