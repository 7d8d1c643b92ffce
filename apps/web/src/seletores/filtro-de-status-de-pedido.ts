import { labelDoStatus, STATUS_DE_ORCAMENTO, STATUS_DE_PEDIDO } from '@balcao/dominio/pedidos/status'
import type { Filtro } from '../platform/listas/descricao.ts'

/** GER-12, PAR-02 With the branch's own names. */
const filtroDeStatus = (lista: readonly { chave: string }[]) =>
  ({
    tipo: 'escolhas',
    campo: 'status',
    rotulo: 'Status',
    opcoes: ({ parametros }) =>
      lista.map(({ chave }) => ({
        valor: chave,
        nome: labelDoStatus(chave, parametros.descricaoStatusPedido),
      })),
  }) as const satisfies Filtro<{ status?: string[]; page?: number }>

export const FILTRO_DE_STATUS_DE_PEDIDO = filtroDeStatus(STATUS_DE_PEDIDO)

/** DOC-03 Those of quotes too, as they are shown. */
export const FILTRO_DE_STATUS_DE_ORCAMENTO = filtroDeStatus(STATUS_DE_ORCAMENTO)
