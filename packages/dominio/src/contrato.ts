import type * as z from 'zod/mini'
import type { Coisa } from './coisas.ts'
import type { Acao } from './permissoes.ts'

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Esquema = z.core.$ZodType

/** Files that a multipart contract takes beside its fields. */
export type RegraDeArquivos = {
  campo: string
  /** Under which it may come as well, as others write it: 'empresa[anexos]'. */
  outroNome?: string
  maximo: number
  extensoes: readonly string[]
}

/** Who may call: one action of the catalogue, or anybody. A contract with neither does not compile nor start. */
type Quem = { acao: Acao; publico?: never } | { publico: true; acao?: never }

/** What a GET reads, nothing for a list that hardly changes; what a write changes, nothing when it only answers. Neither is left out. */
type Toca<M> = M extends 'GET'
  ? { le: readonly Coisa[]; muda?: never }
  : { muda: readonly Coisa[]; le?: never; replica?: never }

/** Records that are about a person. */
export type DadosDePessoa = 'dados-do-cliente' | 'dados-do-cadastro' | 'dados-do-usuario'

export type MostraDadosDe = {
  de: DadosDePessoa
  /** What they are called, in the answer. */
  nome(resposta: never): string
}

type Definicao = Quem & {
  descricao: string
  le?: readonly Coisa[]
  muda?: readonly Coisa[]
  params?: Esquema
  query?: Esquema
  corpo?: Esquema
  /** The body then arrives as multipart with bracket fields, not as JSON. */
  arquivos?: RegraDeArquivos
  /** Shape of the JSON answer, or the media type of what is sent instead. */
  resposta: Esquema | { midia: string }
  /** Fields of the body that leave no trace, not even a digest. */
  sigilo?: readonly string[]
  /** ADM-10 Whose personal data the answer shows, of the one that the address names: who looked is kept. */
  mostra?: MostraDadosDe
  /**
   * ESC-03 A replica may answer it, where there is one and it has all that the caller wrote: for what weighs on the database and may
   * show what others did some seconds late. Its handler reads by `tx`, and writes by the business's own database.
   */
  replica?: true
  /** Requests per minute from one address, where the general limit is too generous. */
  limitePorMinuto?: number
}

export type Contrato = Definicao & { metodo: Metodo; caminho: string }

/** One declaration per endpoint: the server validates and guards with it, the browser calls with it. */
export function contrato<const M extends Metodo, const D extends Definicao>(
  rota: `${M} /${string}`,
  definicao: D & Toca<M>,
): D & { metodo: M; caminho: string } {
  const { metodo, caminho } = lerRota(rota)
  if (!definicao.acao && !definicao.publico) throw new Error(`${rota}: contrato sem acao nem publico`)
  if (!dizOQueToca({ ...definicao, metodo }))
    throw new Error(`${rota}: contrato sem ${metodo === 'GET' ? 'le' : 'muda'}`)
  return { ...definicao, metodo, caminho }
}

function lerRota<M extends Metodo>(rota: `${M} /${string}`): { metodo: M; caminho: string } {
  const [metodo, caminho] = rota.split(' ') as [M, string]
  return { metodo, caminho }
}

/**
 * A public contract as it is called: its shapes are known to the compiler alone. For the page that comes first, whose code
 * would grow by a tenth with the schemas and what reads them.
 */
export function contratoSemEsquemas<K extends Contrato & { publico: true }>(
  rota: `${K['metodo']} /${string}`,
): K {
  return { ...lerRota(rota), publico: true } as K
}

/** Whether a contract says what it reads, or what it changes. */
export const dizOQueToca = ({ metodo, le, muda }: Pick<Contrato, 'metodo' | 'le' | 'muda'>): boolean =>
  (metodo === 'GET' ? le : muda) !== undefined

type Parte<K, Nome extends string> = K extends { [N in Nome]: infer S extends Esquema } ? S : never

/** What the server receives after validation; undefined where the contract takes nothing. */
export type ValorDe<K, Nome extends 'params' | 'query' | 'corpo' | 'resposta'> = [Parte<K, Nome>] extends [
  never,
]
  ? undefined
  : z.output<Parte<K, Nome>>

/** What a caller hands in, before defaults and coercion. */
export type EntradaDe<K, Nome extends 'params' | 'query' | 'corpo'> = [Parte<K, Nome>] extends [never]
  ? undefined
  : z.input<Parte<K, Nome>>

export type RespostaDe<K> = ValorDe<K, 'resposta'>
