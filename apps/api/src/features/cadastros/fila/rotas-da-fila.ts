import type { Rota } from '../../../platform/http/rota.ts'
import { rotaDecidirCadastro } from './decidir.ts'
import { rotaListarCadastros } from './listar.ts'
import { rotaListarSolicitantes } from './listar-solicitantes.ts'
import { rotaObterCadastro } from './obter.ts'

export const rotasDaFilaDeCadastros: Rota[] = [
  rotaListarCadastros,
  rotaListarSolicitantes,
  rotaObterCadastro,
  rotaDecidirCadastro,
]
