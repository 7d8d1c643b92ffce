import type { Periodo } from '@balcao/dominio/datas/periodo'
import { emDias } from '@balcao/dominio/formatos/contagem'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'

/** DOC-06 The days a list of quotes or orders is of, as its address says them. */
export type ComDias = {
  dias?: number | undefined
  dtIni?: string | undefined
  dtFim?: string | undefined
}

const SEMANA = 7
const MES = 30

/** So many, today the last of them. */
export function ultimosDias(dias: number, agora: Date): { de: string; ate: string } {
  const hoje = hojeEm(agora)
  return { de: somarDias(hoje, 1 - dias), ate: hoje }
}

/** What the server is asked for: it knows dates, not how far back. */
export function emDatas<F extends ComDias>({ dias, ...filtros }: F, agora: Date) {
  if (!dias) return filtros
  const { de, ate } = ultimosDias(dias, agora)
  return { ...filtros, dtIni: de, dtFim: ate }
}

/** Dates in place of how far back. */
export const comDatas = ({ de, ate }: Periodo) => ({
  dias: undefined,
  dtIni: de ?? undefined,
  dtFim: ate ?? undefined,
})

/** How far back in place of dates; undefined is what the list shows by itself. */
export const comDias = (dias: number | undefined) => ({ dias, dtIni: undefined, dtFim: undefined })

/** How far back to look, one press away; the last one is as far as the business usually looks. */
export const diasOferecidos = (limite: number): number[] =>
  [...new Set([1, SEMANA, MES, limite])].toSorted((a, b) => a - b)

export const nomeDosDias = (dias: number): string => (dias === 1 ? 'Hoje' : emDias(dias))

export const textoDosDias = (dias: number): string => (dias === 1 ? 'hoje' : `últimos ${emDias(dias)}`)
