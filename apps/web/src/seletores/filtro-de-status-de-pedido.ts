import { labelDoStatus, STATUS_DE_PEDIDO } from '@balcao/dominio/pedidos/status'
import type { Filtro } from '../platform/listas/descricao.ts'

/** GER-12, PAR-02 Order status, with the branch's own names. */
export const FILTRO_DE_STATUS_DE_PEDIDO = {
  tipo: 'escolhas',
  campo: 'status',
  rotulo: 'Status',
  opcoes: ({ parametros }) =>
    STATUS_DE_PEDIDO.map(({ chave }) => ({
      valor: chave,
      nome: labelDoStatus(chave, parametros.descricaoStatusPedido),
    })),
} as const satisfies Filtro<{ status?: string[]; page?: number }>
