import { diasEntre } from '../formatos/datas.ts'

export type SituacaoDoDocumento = 'SEM_VALIDADE' | 'VALIDO' | 'VENCENDO' | 'VENCIDO'

type Prazo = {
  /** 'YYYY-MM-DD'; null for a paper that does not end. */
  validade: string | null
  hoje: string
  /** How many days before its end it is said to be ending. */
  avisoDias: number
}

/** A paper is good through its last day. */
export function situacaoDoDocumento({ validade, hoje, avisoDias }: Prazo): SituacaoDoDocumento {
  if (validade === null) return 'SEM_VALIDADE'
  const faltam = diasEntre(hoje, validade)
  if (faltam < 0) return 'VENCIDO'
  return faltam <= avisoDias ? 'VENCENDO' : 'VALIDO'
}
