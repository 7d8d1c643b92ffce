/** GES-08 When what an order moves counts: as it is made, or as it is invoiced. */
export const MOMENTOS_DA_CONTA = ['PEDIDO', 'NOTA'] as const
export type MomentoDaConta = (typeof MOMENTOS_DA_CONTA)[number]
