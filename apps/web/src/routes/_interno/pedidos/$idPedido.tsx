import { createFileRoute } from '@tanstack/react-router'
import { AbrirTicketDoPedido } from '../../../app/tickets/abrir-ticket-do-pedido.tsx'
import { PaginaDoPedido } from '../../../features/pedidos/detalhe/pagina-do-pedido.tsx'
import { PedidoNaoEncontrado } from '../../../features/pedidos/detalhe/pedido-nao-encontrado.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/pedidos/$idPedido')({
  staticData: { titulo: 'Pedido', acao: 'PEDIDO_VER' },
  component: Pedido,
})

function Pedido() {
  const { idPedido } = Route.useParams()
  if (!ID.test(idPedido)) return <PedidoNaoEncontrado />
  return (
    <PaginaDoPedido
      // Another order is another screen: nothing of the former one may stay.
      key={idPedido}
      idPedido={Number(idPedido)}
      acoes={({ cliente, notas }) => <AbrirTicketDoPedido idCli={cliente.id} notas={notas} />}
    />
  )
}
