import type { Rota } from '../../platform/http/rota.ts'
import {
  rotaExportarEquipeDoDia,
  rotaListarEquipeDoDia,
  rotaListarLinhasDoIndicador,
  rotaResumirEquipeDoDia,
} from './listar.ts'

export const rotasDaEquipeDoDia: Rota[] = [
  rotaListarEquipeDoDia,
  rotaResumirEquipeDoDia,
  rotaExportarEquipeDoDia,
  rotaListarLinhasDoIndicador,
]
