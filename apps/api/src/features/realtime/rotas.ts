import type { Rota } from '../../platform/http/rota.ts'
import { rotaAutorizarCanais, rotaAutorizarCanal } from './autorizar-canal.ts'

export const rotasDeRealtime: Rota[] = [rotaAutorizarCanal, rotaAutorizarCanais]
