import type { Rota } from '../../platform/http/rota.ts'
import { rotaFinalizarAgenda } from './finalizar.ts'
import { rotaListarAgendas, rotaListarHistoricoDeAgendas } from './listar.ts'
import { rotaListarMotivosDaAgenda } from './motivos.ts'
import { rotaObterAgenda } from './obter.ts'
import { rotaReagendarAgenda } from './reagendar.ts'

export const rotasDeAgendas: Rota[] = [
  rotaListarAgendas,
  rotaListarHistoricoDeAgendas,
  rotaListarMotivosDaAgenda,
  rotaObterAgenda,
  rotaFinalizarAgenda,
  rotaReagendarAgenda,
]
