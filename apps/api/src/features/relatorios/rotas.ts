import type { Rota } from '../../platform/http/rota.ts'
import { rotaGerarRelatorio } from './gerar.ts'
import { rotaListarParametrosDoRelatorio, rotaListarRelatorios } from './listar.ts'
import { rotaVerRelatorio } from './visualizar.ts'

export const rotasDeRelatorios: Rota[] = [
  rotaListarRelatorios,
  rotaListarParametrosDoRelatorio,
  rotaGerarRelatorio,
  rotaVerRelatorio,
]
