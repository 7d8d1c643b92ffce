import type { Rota } from '../../platform/http/rota.ts'
import { rotaExportarCarteira, rotaListarCarteira, rotaResumirCarteira } from './listar.ts'

export const rotasDaCarteira: Rota[] = [rotaListarCarteira, rotaResumirCarteira, rotaExportarCarteira]
