import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarFiliais } from './listar.ts'

export const rotasDeFiliais: Rota[] = [rotaListarFiliais]
