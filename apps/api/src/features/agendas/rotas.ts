import type { Rota } from '../../platform/http/rota.ts'
import { rotaContarAgendasPorDia, rotaListarAgendasAtrasadas } from './calendario.ts'
import { rotaCriarAgenda } from './criar.ts'
import { rotaDesfazerReagendamento } from './desfazer.ts'
import { rotaFinalizarAgenda } from './finalizar.ts'
import { rotaLerCalendario } from './ler-calendario.ts'
import { rotaListarAgendas, rotaListarHistoricoDeAgendas } from './listar.ts'
import { rotaListarMotivosDaAgenda } from './motivos.ts'
import { rotaObterAgenda } from './obter.ts'
import {
  rotaAlterarLembretes,
  rotaCriarCalendario,
  rotaObterPreferenciasDaAgenda,
  rotaRevogarCalendario,
} from './preferencias.ts'
import { rotaReagendarAgenda } from './reagendar.ts'

export const rotasDeAgendas: Rota[] = [
  rotaListarAgendas,
  rotaListarHistoricoDeAgendas,
  rotaListarMotivosDaAgenda,
  rotaContarAgendasPorDia,
  rotaListarAgendasAtrasadas,
  rotaObterPreferenciasDaAgenda,
  rotaAlterarLembretes,
  rotaCriarCalendario,
  rotaRevogarCalendario,
  rotaLerCalendario,
  rotaObterAgenda,
  rotaFinalizarAgenda,
  rotaReagendarAgenda,
  rotaDesfazerReagendamento,
  rotaCriarAgenda,
]
