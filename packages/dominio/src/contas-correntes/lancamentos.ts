import type { CodigoErro } from '../erros.ts'
import { somarDias } from '../formatos/datas.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { disponivelDa, type FigurasDaConta } from './saldo.ts'

/** What an entry is of. */
export const ESPECIES_DE_LANCAMENTO = {
  VENDA: 'Venda',
  ESTORNO: 'Estorno de venda',
  MANUAL: 'Manual',
  TRANSFERENCIA: 'Transferência',
  FECHAMENTO: 'Fechamento',
} as const
export type EspecieDeLancamento = keyof typeof ESPECIES_DE_LANCAMENTO

/** Which side of a sale an entry is of: an entry that takes a debit back is of the debit. */
export type ParteDaVenda = 'DEBITO' | 'CREDITO'

/** An entry is of the day it is written, and never of a period that was closed. */
export const diaDoLancamento = (hoje: string, fechadaAte: string | null): string =>
  fechadaAte !== null && hoje <= fechadaAte ? somarDias(fechadaAte, 1) : hoje

type Quem = { colaboradorId: number }
type Conta = FigurasDaConta & { colaboradorId: number; ativa: boolean }

/** GES-08, SEG-05 Nobody writes in their own account; what is taken must be there. Null where it may be written. */
export function impedimentoParaLancar(
  conta: Conta,
  { colaboradorId }: Quem,
  valor: Numerico,
): Extract<CodigoErro, 'CONTA_PROPRIA' | 'CONTA_INATIVA' | 'CONTA_SEM_SALDO'> | null {
  if (conta.colaboradorId === colaboradorId) return 'CONTA_PROPRIA'
  if (!conta.ativa) return 'CONTA_INATIVA'
  const falta = new Decimal(valor).isNegative() && disponivelDa(conta).plus(valor).isNegative()
  return falta ? 'CONTA_SEM_SALDO' : null
}

/** GES-08 A period is closed once, when it is over, and after the one before it. */
export function problemaDoFechamento(
  ate: string,
  { hoje, fechadaAte }: { hoje: string; fechadaAte: string | null },
): string | null {
  if (ate >= hoje) return 'Só se fecha um período que já terminou.'
  return fechadaAte !== null && ate <= fechadaAte ? 'Este período já está fechado.' : null
}
