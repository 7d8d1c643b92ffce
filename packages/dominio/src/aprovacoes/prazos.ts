import type { SituacaoDaAprovacao } from './situacoes.ts'

const UMA_HORA_MS = 3_600_000
const UM_DIA_MS = 24 * UMA_HORA_MS

export type Esperando = {
  situacao: SituacaoDaAprovacao
  pedidaEm: Date
  separadaAte: Date | null
  venceEm: Date | null
  lembradaEm: Date | null
  escaladaEm: Date | null
}

/** Of the branch; 0 is never. */
export type Cobranca = { horasDoLembrete: number; horasDaEscalada: number }

/** GES-03 What the clock does to one that waits: lapse before all, then come back to the queue, then tell others, then remind. */
export function oQueORelogioFaz(
  { situacao, pedidaEm, separadaAte, venceEm, lembradaEm, escaladaEm }: Esperando,
  { horasDoLembrete, horasDaEscalada }: Cobranca,
  agora: Date,
): 'EXPIRAR' | 'VOLTAR' | 'ESCALAR' | 'LEMBRAR' | null {
  if (venceEm !== null && venceEm <= agora) return 'EXPIRAR'
  if (situacao === 'SEPARADA') return separadaAte !== null && separadaAte <= agora ? 'VOLTAR' : null
  if (situacao !== 'PENDENTE') return null
  const horas = (agora.getTime() - pedidaEm.getTime()) / UMA_HORA_MS
  if (horasDaEscalada > 0 && horas >= horasDaEscalada && escaladaEm === null) return 'ESCALAR'
  return horasDoLembrete > 0 && horas >= horasDoLembrete && lembradaEm === null && escaladaEm === null
    ? 'LEMBRAR'
    : null
}

/** Null where it waits for as long as it takes. */
export const venceEm = (pedidaEm: Date, dias: number): Date | null =>
  dias > 0 ? new Date(pedidaEm.getTime() + dias * UM_DIA_MS) : null
