import { CANAL_DE_PEDIDOS, type EventosDePedidos } from '@balcao/dominio/pedidos/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { type Evento, publicar } from '../../platform/realtime/publicar.ts'

/** SHL-06 Whoever shows this order, or a list of them, reads it again. */
export const eventoDoPedido = ({ muda }: Pick<Autoria, 'muda'>): Evento => ({
  canal: CANAL_DE_PEDIDOS,
  evento: 'pedido-mudou' satisfies keyof EventosDePedidos,
  dados: {} satisfies EventosDePedidos['pedido-mudou'],
  muda,
})

export const anunciarPedido = (tx: Tx, autoria: Pick<Autoria, 'muda'>): Promise<void> =>
  publicar(tx, eventoDoPedido(autoria))
