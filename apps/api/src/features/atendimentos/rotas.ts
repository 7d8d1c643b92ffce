import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarAtendimentos } from './listar.ts'
import { rotaListarMotivosDeAtendimento } from './motivos.ts'
import { rotaRegistrarAtendimento } from './registrar.ts'

export const rotasDeAtendimentos: Rota[] = [
  rotaListarMotivosDeAtendimento,
  rotaRegistrarAtendimento,
  rotaListarAtendimentos,
]
