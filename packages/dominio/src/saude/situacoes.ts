/** ADM-11 How the task queue of a business is, in the process that answered. */
export const SITUACOES_DA_FILA = {
  RODANDO: 'Rodando',
  PARADA: 'Parada',
  TENTANDO: 'Tentando voltar',
} as const
export type SituacaoDaFila = keyof typeof SITUACOES_DA_FILA
export const situacoesDaFila = Object.keys(SITUACOES_DA_FILA) as SituacaoDaFila[]

const CARENCIA_DA_FILA_MS = 30_000

/** SEG-06 A queue that fell comes back within seconds; one that does not is a reason not to be sent more work. */
export const filaParadaDemais = (paradaHaMs: number): boolean => paradaHaMs > CARENCIA_DA_FILA_MS

/** ADM-11 What becomes of a task that failed. */
export const SITUACOES_DA_TAREFA = {
  DESISTIU: 'Desistiu',
  VAI_TENTAR: 'Vai tentar de novo',
} as const
export type SituacaoDaTarefa = keyof typeof SITUACOES_DA_TAREFA
export const situacoesDaTarefa = Object.keys(SITUACOES_DA_TAREFA) as SituacaoDaTarefa[]

/** Given up once it was tried as often as it may be: only a person has it tried again. */
export const situacaoDaTarefa = (tentativas: number, maximo: number): SituacaoDaTarefa =>
  tentativas >= maximo ? 'DESISTIU' : 'VAI_TENTAR'
