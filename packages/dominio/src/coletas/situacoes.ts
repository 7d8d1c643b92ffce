/** COL-01 Who fetches the goods; these are also the words of the addresses. */
export const TIPOS_DE_RESPONSAVEL = {
  representante: 'Representante',
  transportadora: 'Transportadora',
} as const
export type TipoDeResponsavel = keyof typeof TIPOS_DE_RESPONSAVEL
export const tiposDeResponsavel = Object.keys(TIPOS_DE_RESPONSAVEL) as [
  TipoDeResponsavel,
  ...TipoDeResponsavel[],
]

/** COL-01 Where a pickup order stands, and each ticket in it. */
export const SITUACOES_DA_COLETA = {
  GERADA: 'A coletar',
  CONFIRMADA: 'Confirmada',
  CANCELADA: 'Cancelada',
} as const
export type SituacaoDaColeta = keyof typeof SITUACOES_DA_COLETA
export const situacoesDaColeta = Object.keys(SITUACOES_DA_COLETA) as [SituacaoDaColeta, ...SituacaoDaColeta[]]

/** COL-01 What the history of a pickup order tells. */
export const ACOES_DA_COLETA = {
  GERACAO: 'gerou a ordem de coleta',
  CONFIRMACAO: 'confirmou a coleta',
  CANCELAMENTO: 'cancelou a coleta',
  ENCERRAMENTO: 'encerrou a coleta',
} as const
export type AcaoDaColeta = keyof typeof ACOES_DA_COLETA

const DIGITOS_DO_NUMERO = 6

/** The number of an order as it is printed and said: 'OC-000123'. */
export const numeroDaColeta = (id: number): string => `OC-${String(id).padStart(DIGITOS_DO_NUMERO, '0')}`

/** The id in what somebody typed or a reader scanned as a whole number of order; null when it is none. */
export function lerNumeroDaColeta(digitado: string): number | null {
  const [, digitos] = /^\s*OC[-\s]?0*(\d{1,15})\s*$/i.exec(digitado) ?? []
  return digitos ? Number(digitos) : null
}
