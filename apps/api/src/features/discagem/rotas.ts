import type { Rota } from '../../platform/http/rota.ts'
import { rotaDiscar } from './discar.ts'

export const rotasDeDiscagem: Rota[] = [rotaDiscar]
