import type { Encargos } from '@balcao/dominio/pedidos/totais'
import type { pedido } from './tabelas.ts'

/** Columns of a quote or an order that are charged besides the goods. */
export type ComEncargos = Pick<typeof pedido.$inferSelect, 'valorFrete' | 'valorSeguro' | 'taxaFixa'>

/** DOC-01 Read in one place: whoever adds up a document takes them all. */
export const encargosDe = ({ valorFrete, valorSeguro, taxaFixa }: ComEncargos): Encargos => ({
  vlFrete: valorFrete,
  vlSeguro: valorSeguro,
  taxaFixa,
})
