import type { StatusDePedido } from '@balcao/dominio/pedidos/status'

/** Codes and what they take off, in percent. */
export const CUPONS = [
  { codigo: 'PRIMAVERA5', percentual: '5.0000' },
  { codigo: 'VOLTOU3', percentual: '3.0000' },
  { codigo: 'FRETE10', percentual: '2.0000' },
] as const

/** Where an order without invoice stands, by how many days ago it was taken. */
export const STATUS_POR_IDADE: readonly { ate: number; status: readonly StatusDePedido[] }[] = [
  {
    ate: 0,
    status: [
      'AGUARDANDO',
      'AGUARDANDO',
      'ANALISE',
      'ANALISE',
      'DEPOSITO',
      'LIBERADO',
      'BLOQUEADO',
      'CANCELADO',
    ],
  },
  {
    ate: 3,
    status: [
      'ANALISE',
      'DEPOSITO',
      'BLOQUEADO',
      'LIBERADO',
      'LIBERADO',
      'SEPARACAO',
      'SEPARACAO',
      'CANCELADO',
    ],
  },
  {
    ate: Number.POSITIVE_INFINITY,
    status: ['SEPARACAO', 'SEPARACAO', 'BLOQUEADO', 'LIBERADO', 'DEPOSITO', 'CANCELADO', 'CANCELADO'],
  },
]

export const CRITICAS = [
  'Estoque insuficiente na filial para a quantidade pedida.',
  'Preço abaixo do mínimo da tabela.',
  'Produto bloqueado para a UF do cliente.',
  'Quantidade fora do múltiplo da embalagem.',
] as const

export const OBSERVACOES_DE_ENTREGA = [
  'Receber somente das 8h às 11h30, pela doca dos fundos.',
  'Agendar com o recebimento antes de sair para a entrega.',
  'Entregar em caminhão baixo: a rua não aceita truck.',
  'Conferir os volumes com a gerente da loja.',
] as const

export const OBSERVACOES_DO_PEDIDO = [
  'Separar com validade acima de 90 dias.',
  'Cliente pediu para faturar junto com o próximo pedido se couber na carga.',
  'Condição combinada com a supervisão por telefone.',
  'Não substituir marca em caso de falta.',
] as const

export const OBSERVACOES_DO_CLIENTE = [
  'Favor mandar a nota por e-mail assim que sair.',
  'Precisamos da mercadoria até sexta-feira.',
  'Reposição da promoção do fim de semana.',
] as const
