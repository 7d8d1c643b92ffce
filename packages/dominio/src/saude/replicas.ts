/** ESC-03 How a replica is, as the process that reads from it sees it. */
export const SITUACOES_DA_REPLICA = {
  BOA: 'atende',
  FORA: 'não responde',
  PRIMARIO: 'aceita gravações, então não é réplica',
  ATRASADA: 'está atrasada',
  OUTRA_HISTORIA: 'tem o que o primário não tem, e precisa ser refeita',
} as const
export type SituacaoDaReplica = keyof typeof SITUACOES_DA_REPLICA

export type ReplicaNaSaude = { servidor: string; situacao: SituacaoDaReplica; atrasoMs: number }
