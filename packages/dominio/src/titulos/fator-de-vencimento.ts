import { diasEntre, somarDias } from '../formatos/datas.ts'

const BASE = '1997-10-07'
const PRIMEIRO = 1000
const CICLO = 9000
// What the banks agreed on: of the cycles a factor may mean, that of a date neither later than this nor earlier.
const DIAS_PARA_TRAS = 3000

/** Four digits for a due date; after 9999 (21/02/2025) they began again at 1000. */
export function fatorDeVencimento(vencimento: string): string {
  const dias = diasEntre(BASE, vencimento)
  if (dias < PRIMEIRO) throw new RangeError(`vencimento anterior aos fatores: ${vencimento}`)
  return String(((dias - PRIMEIRO) % CICLO) + PRIMEIRO)
}

/** The due date that a factor means to whoever reads it on that day; null for '0000', which has none. */
export function vencimentoDoFator(fator: string, referencia: string): string | null {
  const dias = Number(fator)
  if (dias < PRIMEIRO) return null
  const primeiro = somarDias(BASE, dias)
  const limite = somarDias(referencia, -DIAS_PARA_TRAS)
  const ciclos = Math.max(0, Math.ceil(diasEntre(primeiro, limite) / CICLO))
  return somarDias(primeiro, ciclos * CICLO)
}
