import type { TipoDeBloqueio } from '@balcao/dominio/pedidos/bloqueios'

export const MOTIVOS_DE_CANCELAMENTO = [
  'O cliente desistiu da compra.',
  'Pedido digitado em duplicidade.',
  'O cliente pediu para refazer com outra condição de pagamento.',
  'Sem estoque para a data combinada.',
] as const

/** What may hold an order back, each as whoever looks at it would read it. */
export const BLOQUEIOS_DA_DEMO: readonly (readonly { tipo: TipoDeBloqueio; detalhe: string }[])[] = [
  [{ tipo: 'CREDITO', detalhe: 'limite de R$ 10.000,00 excedido em R$ 312,40' }],
  [{ tipo: 'PRECO', detalhe: 'desconto de 12,00%, e quem vendeu pode dar até 8,00%' }],
  [{ tipo: 'TITULO_VENCIDO', detalhe: '1 título vencido há 12 dias, no total de R$ 1.480,00' }],
  [
    { tipo: 'CREDITO', detalhe: 'limite de R$ 5.000,00 excedido em R$ 1.920,15' },
    { tipo: 'MARGEM', detalhe: 'margem de 3,10%, abaixo da mínima de 6,00%' },
  ],
  [{ tipo: 'ESTOQUE', detalhe: 'faltam 24 unidades de um item na filial' }],
]
