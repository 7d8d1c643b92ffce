import type { Rota } from '../../platform/http/rota.ts'
import { rotaCancelarPedido } from './cancelar.ts'
import { rotaExportarMeusPedidos, rotaExportarPedidos } from './exportar.ts'
import { rotaLiberarBloqueio } from './liberar-bloqueio.ts'
import { rotaListarMeusPedidos, rotaListarPedidos, rotaListarPedidosDoCliente } from './listar.ts'
import { criarRotaObterPedido, type NotasDoPedido } from './obter.ts'
import { criarRotaObterVidaDoPedido, type IntegracaoDoPedido, type TrocaDoPedido } from './obter-vida.ts'
import { rotaListarUltimosPedidosDoProduto } from './ultimos-do-produto.ts'

/** What is known of an order by those who refer to it. */
type DosOutros = {
  notasDoPedido: NotasDoPedido
  integracaoDoPedido: IntegracaoDoPedido
  trocaDoPedido: TrocaDoPedido
}

export const rotasDePedidos = ({ notasDoPedido, integracaoDoPedido, trocaDoPedido }: DosOutros): Rota[] => [
  rotaListarPedidos,
  rotaListarMeusPedidos,
  rotaExportarPedidos,
  rotaExportarMeusPedidos,
  rotaListarPedidosDoCliente,
  rotaListarUltimosPedidosDoProduto,
  criarRotaObterPedido(notasDoPedido),
  criarRotaObterVidaDoPedido(integracaoDoPedido, trocaDoPedido),
  rotaLiberarBloqueio,
  rotaCancelarPedido,
]
