import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarCidades, rotaListarEstados } from './listar.ts'

export const rotasDeLugares: Rota[] = [rotaListarEstados, rotaListarCidades]
