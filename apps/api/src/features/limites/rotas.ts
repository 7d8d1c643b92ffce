import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarLimites } from './listar.ts'

export const rotasDeLimites: Rota[] = [rotaListarLimites]
