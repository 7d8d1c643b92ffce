import * as z from 'zod/mini'
import type { Acao } from '../permissoes.ts'
import { campoData, campoId } from '../validacao.ts'
import { direcao, pagina, termoDePesquisa } from './esquemas.ts'

// The fields of a noun, each said once. What narrows its list, who may narrow it, its orders, its columns and its spreadsheet
// follow from the same record on both sides; only the query and the special cells are written apart.

export type ValorDoCampo = string | number | boolean | null | undefined

/** How a value is told: in a cell of the screen, and in one of a spreadsheet. */
export type TipoDoCampo = 'texto' | 'numero' | 'dinheiro' | 'data' | 'instante'

/** How much room a column takes, and where it goes when there is none. */
export type LugarDaColuna = {
  /** in pixels; without it, the columns share what is left */
  largura?: number
  /** what a column without `largura` keeps on a narrow screen, where the table scrolls sideways instead */
  larguraMinima?: number
  /** share of what is left over the least widths, for a column without `largura`; 1 when absent */
  peso?: number
  /** what it should have before it costs a column that can be done without; without it, the least it keeps */
  confortavel?: number
  /** left out where the columns do not fit, before the table scrolls sideways; of several, the smallest number first */
  dispensavel?: boolean | number
  /**
   * place on a phone's card; without it a line of its own, and the first column is the title. 'canto' stands beside the
   * title; columns of the same number share a line, or two, without their names, the last one at its end
   */
  noCartao?: 'titulo' | 'canto' | 'linha' | 'oculto' | number
}

/** The control of a filter on the screen; without one it comes by the address, or goes with another field's. */
export type ControleDoFiltro =
  | { tipo: 'termo'; placeholder: string }
  | { tipo: 'escolhas' | 'escolha'; nomes?: Readonly<Record<string, string>>; todos?: string }
  | { tipo: 'sim-nao'; texto: string; textoDoCampo?: string }
  | { tipo: 'periodo'; rotuloDoCampo: string }
  | { tipo: 'cliente' | 'filial' | 'registro' }

type FiltroDoCampo = {
  esquema: z.core.$ZodType
  controle?: ControleDoFiltro
  /** Behind 'Mais filtros'. */
  extra?: boolean
  /** Who may narrow by it, where more people see it. */
  acao?: Acao
}

export type Campo<Item = never> = {
  /** What it is called, wherever it shows. */
  rotulo: string
  /** 'texto' unless said otherwise. */
  tipo?: TipoDoCampo
  /** Who may see it, and narrow by it, where not everybody who sees the list. */
  acao?: Acao
  /** What it tells of a row, where that is not simply what the row has by its name. */
  valor?: (item: Item, agora: Date) => ValorDoCampo
  filtro?: FiltroDoCampo
  /** The name by which the list is ordered by it, and how that is told. */
  ordem?: Readonly<Record<string, string>>
  /** The width of its column in a spreadsheet, in characters; without it, it is not in there. */
  planilha?: number
  /** Its title there, where the column stands without the ones that explain it. */
  naPlanilha?: string
  coluna?: LugarDaColuna
}

export type Campos<Item = never> = Readonly<Record<string, Campo<Item>>>

declare const LINHA: unique symbol

/** Fields that know, for the compiler alone, of what rows they are. */
export type CamposDaLinha<C, Item> = C & { readonly [LINHA]?: Item }

/** The fields of a noun, checked against a row of its list. */
export const camposDe =
  <S extends z.core.$ZodType>(_linha: S) =>
  <const C extends Campos<z.output<S>>>(campos: C): CamposDaLinha<C, z.output<S>> =>
    campos

// What fields of many nouns are alike in.

const MAXIMO_DE_ESCOLHAS = 50

/** Several of a kind, none is all of them. */
export const variosDe = <S extends z.core.$ZodType>(um: S) =>
  z._default(z.array(um).check(z.maxLength(MAXIMO_DE_ESCOLHAS)), [])

export const termo = (placeholder: string) => ({
  rotulo: 'Busca',
  filtro: { esquema: termoDePesquisa, controle: { tipo: 'termo' as const, placeholder } },
})

type ModoDasEscolhas = { todos?: string; extra?: boolean }

/** Several numbers of records; the screen knows where their names come from. */
export const escolhas = <S extends z.core.$ZodType = typeof campoId>(
  { extra = false, ...modo }: ModoDasEscolhas = {},
  um: S = campoId as unknown as S,
) => ({ esquema: variosDe(um), extra, controle: { tipo: 'escolhas' as const, ...modo } })

const chavesDe = <N extends string>(nomes: Readonly<Record<N, string>>) => Object.keys(nomes) as [N, ...N[]]

/** One of a few, or several of them. */
export const escolha = <N extends string>(
  nomes: Readonly<Record<N, string>>,
  { extra = false, ...modo }: ModoDasEscolhas = {},
) => ({
  esquema: z.optional(z.enum(chavesDe(nomes))),
  extra,
  controle: { tipo: 'escolha' as const, nomes, ...modo },
})

