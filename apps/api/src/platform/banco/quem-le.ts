import { DESDE_SEMPRE, type Posicao } from '@balcao/dominio/posicao'
import type { SituacaoDaReplica } from '@balcao/dominio/saude/replicas'

/** Older than this nobody should be shown, whatever they wrote themselves. */
export const MAIOR_ATRASO_MS = 10_000

/** What a look at a replica saw; null where it did not answer. `nasceu` changes each time it starts. */
export type VistaDaReplica = { soLe: boolean; aplicou: Posicao | null; nasceu: string } | null

/** The primary a moment later, and since when it is the one of that timeline. */
export type VistaDoPrimario = { linha: string; posicao: Posicao } | null

type Amostra = { em: number; posicao: Posicao }

export type EstadoDaReplica = {
  situacao: SituacaoDaReplica
  /** What it has for sure. */
  aplicou: Posicao
  atrasoMs: number
  /** Which timeline the primary was seen on, and where it was when it was first seen there. */
  linha: { nome: string; desde: Posicao } | null
  /** Where the primary was, from the oldest that the replica has not reached. */
  amostras: readonly Amostra[]
  /** The start of the server that had what the primary has not: until it starts anew, it will have it. */
  recusada: string | null
}

export const NUNCA_VISTA: EstadoDaReplica = {
  ...{ situacao: 'FORA', aplicou: DESDE_SEMPRE, atrasoMs: 0 },
  ...{ linha: null, amostras: [], recusada: null },
}

/** ESC-03 What is known of a replica after one more look at it and then at the primary. */
export function aposOlhar(
  antes: EstadoDaReplica,
  replica: VistaDaReplica,
  primario: VistaDoPrimario,
  agora: number,
): EstadoDaReplica {
  const mudouDeLinha = primario !== null && primario.linha !== antes.linha?.nome
  const linha = mudouDeLinha ? { nome: primario.linha, desde: primario.posicao } : antes.linha
  const novas = primario ? [{ em: agora, posicao: primario.posicao }] : []
  const aplicou = (replica?.soLe && replica.aplicou) || DESDE_SEMPRE
  const vistas = [...(mudouDeLinha ? [] : antes.amostras), ...novas]
  // The last one stays: how old it is says for how long nobody saw the primary.
  const amostras = vistas.filter(({ posicao }, i) => posicao > aplicou || i === vistas.length - 1)
  const [maisAntiga] = amostras
  const atrasoMs = maisAntiga ? agora - maisAntiga.em : 0
  const adiante = replica?.soLe && primario !== null && aplicou > primario.posicao ? replica.nasceu : null
  const recusada = adiante ?? (replica && replica.nasceu !== antes.recusada ? null : antes.recusada)
  const comum = { aplicou, atrasoMs, linha, amostras, recusada }
  if (!replica) return { ...comum, situacao: 'FORA' }
  if (!replica.soLe) return { ...comum, situacao: 'PRIMARIO' }
  if (recusada !== null) return { ...comum, situacao: 'OUTRA_HISTORIA' }
  // Of a primary that was promoted it must have come to where that one was found; before, it may be of the former one.
  const chegou = linha !== null && aplicou >= linha.desde
  return { ...comum, situacao: chegou && atrasoMs <= MAIOR_ATRASO_MS ? 'BOA' : 'ATRASADA' }
}

export type QuemLe = { quem: 'REPLICA' | 'ESPERAR'; qual: number } | { quem: 'PRIMARIO' }

/** ESC-03 Who answers somebody that must be shown all up to `pedida`; of several that may, the one whose turn (`vez`) it is. */
export function quemLe(
  replicas: readonly Pick<EstadoDaReplica, 'situacao' | 'aplicou'>[],
  pedida: Posicao,
  vez = 0,
): QuemLe {
  const boas = replicas.flatMap(({ situacao }, qual) => (situacao === 'BOA' ? qual : []))
  const prontas = boas.filter((qual) => (replicas[qual]?.aplicou ?? '') >= pedida)
  const qual = daVez(prontas, vez)
  if (qual !== undefined) return { quem: 'REPLICA', qual }
  const quase = daVez(boas, vez)
  return quase === undefined ? { quem: 'PRIMARIO' } : { quem: 'ESPERAR', qual: quase }
}

const daVez = (quais: readonly number[], vez: number) => quais[vez % Math.max(1, quais.length)]
