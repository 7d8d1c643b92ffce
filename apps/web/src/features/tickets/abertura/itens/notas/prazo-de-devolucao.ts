import type { Periodo } from '@balcao/dominio/datas/periodo'
import { somarDias } from '@balcao/dominio/formatos/datas'

const DIAS_SEM_PRAZO = { minimo: 1825, inicio: 180 } as const

/** NOV-12 How far back invoices are searched: the return window, or five years of which the last 180 days are proposed. */
export function periodoDaPesquisa(hoje: string, dias: number | null): { minima: string; inicial: Periodo } {
  const temPrazo = dias !== null && dias >= 0
  const { minimo, inicio } = temPrazo ? { minimo: dias, inicio: dias } : DIAS_SEM_PRAZO
  return { minima: somarDias(hoje, -minimo), inicial: { de: somarDias(hoje, -inicio), ate: hoje } }
}
