import type { Rota } from '../../platform/http/rota.ts'
import { rotaObterRastreio } from './obter.ts'

export const rotasDeRastreio: Rota[] = [rotaObterRastreio]
