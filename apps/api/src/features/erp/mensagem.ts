/** What an ERP may be told of an order. */
export type AssuntoAoErp = 'pedido.incluido' | 'pedido.liberado' | 'pedido.cancelado'

export type ItemAoErp = {
  numero: number
  codigo: string
  descricao: string
  embalagem: string
  filial: number
  qtde: string
  vlUnit: string
  vlTot: string
}

/** As it goes out: money and quantities as text, because they are decimal. */
export type MensagemAoErp = {
  assunto: AssuntoAoErp
  /** Why, of a release or a cancellation. */
  motivo: string | null
  pedido: {
    id: number
    idExterno: string | null
    status: string
    filial: { id: number; cnpj: string }
    cliente: { id: number; documento: string; razSoc: string }
    incluidoEm: string
    dataProgramada: string | null
    ordemCompra: string | null
    plano: string
    cobranca: string
    frete: { tipo: string; transportadora: string | null; valor: string }
    observacoes: { pedido: string | null; entrega: string | null }
    vlSubTot: string
    vlTot: string
    itens: ItemAoErp[]
  }
}
