import type { Periodo } from '@balcao/dominio/datas/periodo'
import { filtrosDaTela } from '@balcao/dominio/pedidos/contratos'
import { periodoDaConsulta } from '@balcao/dominio/pedidos/periodo'
import type * as z from 'zod/mini'
import { comDatas, comDias, ultimosDias } from '../../../documento-comercial/dias-da-lista.ts'
import { type FiltrosDe, filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export type FiltrosDePedidos = FiltrosDe<z.output<typeof filtrosDaTela>>

export const FILTROS_DE_PEDIDOS = filtrosDeLista(filtrosDaTela)

/** DOC-06 The days the list is of. */
export const periodoEmVigor = ({ dias, dtIni, dtFim }: FiltrosDePedidos, agora: Date) =>
  dias ? ultimosDias(dias, agora) : periodoDaConsulta({ dtIni, dtFim }, agora)

/** Both ends on today are the default, which the address need not tell. */
export const comPeriodo = (periodo: Periodo, hoje: string): FiltrosDePedidos =>
  comDatas(periodo.de === hoje && periodo.ate === hoje ? { de: null, ate: null } : periodo)

/** In place of whatever period there was; one day is today. */
export const comUltimosDias = (dias: number): FiltrosDePedidos => comDias(dias > 1 ? dias : undefined)
