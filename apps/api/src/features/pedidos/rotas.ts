import type { Rota } from '../../platform/http/rota.ts'
import { rotaExportarMeusPedidos, rotaExportarPedidos } from './exportar.ts'
import { rotaListarMeusPedidos, rotaListarPedidos, rotaListarPedidosDoCliente } from './listar.ts'
import { criarRotaObterPedido, type NotasDoPedido } from './obter.ts'
import { rotaListarUltimosPedidosDoProduto } from './ultimos-do-produto.ts'

export const rotasDePedidos = (notasDoPedido: NotasDoPedido): Rota[] => [
  rotaListarPedidos,
  rotaListarMeusPedidos,
  rotaExportarPedidos,
  rotaExportarMeusPedidos,
  rotaListarPedidosDoCliente,
  rotaListarUltimosPedidosDoProduto,
  criarRotaObterPedido(notasDoPedido),
]
