import type { Rota } from '../../platform/http/rota.ts'
import { rotaAvaliarTicket, rotaObterAvaliacao } from './avaliar.ts'

export const rotasDeAvaliacoes: Rota[] = [rotaObterAvaliacao, rotaAvaliarTicket]
