import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarCidades, rotaListarEstados, rotaListarFiliais } from './lugares.ts'

export const rotasDeConsultas: Rota[] = [rotaListarEstados, rotaListarCidades, rotaListarFiliais]
