import type { Rota } from '../../platform/http/rota.ts'
import { rotaAutorizarCanal } from './autorizar-canal.ts'

export const rotasDeRealtime: Rota[] = [rotaAutorizarCanal]
