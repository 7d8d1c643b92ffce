import { estaVazio } from '@balcao/dominio/listas/filtros'
import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import * as z from 'zod/mini'

/** What differs from the default, and nothing else: this is what the address carries. */
export type FiltrosDe<Completos> = { [Campo in keyof Completos]?: NonNullable<Completos[Campo]> | undefined }

type Completos = { orderBy: string; direction?: Direcao | undefined; page: number; take: number }
type EsquemaDeLista<C> = z.ZodMiniObject & { _zod: { output: C } }

const FORA_DO_FILTRO: readonly string[] = ['page', 'take']
const DA_ORDENACAO: readonly string[] = ['orderBy', 'direction']

const comparar = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b))
const semRepeticao = (valores: (string | number)[]) => [...new Set(valores)].toSorted(comparar)

export const estaEmBranco = (filtros: object) => Object.keys(filtros).length === 0

/** The part of the filters whose fields are wanted. */
export const somenteCampos = <F extends object>(filtros: F, manter: (campo: string) => boolean): F =>
  Object.fromEntries(Object.entries(filtros).filter(([campo]) => manter(campo))) as F

/** What a view or the next visit remembers: everything but the page. */
export const semPagina = <F extends object>(filtros: F) =>
  somenteCampos(filtros, (campo) => !FORA_DO_FILTRO.includes(campo))

export const somenteOrdenacao = <F extends object>(filtros: F) =>
  somenteCampos(filtros, (campo) => DA_ORDENACAO.includes(campo))

const somenteFiltros = <F extends object>(filtros: F) =>
  somenteCampos(semPagina(filtros), (campo) => !DA_ORDENACAO.includes(campo))

export const temFiltros = (filtros: object) => !estaEmBranco(somenteFiltros(filtros))

/** TIC-01, GER-08 The filters of one list as its address has them; `escolhas` are the fields that take several values. */
export function filtrosDeLista<C extends Completos>(
  esquema: EsquemaDeLista<C>,
  escolhas: readonly (keyof C)[],
) {
  type F = FiltrosDe<C>
  const padrao = z.parse(esquema, {}) as C & Record<string, unknown>
  const listas = escolhas as readonly string[]

  /**
   * Reads with the schema of the server, field by field: one that can't be read is left out instead of spoiling the
   * others. Defaults are left out too, so equal filters are equal texts.
   */
  function ler(busca: Record<string, unknown>): F {
    const lidos: Record<string, unknown> = {}
    for (const [campo, doCampo] of Object.entries(esquema.shape)) {
      const valor = busca[campo]
      if (estaVazio(valor)) continue
      const varias = listas.includes(campo)
      const { success, data } = z.safeParse(doCampo, varias ? [valor].flat() : valor)
      if (success && data !== padrao[campo])
        lidos[campo] = varias ? semRepeticao(data as (string | number)[]) : data
    }
    const filtros = lidos as F
    if (filtros.direction === direcaoPadrao(filtros.orderBy ?? padrao.orderBy)) delete filtros.direction
    return filtros
  }

  const emTexto = (filtros: F) => JSON.stringify(ler(filtros))

  return {
    ler,
    emTexto,
    /** Same rows, whatever the order they come in. */
    mesmos: (a: F, b: F) => emTexto(somenteFiltros(a)) === emTexto(somenteFiltros(b)),
    ordenacaoDe(filtros: F): { campo: C['orderBy']; direcao: Direcao } {
      const campo = filtros.orderBy ?? padrao.orderBy
      return { campo, direcao: filtros.direction ?? direcaoPadrao(campo) }
    },
  }
}
