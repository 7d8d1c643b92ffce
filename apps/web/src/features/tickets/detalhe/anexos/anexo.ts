import type { EntradaDoHistorico } from '@balcao/dominio/tickets/detalhe/contratos'

/** ENT-04 A file of a ticket. */
export type Anexo = EntradaDoHistorico['anexos'][number]

export const ehImagem = ({ midia }: Anexo): boolean => midia.startsWith('image/')
