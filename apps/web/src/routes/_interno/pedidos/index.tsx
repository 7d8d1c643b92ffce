import { PAGINAS } from '@balcao/dominio/paginas'
import { createFileRoute } from '@tanstack/react-router'
import { ListaDaRota } from '../../../app/lista-da-rota.tsx'
import type { FiltrosDePedidos } from '../../../features/pedidos/lista/filtros-de-pedidos.ts'
import { LISTA_DE_PEDIDOS } from '../../../features/pedidos/lista/lista-de-pedidos.tsx'

export const Route = createFileRoute('/_interno/pedidos/')({
  staticData: { titulo: PAGINAS['/pedidos'], acao: 'PEDIDO_LISTAR' },
  validateSearch: (endereco: Record<string, unknown>) => endereco as FiltrosDePedidos,
  component: Pedidos,
})

function Pedidos() {
  return <ListaDaRota lista={LISTA_DE_PEDIDOS} />
}
