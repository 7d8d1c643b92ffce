import { autorizarCanais, MAXIMO_DE_CANAIS } from '@balcao/dominio/realtime/contratos'
import type { ChannelAuthorizationHandler } from 'pusher-js'
import { chamar } from './api.ts'

type Pedido = {
  socketId: string
  canal: string
  responder: Parameters<ChannelAuthorizationHandler>[1]
}

const ESPERA_DOS_OUTROS_MS = 300

const fila: Pedido[] = []

/** SHL-06 The channels that a page joins together are asked for together; each hears its own answer. */
export const autorizar: ChannelAuthorizationHandler = ({ socketId, channelName }, responder) => {
  fila.push({ socketId, canal: channelName, responder })
  // Each part of the page comes to its channel when its code does: all of them in one question.
  if (fila.length === 1) setTimeout(pedirTodos, ESPERA_DOS_OUTROS_MS)
}

function pedirTodos(): void {
  for (const [socketId, pedidos] of Map.groupBy(fila.splice(0), (pedido) => pedido.socketId))
    while (pedidos.length > 0) void pedir(socketId, pedidos.splice(0, MAXIMO_DE_CANAIS))
}

async function pedir(socket_id: string, pedidos: readonly Pedido[]): Promise<void> {
  try {
    const { itens } = await chamar(autorizarCanais, {
      corpo: { socket_id, canais: pedidos.map(({ canal }) => canal) },
    })
    pedidos.forEach(({ canal, responder }, i) => {
      const autorizacao = itens[i]
      if (autorizacao) responder(null, autorizacao)
      else responder(new Error(`${canal}: recusado`), null)
    })
  } catch (erro) {
    for (const { responder } of pedidos) responder(erro as Error, null)
  }
}
