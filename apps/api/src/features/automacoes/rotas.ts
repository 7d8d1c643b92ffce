import type { Rota } from '../../platform/http/rota.ts'
import { rotaAlterarAutomacao, rotaCriarAutomacao } from './criar-e-alterar.ts'
import { rotaEnsaiarAutomacao } from './ensaiar.ts'
import { rotaExcluirAutomacao, rotaRestaurarAutomacao } from './excluir.ts'
import {
  rotaListarAutomacoes,
  rotaListarExecucoes,
  rotaObterAutomacao,
  rotaOpcoesDasAutomacoes,
} from './listar.ts'

export const rotasDeAutomacoes: Rota[] = [
  rotaListarAutomacoes,
  rotaOpcoesDasAutomacoes,
  rotaObterAutomacao,
  rotaListarExecucoes,
  rotaCriarAutomacao,
  rotaAlterarAutomacao,
  rotaExcluirAutomacao,
  rotaRestaurarAutomacao,
  rotaEnsaiarAutomacao,
]
