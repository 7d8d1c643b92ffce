export const TIPOS_DE_AGENDA = { A: 'Venda', C: 'Cobrança' } as const
export type TipoDeAgenda = keyof typeof TIPOS_DE_AGENDA

/** AGE-02 How it stands, how it reads, and the colour of its row. */
export const SITUACOES_DA_AGENDA = {
  ATRASADA: { label: 'Atrasada', type: 'ERROR' },
  PENDENTE: { label: 'Pendente', type: 'DEFAULT' },
  CUMPRIDA: { label: 'Cumprida', type: 'SUCCESS' },
} as const
export type SituacaoDaAgenda = keyof typeof SITUACOES_DA_AGENDA

/** AGE-01 What the dialler told of the call. */
export const STATUS_DA_DISCADORA = {
  LIGACAO_OCUPADA: 'Ligação ocupada',
  LIGACAO_NAO_ATENDIDA: 'Ligação não atendida',
  LIGACAO_RECEBIDA: 'Ligação recebida',
  LIGACAO_ATENDIDA: 'Ligação atendida',
} as const
export type StatusDaDiscadora = keyof typeof STATUS_DA_DISCADORA

export function situacaoDaAgenda(
  { agendadaPara, finalizadaEm }: { agendadaPara: Date; finalizadaEm: Date | null },
  agora: Date,
): SituacaoDaAgenda {
  if (finalizadaEm !== null) return 'CUMPRIDA'
  return agendadaPara.getTime() < agora.getTime() ? 'ATRASADA' : 'PENDENTE'
}

/** AGE-01 Where an agenda of this portal comes from; another system's is changed there. */
export const ORIGEM_DO_PORTAL = 'GO'
