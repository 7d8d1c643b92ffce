import { filtrosDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import type * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'

type Completos = z.output<typeof filtrosDeTickets>
export type CampoDeFiltro = keyof Completos
export type FiltrosDaLista = FiltrosDe<Completos>

export const CAMPOS_DE_ESCOLHAS = [
  'status',
  'tipo',
  'operador',
  'representante',
  'regiao',
  'setor',
  'filial',
] as const satisfies CampoDeFiltro[]
export type CampoDeEscolhas = (typeof CAMPOS_DE_ESCOLHAS)[number]

/** TIC-01, GER-08 The filters of an address or of a saved view. */
export const {
  ler: lerFiltros,
  emTexto: textoDosFiltros,
  mesmos: mesmosFiltros,
  ordenacaoDe,
} = filtrosDeLista(filtrosDeTickets, CAMPOS_DE_ESCOLHAS)
