import type { Rota } from '../../platform/http/rota.ts'
import { rotaComecarTroca } from './comecar.ts'
import { rotaDesfazerTroca } from './desfazer.ts'
import { rotaGerarPedidoDaTroca } from './gerar-pedido.ts'
import { rotaListarTrocas, rotaObterTroca, rotaObterTrocaDoTicket } from './ler.ts'
import { rotaPedirTroca } from './pedir.ts'

export const rotasDeTrocas: Rota[] = [
  rotaListarTrocas,
  rotaObterTrocaDoTicket,
  rotaObterTroca,
  rotaComecarTroca,
  rotaPedirTroca,
  rotaGerarPedidoDaTroca,
  rotaDesfazerTroca,
]
