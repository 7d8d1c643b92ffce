import { baixarPedido } from '@balcao/dominio/pedidos/contratos'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { NotaNoPortal } from '../../../app/notas/nota-no-portal.tsx'
import { AbrirTicketDoPedido } from '../../../app/tickets/abrir-ticket-do-pedido.tsx'
import { BotaoDoPdf } from '../../../documento-comercial/botao-do-pdf.tsx'
import { RepetirPedido } from '../../../features/orcamentos/repetir-em-novo-orcamento.tsx'
import { PaginaDoPedido } from '../../../features/pedidos/detalhe/pagina-do-pedido.tsx'
import { temSaldo } from '../../../features/pedidos/detalhe/pedido.ts'
import { PedidoNaoEncontrado } from '../../../features/pedidos/detalhe/pedido-nao-encontrado.tsx'
import { useSessao } from '../../../platform/sessao.tsx'

const ID = /^[1-9]\d{0,14}$/

export const Route = createFileRoute('/_interno/pedidos/$idPedido')({
  staticData: { titulo: 'Pedido', acao: 'PEDIDO_VER' },
  validateSearch: ({ de }: Record<string, unknown>): { de?: 'meus' } => (de === 'meus' ? { de } : {}),
  component: Pedido,
})

function Pedido() {
  const { idPedido } = Route.useParams()
  const { de } = Route.useSearch()
  const { pode } = useSessao()
  const [idNota, setIdNota] = useState<number | null>(null)
  if (!ID.test(idPedido)) return <PedidoNaoEncontrado />
  return (
    <>
      <PaginaDoPedido
        // Another order is another screen: nothing of the former one may stay.
        key={idPedido}
        idPedido={Number(idPedido)}
        dosMeus={de === 'meus'}
        aoAbrirNota={pode('CLIENTE_NOTAS') ? setIdNota : undefined}
        acoes={(pedido) => (
          <>
            <BotaoDoPdf contrato={baixarPedido} id={pedido.id} nome={`pedido-${pedido.id}.pdf`} />
            <RepetirPedido id={pedido.id} temSaldo={temSaldo(pedido)} />
            <AbrirTicketDoPedido idCli={pedido.cliente.id} notas={pedido.notas} />
          </>
        )}
      />
      <NotaNoPortal idNota={idNota} aoFechar={() => setIdNota(null)} />
    </>
  )
}
