import { Decimal, type Numerico } from '../formatos/decimal.ts'

export type FigurasDaConta = {
  saldo: Numerico
  /** How far below zero it may go. */
  limite: Numerico
  /** Kept for orders whose debit counts later. */
  emTransito: Numerico
}

/** GES-08 What may still be given. */
export const disponivelDa = ({ saldo, limite, emTransito }: FigurasDaConta): Decimal =>
  new Decimal(saldo).plus(limite).minus(emTransito)

/** How an account stands, and how that is told. */
export const ESTADOS_DA_CONTA = {
  FOLGADA: 'Com folga',
  PERTO: 'Perto do limite',
  ESTOURADA: 'Estourada',
  INATIVA: 'Inativa',
} as const
export type EstadoDaConta = keyof typeof ESTADOS_DA_CONTA

/** Of what it may go below zero, the part that is left when it is time to say so; in percent. */
export const PERTO_DO_LIMITE = 20

/** GES-08 Below what it may is overdrawn; with a fifth of its limit left, or nothing at all, it is near. */
export function estadoDaConta(conta: FigurasDaConta & { ativa: boolean }): EstadoDaConta {
  if (!conta.ativa) return 'INATIVA'
  const disponivel = disponivelDa(conta)
  if (disponivel.isNegative() && !disponivel.isZero()) return 'ESTOURADA'
  return disponivel.lessThanOrEqualTo(new Decimal(conta.limite).times(PERTO_DO_LIMITE).dividedBy(100))
    ? 'PERTO'
    : 'FOLGADA'
}
