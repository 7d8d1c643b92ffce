import type { Rota } from '../../platform/http/rota.ts'
import { rotaGravarGrade, rotaImportarObjetivos, rotaObterGrade } from './definir.ts'
import {
  rotaExportarObjetivos,
  rotaListarMeusObjetivos,
  rotaListarObjetivos,
  rotaListarVendasDoObjetivo,
  rotaObterObjetivo,
  rotaResumirObjetivos,
} from './listar.ts'

export const rotasDeObjetivos: Rota[] = [
  rotaListarObjetivos,
  rotaResumirObjetivos,
  rotaExportarObjetivos,
  rotaListarMeusObjetivos,
  rotaObterGrade,
  rotaGravarGrade,
  rotaImportarObjetivos,
  rotaObterObjetivo,
  rotaListarVendasDoObjetivo,
]
