import { estaVazio } from '@balcao/dominio/listas/filtros'
import { type Direcao, direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import * as z from 'zod/mini'

/** What differs from the default, and nothing else: this is what the address carries. */
export type FiltrosDe<Completos> = { [Campo in keyof Completos]?: NonNullable<Completos[Campo]> | undefined }

type Completos = {
  orderBy?: string | undefined
  direction?: Direcao | undefined
  page: number
  take?: number | undefined
}
type EsquemaDeLista<C> = z.ZodMiniObject & { _zod: { output: C } }
type Ordem = { campo: string; direcao: Direcao }

const FORA_DO_FILTRO: readonly string[] = ['page', 'take']
const DA_ORDENACAO: readonly string[] = ['orderBy', 'direction']

const comparar = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b))
const semRepeticao = (valores: (string | number)[]) => [...new Set(valores)].toSorted(comparar)

export const estaEmBranco = (filtros: object) => Object.keys(filtros).length === 0

/** The part of the filters whose fields are wanted. */
const somenteCampos = <F extends object>(filtros: F, manter: (campo: string) => boolean): F =>
  Object.fromEntries(Object.entries(filtros).filter(([campo]) => manter(campo))) as F

/** What a view or the next visit remembers: everything but the page. */
export const semPagina = <F extends object>(filtros: F) =>
  somenteCampos(filtros, (campo) => !FORA_DO_FILTRO.includes(campo))

export const somenteOrdenacao = <F extends object>(filtros: F) =>
  somenteCampos(filtros, (campo) => DA_ORDENACAO.includes(campo))

const somenteFiltros = <F extends object>(filtros: F) =>
  somenteCampos(semPagina(filtros), (campo) => !DA_ORDENACAO.includes(campo))

export const temFiltros = (filtros: object) => !estaEmBranco(somenteFiltros(filtros))

/** How the filters of one list are read from its address, compared and ordered. */
export type Leitura<F> = {
  ler: (endereco: Record<string, unknown>) => F
  emTexto: (filtros: F) => string
  /** Same rows, whatever the order they come in. */
  mesmos: (a: F, b: F) => boolean
  /** Absent where the list has one order only. */
  ordenacaoDe: (filtros: F) => Ordem | undefined
  /** The order as the server must be told it: it does not know what these filters prefer. */
  ordemPedida: (filtros: F) => { orderBy?: string; direction?: Direcao }
}

/**
 * TIC-01, GER-08 The filters of one list as its address has them. `preferida` is the order these filters ask for when
 * nobody chose another: what is late, the latest first.
 */
export function filtrosDeLista<C extends Completos>(
  esquema: EsquemaDeLista<C>,
  preferida: (
    filtros: FiltrosDe<C>,
  ) => { campo: NonNullable<C['orderBy']>; direcao: Direcao } | undefined = () => undefined,
): Leitura<FiltrosDe<C>> {
  type F = FiltrosDe<C>
  const padrao = z.parse(esquema, {}) as C & Record<string, unknown>

  function usual(filtros: F, campo: string): Ordem {
    const propria = preferida(filtros)
    return propria?.campo === campo ? propria : { campo, direcao: direcaoPadrao(campo) }
  }
  const ordemSemEscolha = (filtros: F) =>
    preferida(filtros) ?? (padrao.orderBy === undefined ? undefined : usual(filtros, padrao.orderBy))

  function ordenacaoDe(filtros: F): Ordem | undefined {
    const semEscolha = ordemSemEscolha(filtros)
    if (!semEscolha) return undefined
    const { campo, direcao } = filtros.orderBy ? usual(filtros, filtros.orderBy) : semEscolha
    return { campo, direcao: filtros.direction ?? direcao }
  }

  /** The order that goes without saying is not written, so equal filters are equal texts. */
  function escreverOrdem(filtros: F): F {
    const emVigor = ordenacaoDe(filtros)
    const semEscolha = ordemSemEscolha(filtros)
    if (!emVigor || !semEscolha) return filtros
    const { orderBy: _campo, direction: _direcao, page, ...resto } = filtros
    return {
      ...resto,
      ...(emVigor.campo !== semEscolha.campo && { orderBy: emVigor.campo }),
      ...(emVigor.direcao !== usual(filtros, emVigor.campo).direcao && { direction: emVigor.direcao }),
      ...(page !== undefined && { page }),
    } as F
  }

  /**
   * Reads with the schema of the server, field by field: one that can't be read is left out instead of spoiling the
   * others. Defaults are left out too.
   */
  function ler(endereco: Record<string, unknown>): F {
    const lidos: Record<string, unknown> = {}
    for (const [campo, doCampo] of Object.entries(esquema.shape)) {
      const valor = endereco[campo]
      if (estaVazio(valor)) continue
      // What takes several values has none by default.
      const varias = Array.isArray(padrao[campo])
      const { success, data } = z.safeParse(doCampo, varias ? [valor].flat() : valor)
      if (success && (data !== padrao[campo] || campo === 'orderBy'))
        lidos[campo] = varias ? semRepeticao(data as (string | number)[]) : data
    }
    return escreverOrdem(lidos as F)
  }

  const emTexto = (filtros: F) => JSON.stringify(ler(filtros))
  return {
    ler,
    emTexto,
    mesmos: (a, b) => emTexto(somenteFiltros(a)) === emTexto(somenteFiltros(b)),
    ordenacaoDe,
    ordemPedida(filtros) {
      const ordem = !filtros.orderBy && preferida(filtros) && ordenacaoDe(filtros)
      return ordem ? { orderBy: ordem.campo, direction: ordem.direcao } : {}
    },
  }
}
