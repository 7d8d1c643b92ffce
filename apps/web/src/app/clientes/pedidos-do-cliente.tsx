import { useState } from 'react'
import { RepetirPedido } from '../../features/orcamentos/repetir-em-novo-orcamento.tsx'
import { temSaldo } from '../../features/pedidos/detalhe/pedido.ts'
import { PedidosDoCliente as Pedidos } from '../../features/pedidos/pedidos-do-cliente.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { NotaNoPortal } from '../notas/nota-no-portal.tsx'

/** CLI-01, DOC-04 The orders of a customer, with the way to the invoices they became. */
export function PedidosDoCliente(props: SecaoDoClienteProps) {
  const { pode } = useSessao()
  const [idNota, setIdNota] = useState<number | null>(null)
  return (
    <>
      <Pedidos
        {...props}
        aoAbrirNota={pode('CLIENTE_NOTAS') ? setIdNota : undefined}
        repetir={(pedido) => <RepetirPedido id={pedido.id} temSaldo={temSaldo(pedido)} />}
      />
      <NotaNoPortal idNota={idNota} aoFechar={() => setIdNota(null)} />
    </>
  )
}
