import type { Rota } from '../../platform/http/rota.ts'
import { rotaConfirmarAviso, rotaConfirmarTodosOsAvisos } from './confirmar.ts'
import { rotaContarAvisosNaoLidos, rotaListarAvisos } from './listar.ts'
import { rotaPublicarAviso } from './publicar.ts'

export const rotasDeAvisos: Rota[] = [
  rotaListarAvisos,
  rotaContarAvisosNaoLidos,
  rotaConfirmarAviso,
  rotaConfirmarTodosOsAvisos,
  rotaPublicarAviso,
]
