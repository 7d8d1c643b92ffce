import { filtrosDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import type * as z from 'zod/mini'
import { type FiltrosDe, filtrosDeLista, somenteCampos } from '../../../platform/filtros-de-lista.ts'

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

const DE_QUEM_E_DE_FORA: readonly string[] = [
  'status',
  'tipo',
  'termo',
  'dtIni',
  'dtFim',
  'abertos',
  'orderBy',
  'direction',
  'page',
  'take',
] satisfies CampoDeFiltro[]

/** TIC-01, GER-08 The filters of an address or of a saved view. */
export const {
  ler: lerFiltros,
  emTexto: textoDosFiltros,
  mesmos: mesmosFiltros,
  ordenacaoDe,
} = filtrosDeLista(filtrosDeTickets, CAMPOS_DE_ESCOLHAS)

/** PER-01 A link of the staff opened by somebody else keeps only what that person may filter by. */
export const filtrosPermitidos = (filtros: FiltrosDaLista, interno: boolean) =>
  interno ? filtros : somenteCampos(filtros, (campo) => DE_QUEM_E_DE_FORA.includes(campo))
