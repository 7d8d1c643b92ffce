/** DOC-04 What the own fleet tells of a delivery, in the order in which it happens. */
export const OCORRENCIAS = {
  EMITIDA: { codigo: '01', descricao: 'Nota fiscal emitida; mercadoria em separação' },
  SAIU: { codigo: '10', descricao: 'Saiu do centro de distribuição' },
  ROTA: { codigo: '20', descricao: 'Em rota de entrega' },
  ENTREGUE: { codigo: '90', descricao: 'Entrega realizada' },
} as const
