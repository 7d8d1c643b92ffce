import { filtrosDaTelaDeOrcamentos } from '@balcao/dominio/orcamentos/lista'
import type * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

export type FiltrosDeOrcamentos = FiltrosDe<z.output<typeof filtrosDaTelaDeOrcamentos>>

export const FILTROS_DE_ORCAMENTOS = filtrosDeLista(filtrosDaTelaDeOrcamentos)
