import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import type * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export type FiltrosDaLista = FiltrosDe<z.output<typeof listarTickets.query>>

/** TIC-01, GER-08 The filters of an address or of a saved view. MES-09 What is late, or about to be: the latest first. */
export const FILTROS_DE_TICKETS = filtrosDeLista(listarTickets.query, ({ prazo }) =>
  prazo ? { campo: 'dtPrazo', direcao: 'ASC' } : undefined,
)
