import type { Rota } from '../../platform/http/rota.ts'
import { rotaCotarFrete } from './cotar.ts'
import { rotaListarCondicionaisDeFrete } from './listar-condicionais.ts'
import { rotaObterCargaDoFrete } from './obter-carga.ts'

export const rotasDeFretes: Rota[] = [rotaCotarFrete, rotaObterCargaDoFrete, rotaListarCondicionaisDeFrete]
