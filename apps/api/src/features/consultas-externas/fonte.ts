import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type * as z from 'zod/mini'
import type { Executor } from '../../platform/banco/conexao.ts'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'

/** One who may know: answers null for what it does not know, and throws where it cannot answer. */
export type Fonte<T> = {
  nome: string
  /** Null for the business's own tables, which are neither remembered nor let rest. */
  endereco: string | null
  perguntar(): Promise<T | null>
}

type Pergunta = { chave: string; banco: Executor; parametros: ParametrosDaFilial }

/** Null where the branch set no address for it. */
export type CriarFonte<T> = (pergunta: Pergunta) => Fonte<T> | null

/** Those that the branch names, in its order; a name that is of none is passed over. */
export function escolherFontes<T>(
  nomes: string,
  fontes: Readonly<Record<string, CriarFonte<T>>>,
  pergunta: Pergunta,
): Fonte<T>[] {
  const pedidas = new Set(nomes.split(',').map((nome) => nome.trim().toUpperCase()))
  return [...pedidas].flatMap((nome) => {
    const criar = Object.hasOwn(fontes, nome) ? fontes[nome] : undefined
    return criar?.(pergunta) ?? []
  })
}

/** A source that asks to be left alone. */
export class FonteOcupada extends ServicoForaDoAlcance {
  override name = 'FonteOcupada'
  readonly retryAfter: string | undefined

  constructor(status: number, retryAfter: string | undefined) {
    super(`A fonte pede que se espere (${status}).`)
    this.retryAfter = retryAfter
  }
}

type Consulta<T> = {
  url: string
  prazoMs: number
  esquema: z.ZodMiniType<T>
  /** Whether that answer means that it knows of no such thing; each source says it in its own way. */
  desconhece(status: number, corpo: unknown): boolean
}

const MUITAS_PERGUNTAS = 429
const FORA_DO_AR = 503

/** Asks a source outside; whatever is not its own way of answering counts as none. */
export async function perguntarAFonte<T>(consulta: Consulta<T>): Promise<T | null> {
  const { url, prazoMs, esquema, desconhece } = consulta
  const { status, corpo, retryAfter } = await pedirJson({ url, prazoMs, repetivel: true })
  if (status === MUITAS_PERGUNTAS || (status === FORA_DO_AR && retryAfter))
    throw new FonteOcupada(status, retryAfter)
  if (desconhece(status, corpo)) return null
  if (status !== 200) throw new ServicoForaDoAlcance(`A fonte respondeu ${status}.`)
  const lida = esquema.safeParse(corpo)
  if (!lida.success) throw new ServicoForaDoAlcance('A fonte respondeu outra coisa.', { cause: lida.error })
  return lida.data
}
