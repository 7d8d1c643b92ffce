import type { Rota } from '../../platform/http/rota.ts'
import { rotaTentarTarefaDeNovo } from './tentar-de-novo.ts'
import { rotaTentarParteDeNovo } from './tentar-parte-de-novo.ts'
import { rotaListarTarefasQueFalharam, rotaVerSaude } from './ver.ts'

export const rotasDeSaude: Rota[] = [
  rotaVerSaude,
  rotaListarTarefasQueFalharam,
  rotaTentarTarefaDeNovo,
  rotaTentarParteDeNovo,
]
