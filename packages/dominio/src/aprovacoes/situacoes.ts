/** GES-03 Where an approval stands. The first two are open. */
export const SITUACOES_DA_APROVACAO = {
  PENDENTE: 'Pendente',
  SEPARADA: 'Separada',
  APROVADA: 'Aprovada',
  APROVADA_OUTRA: 'Aprovada com outra proposta',
  RECUSADA: 'Recusada',
  EXPIRADA: 'Expirada',
  RETIRADA: 'Retirada',
} as const
export type SituacaoDaAprovacao = keyof typeof SITUACOES_DA_APROVACAO

export const SITUACOES_ABERTAS = ['PENDENTE', 'SEPARADA'] as const satisfies readonly SituacaoDaAprovacao[]
export const estaAberta = (situacao: SituacaoDaAprovacao): boolean =>
  (SITUACOES_ABERTAS as readonly string[]).includes(situacao)

/** Why it was refused: one of these, and what else there is to say. */
export const MOTIVOS_DE_RECUSA = {
  MARGEM: 'Margem baixa demais',
  CLIENTE: 'Histórico ou risco do cliente',
  QUANTIDADE: 'Quantidade não justifica',
  ESTOQUE: 'Estoque não permite',
  POLITICA: 'Fora da política comercial',
  DADOS: 'Faltam informações',
  OUTRO: 'Outro motivo',
} as const
export type MotivoDeRecusa = keyof typeof MOTIVOS_DE_RECUSA
