import { estaVazio } from '@balcao/dominio/listas/filtros'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { filtrosDeTickets } from '@balcao/dominio/tickets/contratos-lista'
import * as z from 'zod/mini'

type Completos = z.output<typeof filtrosDeTickets>
export type CampoDeFiltro = keyof Completos
/** What differs from the default, and nothing else: this is what the address carries. */
export type FiltrosDaLista = { [Campo in CampoDeFiltro]?: NonNullable<Completos[Campo]> | undefined }

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

const FORA_DO_FILTRO: readonly CampoDeFiltro[] = ['page', 'take']
const DA_ORDENACAO: readonly CampoDeFiltro[] = ['orderBy', 'direction']
const DE_QUEM_E_DE_FORA: readonly CampoDeFiltro[] = [
  'status',
  'tipo',
  'termo',
  'dtIni',
  'dtFim',
  'abertos',
  ...DA_ORDENACAO,
  ...FORA_DO_FILTRO,
]

const campos = Object.entries(filtrosDeTickets.shape) as [CampoDeFiltro, z.ZodMiniType][]
const PADRAO = z.parse(filtrosDeTickets, {})

const ehDeEscolhas = (campo: string): campo is CampoDeEscolhas =>
  (CAMPOS_DE_ESCOLHAS as readonly string[]).includes(campo)

const semRepeticao = (valores: number[]) => [...new Set(valores)].toSorted((a, b) => a - b)

/**
 * TIC-01, GER-08 Reads the filters of an address or of a saved view with the schema of the server, field by field: one
 * that can't be read is left out instead of spoiling the others. Defaults are left out too, so equal filters are equal texts.
 */
export function lerFiltros(busca: Record<string, unknown>): FiltrosDaLista {
  const lidos: Record<string, unknown> = {}
  for (const [campo, esquema] of campos) {
    const valor = busca[campo]
    if (estaVazio(valor)) continue
    const lista = ehDeEscolhas(campo)
    const { success, data } = z.safeParse(esquema, lista ? [valor].flat() : valor)
    if (success && data !== PADRAO[campo]) lidos[campo] = lista ? semRepeticao(data as number[]) : data
  }
  const filtros = lidos as FiltrosDaLista
  if (filtros.direction === direcaoPadrao(filtros.orderBy ?? PADRAO.orderBy)) delete filtros.direction
  return filtros
}

const somente = (filtros: FiltrosDaLista, manter: (campo: CampoDeFiltro) => boolean): FiltrosDaLista =>
  Object.fromEntries(Object.entries(filtros).filter(([campo]) => manter(campo as CampoDeFiltro)))

/** What a view or the next visit remembers: everything but the page. */
export const semPagina = (filtros: FiltrosDaLista) =>
  somente(filtros, (campo) => !FORA_DO_FILTRO.includes(campo))

export const somenteOrdenacao = (filtros: FiltrosDaLista) =>
  somente(filtros, (campo) => DA_ORDENACAO.includes(campo))

const somenteFiltros = (filtros: FiltrosDaLista) =>
  somente(semPagina(filtros), (campo) => !DA_ORDENACAO.includes(campo))

/** PER-01 A link of the staff opened by somebody else keeps only what that person may filter by. */
export const filtrosPermitidos = (filtros: FiltrosDaLista, interno: boolean) =>
  interno ? filtros : somente(filtros, (campo) => DE_QUEM_E_DE_FORA.includes(campo))

export const temFiltros = (filtros: FiltrosDaLista) => Object.keys(somenteFiltros(filtros)).length > 0

export const estaEmBranco = (filtros: FiltrosDaLista) => Object.keys(filtros).length === 0

export const textoDosFiltros = (filtros: FiltrosDaLista) => JSON.stringify(lerFiltros(filtros))

/** Same rows, whatever the order they come in. */
export const mesmosFiltros = (a: FiltrosDaLista, b: FiltrosDaLista) =>
  textoDosFiltros(somenteFiltros(a)) === textoDosFiltros(somenteFiltros(b))

export function ordenacaoDe({ orderBy = PADRAO.orderBy, direction }: FiltrosDaLista) {
  return { campo: orderBy, direcao: direction ?? direcaoPadrao(orderBy) }
}
