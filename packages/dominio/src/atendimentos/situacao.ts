/** CLI-08 What becomes of the quote that was talked about. */
export const SITUACAO_DO_ORCAMENTO = { ABERTO: 1, PERDIDO: 2 } as const
export type SituacaoDoOrcamento = (typeof SITUACAO_DO_ORCAMENTO)[keyof typeof SITUACAO_DO_ORCAMENTO]

export const SITUACOES_DO_ORCAMENTO: Record<SituacaoDoOrcamento, string> = { 1: 'Em aberto', 2: 'Perdido' }
