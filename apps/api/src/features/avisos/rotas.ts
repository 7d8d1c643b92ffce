import type { Rota } from '../../platform/http/rota.ts'
import { rotaConfirmarAviso, rotaConfirmarTodosOsAvisos, rotaConfirmarVariosAvisos } from './confirmar.ts'
import { rotaExportarAvisos } from './exportar.ts'
import { rotaListarAvisosPublicados, rotaListarLeiturasDoAviso, rotaRetirarAviso } from './gerir.ts'
import { rotaContarAvisosNaoLidos, rotaListarAvisos } from './listar.ts'
import { rotaPublicarAviso } from './publicar.ts'

export const rotasDeAvisos: Rota[] = [
  rotaListarAvisos,
  rotaExportarAvisos,
  rotaContarAvisosNaoLidos,
  rotaConfirmarAviso,
  rotaConfirmarTodosOsAvisos,
  rotaConfirmarVariosAvisos,
  rotaPublicarAviso,
  rotaListarAvisosPublicados,
  rotaListarLeiturasDoAviso,
  rotaRetirarAviso,
]
