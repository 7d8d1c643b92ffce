import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarMencionaveis, rotaListarSeguidores, rotaSeguirTicket } from './seguir.ts'

export const rotasDeSeguidores: Rota[] = [rotaSeguirTicket, rotaListarSeguidores, rotaListarMencionaveis]
