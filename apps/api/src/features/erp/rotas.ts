import type { Rota } from '../../platform/http/rota.ts'
import { rotaReceberEventoDoErp } from './receber-evento.ts'
import { rotaReenviarPedido } from './reenviar.ts'

export const rotasDoErp: Rota[] = [rotaReceberEventoDoErp, rotaReenviarPedido]
