/** What a demo filled when there were only orders, invoices and tickets of each customer does not have. */
export const SEM_RELACIONAMENTO = `
  truncate cliente_telefone, cliente_email, cliente_vendedor, contato, dimensao, informacao_adicional,
    conta_de_cobranca, titulo, titulo_prorrogacao, limite_de_credito, orcamento, agenda, atendimento,
    ocorrencia_de_entrega cascade`
