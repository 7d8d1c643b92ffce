import type { Rota } from '../../platform/http/rota.ts'
import { rotaTotaisDaHome } from './totais.ts'

export const rotasDeHome: Rota[] = [rotaTotaisDaHome]
