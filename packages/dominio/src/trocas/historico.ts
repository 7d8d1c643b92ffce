const FRASES: Record<string, string> = {
  COMECO: 'Começou a troca',
  PEDIR: 'Pediu aprovação',
  AUTORIZAR: 'Aprovou',
  PEDIDO: 'Pedido gerado',
  SEM_PEDIDO: 'Aprovada, mas o pedido não pôde ser gerado',
  DESFAZER: 'Desfez a troca',
}

/** One line of what happened to an exchange. */
export function fraseDoHistorico(acao: string, dados: Record<string, unknown> | null): string {
  const frase = FRASES[acao] ?? acao
  const detalhe = dados?.pedido ?? dados?.ate ?? dados?.porque ?? dados?.motivo ?? dados?.justificativa
  return detalhe == null || detalhe === '' ? frase : `${frase}: ${String(detalhe)}`
}
