import type { Rota } from '../../platform/http/rota.ts'
import { rotaApagarVisao, rotaGuardarVisao, rotaListarVisoes } from './visoes.ts'

export const rotasDeVisoes: Rota[] = [rotaListarVisoes, rotaGuardarVisao, rotaApagarVisao]
