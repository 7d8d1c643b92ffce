import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie'
import type { Uf } from './estados.ts'
import { INSCRICAO_ISENTA } from './inscricao-isenta.ts'

// With the points, bars and dashes that states print.
const ESCRITA = /^[\d./\s-]+$/
const DE_PRODUTOR_DE_SP = /^P[\d./\s-]+$/

/**
 * CAD-05 Whether it follows the rule of its state. Far from proof that the tax office knows it: the screen warns, nobody is refused.
 * The rules weigh seven kilobytes, so the browser imports this file only where it is asked for.
 */
export function inscricaoEstadualValida(uf: Uf, inscricao: string): boolean {
  const escrita = inscricao.trim().toUpperCase()
  if (escrita === INSCRICAO_ISENTA) return true
  // Zeros alone satisfy the sum of most states, and are typed to get past the field.
  if (!/[1-9]/.test(escrita)) return false
  if (!ESCRITA.test(escrita) && !(uf === 'SP' && DE_PRODUTOR_DE_SP.test(escrita))) return false
  return isValidIe({ value: escrita, stateCode: uf })
}