export const escolhasDe = <N extends string>(
  nomes: Readonly<Record<N, string>>,
  { extra = false, ...modo }: ModoDasEscolhas = {},
) => ({
  esquema: variosDe(z.enum(chavesDe(nomes))),
  extra,
  controle: { tipo: 'escolhas' as const, nomes, ...modo },
})

/** A box; `textoDoCampo` where the box says it otherwise than the chip does. */
export const simNao = (texto: string, modo: { textoDoCampo?: string; extra?: boolean } = {}) => {
  const { extra = false, ...doCampo } = modo
  return {
    esquema: z._default(z.union([z.boolean(), z.stringbool()]), false),
    extra,
    controle: { tipo: 'sim-nao' as const, texto, ...doCampo },
  }
}

const dataOpcional = z.optional(campoData)

/** Two ends that go together, under one control. */
export const periodo = (rotulo: string, rotuloDoCampo: string) => ({
  dtIni: { rotulo, filtro: { esquema: dataOpcional, controle: { tipo: 'periodo' as const, rotuloDoCampo } } },
  dtFim: { rotulo, filtro: { esquema: dataOpcional } },
})

/** One record, by a picker of its kind. */
export const registro = <T extends 'cliente' | 'registro'>(tipo: T, extra = false) => ({
  esquema: z.optional(campoId),
  extra,
  controle: { tipo },
})

/** Branches, for whoever works in several. */
export const filtroDeFilial = (extra = false) => ({
  esquema: variosDe(campoId),
  extra,
  controle: { tipo: 'filial' as const },
})

/** When it was last written; `atualizadaPor` of the row says by whom. */
export const atualizacao = (rotulo: string, coluna: LugarDaColuna = {}) => ({
  datahora_atualizacao: {
    rotulo,
    tipo: 'instante' as const,
    ordem: { dtAtualizacao: 'Atualização' },
    coluna: { largura: 170, noCartao: 'oculto' as const, ...coluna },
  },
})

// What follows from them.

type NomeDe<C> = Extract<keyof C, string>
type EsquemaDo<C> = C extends { filtro: { esquema: infer S extends z.core.$ZodType } } ? S : never
type FormaDosFiltros<C> = {
  -readonly [K in NomeDe<C> as [EsquemaDo<C[K]>] extends [never] ? never : K]: EsquemaDo<C[K]>
}

/** What the list can be narrowed by, as fields of a contract. */
export const filtrosDe = <C extends Campos>(campos: C): FormaDosFiltros<C> =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nome, { filtro }]) => (filtro ? [[nome, filtro.esquema]] : [])),
  ) as FormaDosFiltros<C>

export type OrdenacaoDe<C> = {
  [K in NomeDe<C>]: C[K] extends { ordem: infer O } ? Extract<keyof O, string> : never
}[NomeDe<C>]

/** How the list can be ordered, and how each order is told. */
export const ordenacoesDe = <C extends Campos>(campos: C) =>
  Object.assign({}, ...Object.values(campos).map(({ ordem }) => ordem)) as Record<OrdenacaoDe<C>, string>

/** The order of a list, and its pages. */
export const ordemEPagina = <C extends Campos>(campos: C, padrao: OrdenacaoDe<C>, porPagina: number) => ({
  orderBy: z._default(z.enum(chavesDe(ordenacoesDe(campos))), padrao),
  direction: direcao,
  ...pagina(porPagina),
})

/** The whole query of a list. */
export const consultaDe = <C extends Campos>(campos: C, padrao: OrdenacaoDe<C>, porPagina: number) =>
  z.object({ ...filtrosDe(campos), ...ordemEPagina(campos, padrao, porPagina) })

type Pode = (acao: Acao) => boolean

const permitido = (acao: Acao | undefined, pode: Pode) => acao === undefined || pode(acao)

/** PER-01 Whoever may not see a field can't feel for it with its filter: that is as if not sent. */
export function filtrosPermitidos<F extends object>(campos: Campos, filtros: F, pode: Pode): Partial<F> {
  const quem = (campo: Campo | undefined) => campo?.acao ?? campo?.filtro?.acao
  const mantidos = Object.entries(filtros).filter(([nome]) => permitido(quem(campos[nome]), pode))
  return Object.fromEntries(mantidos) as Partial<F>
}

/** The fields that the session may see, each with its name. */
export const camposVisiveis = <Item>(
  campos: Campos<Item>,
  pode: Pode,
): [nome: string, campo: Campo<Item>][] =>
  Object.entries(campos).filter(([, { acao }]) => permitido(acao, pode))

export const valorDoCampo = <Item>(nome: string, { valor }: Campo<Item>, item: Item, agora: Date) =>
  valor ? valor(item, agora) : (item as Record<string, ValorDoCampo>)[nome]
