import type { Periodo } from '@balcao/dominio/datas/periodo'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { filtrosDaTela } from '@balcao/dominio/pedidos/contratos'
import { periodoDaConsulta } from '@balcao/dominio/pedidos/periodo'
import type * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export type FiltrosDePedidos = FiltrosDe<z.output<typeof filtrosDaTela>>

export const FILTROS_DE_PEDIDOS = filtrosDeLista(filtrosDaTela)

/** DOC-06 The days the list is of. */
export function periodoEmVigor({ dias, dtIni, dtFim }: FiltrosDePedidos, agora: Date) {
  const hoje = hojeEm(agora)
  return dias ? { de: somarDias(hoje, 1 - dias), ate: hoje } : periodoDaConsulta({ dtIni, dtFim }, agora)
}

/** What the server is asked for: it knows dates, not how far back. */
export function consultaDe({ dias, ...filtros }: FiltrosDePedidos, agora: Date) {
  if (!dias) return filtros
  const { de, ate } = periodoEmVigor({ dias }, agora)
  return { ...filtros, dtIni: de, dtFim: ate }
}

/** Both ends on today are the default, which the address need not tell. */
export function comPeriodo({ de, ate }: Periodo, hoje: string): FiltrosDePedidos {
  const padrao = de === hoje && ate === hoje
  return {
    dias: undefined,
    dtIni: padrao ? undefined : (de ?? undefined),
    dtFim: padrao ? undefined : (ate ?? undefined),
  }
}

/** In place of whatever period there was; one day is today. */
export const comDias = (dias: number): FiltrosDePedidos => ({
  dias: dias > 1 ? dias : undefined,
  dtIni: undefined,
  dtFim: undefined,
})
