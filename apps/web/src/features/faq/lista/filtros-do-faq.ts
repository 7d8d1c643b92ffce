import { listarArtigos } from '@balcao/dominio/faq/contratos'
import * as z from 'zod/mini'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

const FILTROS_DO_FAQ = filtrosDeLista(z.pick(listarArtigos.query, { termo: true, tipo: true, page: true }))
export type FiltrosDoFaq = ReturnType<typeof FILTROS_DO_FAQ.ler>

/** FAQ-01 What the address of who reads carries; a number is what was typed all the same. */
export const lerFiltros = ({ termo = '', ...resto }: Record<string, unknown>) =>
  FILTROS_DO_FAQ.ler({ ...resto, termo: String(termo) })
