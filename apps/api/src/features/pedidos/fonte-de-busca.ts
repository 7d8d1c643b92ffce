import { ehONumero } from '@balcao/dominio/busca/exatos-primeiro'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { FonteDeBusca } from '../../fonte-de-busca.ts'
import { pedidosPeloTermo } from './queries-lista.ts'

/** Orders by number, purchase order of the customer, or whose they are. */
export const fonteDePedidos: FonteDeBusca = {
  acao: 'PEDIDO_VER',
  async buscar(banco, sessao, q, take, negocio, pedirClientes) {
    const pedidos = await pedidosPeloTermo(banco, sessao, q, take + 1, pedirClientes)
    return {
      itens: pedidos.slice(0, take).map(({ id, cliente, incluidoEm, valorTotal, ordemCompra, filial }) => ({
        id,
        titulo: `Pedido ${id} · ${cliente.fant}`,
        detalhe: [
          formatarData(incluidoEm.toISOString()),
          formatarDinheiro(valorTotal, negocio.parametros(filial.id).casasDecimaisDinheiro),
          ordemCompra && `Ordem de compra ${ordemCompra}`,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
      temMais: pedidos.length > take,
      exato: pedidos.some(({ id }) => ehONumero(q, id)),
    }
  },
}
