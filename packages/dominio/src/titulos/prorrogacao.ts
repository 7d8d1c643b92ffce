type Titulo = { dtVenc: string; pagoEm: string | null; baixadoEm: string | null }

const emAberto = ({ pagoEm, baixadoEm }: Titulo): boolean => pagoEm === null && baixadoEm === null

/** TIC-11 Only what is still owed moves, and only forward: a title that is due later already stays where it is. */
export const podeProrrogar = (titulo: Titulo, novaData: string): boolean =>
  emAberto(titulo) && titulo.dtVenc < novaData

/** An extension that stands. */
export type Prorrogacao = { id: number; ticketId: number; vencimentoAnterior: string; vencimentoNovo: string }

export type Desfazimento = {
  prorrogacaoId: number
  /** When the title is due again; null where it stays as it is. */
  volta: string | null
  /** The extension made upon this one, which from now on goes back to where this one would have. */
  seguinte: { id: number; vencimentoAnterior: string } | null
}

/**
 * TIC-11 Takes the extension of a ticket out of those that stand, oldest first. The title goes back to when it was due before,
 * unless it was settled meanwhile, or another ticket or the system of record gave it another date, which then counts.
 */
export function desfazerProrrogacao(
  titulo: Titulo,
  vivas: readonly Prorrogacao[],
  ticketId: number,
): Desfazimento | null {
  const posicao = vivas.findIndex((viva) => viva.ticketId === ticketId)
  const sua = vivas[posicao]
  if (!sua) return null
  const { id: prorrogacaoId, vencimentoAnterior } = sua
  const outra = vivas[posicao + 1]
  if (outra) return { prorrogacaoId, volta: null, seguinte: { id: outra.id, vencimentoAnterior } }
  const volta = emAberto(titulo) && titulo.dtVenc === sua.vencimentoNovo ? vencimentoAnterior : null
  return { prorrogacaoId, volta, seguinte: null }
}
