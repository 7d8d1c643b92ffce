import type { Rota } from '../../platform/http/rota.ts'
import { rotaListarCondicionaisDeFrete } from './listar-condicionais.ts'

export const rotasDeFretes: Rota[] = [rotaListarCondicionaisDeFrete]
