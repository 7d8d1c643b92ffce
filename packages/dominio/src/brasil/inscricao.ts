import { tirarMascara } from '../formatos/mascaras.ts'

// Apart from the rules of the states (inscricao-estadual.ts), which weigh more.

/** What stands where a state registration would, of whoever has none. */
export const INSCRICAO_ISENTA = 'ISENTO'

/** As a state registration is kept: without what states print between the digits, its letters in capitals. */
export const limparInscricao = (inscricao: string): string => tirarMascara(inscricao).toUpperCase()

/** The same, or that there is none. */
export const inscricaoGuardada = (digitada: string): string =>
  digitada.trim().toUpperCase() === INSCRICAO_ISENTA ? INSCRICAO_ISENTA : limparInscricao(digitada)
