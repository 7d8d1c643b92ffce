import type { Executor } from '../../platform/banco/conexao.ts'
import { esperaPedidaMs } from '../../platform/http-externo/espera-pedida.ts'
import { ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import { type Fonte, FonteOcupada } from './fonte.ts'
import { anotarFalha, anotarMelhora, descansosDas } from './queries.ts'

/** Kept for the next ones, but nobody's answer waits for it to work out. */
export type Anotar = (fazer: () => Promise<void>) => Promise<void>

export type Rodada<T> = {
  achada: { fonte: string; deFora: boolean; resposta: T } | null
  /** Sources outside that said that they know of no such thing. */
  desconhecem: string[]
  /** Whether one that might have known did not answer. */
  houveFalha: boolean
}

type Perguntas<T> = { banco: Executor; fontes: readonly Fonte<T>[]; agora: Date; anotar: Anotar }

/** By the address too: each branch may ask another, and one in trouble says nothing of the others. */
const chaveDe = ({ nome, endereco }: Fonte<unknown>): string => `${nome} ${endereco}`

/**
 * Asks one after the other until one knows. Who failed is let rest and the next is asked; so it is when one does not know, for
 * each is behind the others in something.
 */
export async function perguntarAteAchar<T>({
  banco,
  fontes,
  agora,
  anotar,
}: Perguntas<T>): Promise<Rodada<T>> {
  const inicio = performance.now()
  // Answers are waited for: what happens after one happens later than the request came.
  const agoraMesmo = () => new Date(agora.getTime() + performance.now() - inicio)
  const descansos = await descansosDas(
    banco,
    fontes.filter(({ endereco }) => endereco !== null).map((fonte) => chaveDe(fonte)),
  )
  const rodada: Rodada<T> = { achada: null, desconhecem: [], houveFalha: false }
  for (const fonte of fontes) {
    const deFora = fonte.endereco !== null
    const estado = descansos.find((descanso) => descanso.fonte === chaveDe(fonte))
    if (estado?.descansaAte && estado.descansaAte > agoraMesmo()) {
      rodada.houveFalha = true
      continue
    }
    try {
      const resposta = await fonte.perguntar()
      if (estado?.falhas) await anotar(() => anotarMelhora(banco, estado.fonte))
      if (resposta !== null) return { ...rodada, achada: { fonte: fonte.nome, deFora, resposta } }
      if (deFora) rodada.desconhecem.push(fonte.nome)
    } catch (erro) {
      if (!(erro instanceof ServicoForaDoAlcance)) throw erro
      rodada.houveFalha = true
      if (!deFora) continue
      const falhas = (estado?.falhas ?? 0) + 1
      const pedida = erro instanceof FonteOcupada ? esperaPedidaMs(erro.retryAfter, agoraMesmo()) : null
      const descansaAte = new Date(agoraMesmo().getTime() + descansoDaFonteMs(falhas, pedida))
      await anotar(() => anotarFalha(banco, { fonte: chaveDe(fonte), falhas, descansaAte }))
    }
  }
  return rodada
}

const PRIMEIRO_DESCANSO_MS = 15_000
const MAIOR_DESCANSO_MS = 15 * 60_000
/** However long a source asks to be left alone, it is tried again after this. */
const MAIOR_ESPERA_PEDIDA_MS = 60 * 60_000

/** How long a source rests after so many failures in a row: each time twice as long, and at least as long as it asked for. */
export function descansoDaFonteMs(falhas: number, esperaPedidaMs: number | null): number {
  const crescente = Math.min(PRIMEIRO_DESCANSO_MS * 2 ** (falhas - 1), MAIOR_DESCANSO_MS)
  return Math.max(crescente, Math.min(esperaPedidaMs ?? 0, MAIOR_ESPERA_PEDIDA_MS))
}
