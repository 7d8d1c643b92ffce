import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarSetores } from './listar.ts'

export const rotasDeSetores: Rota[] = [rotaListarSetores]
