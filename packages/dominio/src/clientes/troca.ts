type Troca = {
  /** PER-05 The system of record lets the portal change it. */
  permiteEditar: boolean
  /** An e-mail that an account of the portal was linked by. */
  provaIdentidade?: boolean
  /** What is on record, and what whoever changes it saw. */
  atual: string
  visto: string
}

/** API-05, PER-05 Why a phone, e-mail or activity can't be changed now; null when it can. */
export function impedimentoDaTroca({ permiteEditar, provaIdentidade = false, atual, visto }: Troca) {
  if (!permiteEditar) return 'NAO_PERMITE_EDITAR'
  if (provaIdentidade) return 'EMAIL_PROVA_IDENTIDADE'
  return atual === visto ? null : 'VALOR_MUDOU'
}

/** SEG-01 The main e-mail is where the proof of identity was sent: to change it would let another mailbox take the account. */
export const emailProvaIdentidade = (
  { principal }: { principal: boolean },
  temContaVinculada: boolean,
): boolean => principal && temContaVinculada
