import type { Armazem } from './armazem.ts'
import { removerOrfaos } from './remover-orfaos.ts'

const CARENCIA_MS = 24 * 60 * 60 * 1000
const MAXIMO_POR_VEZ = 1_000

type Pasta = {
  armazem: Armazem
  pasta: string
  /** Which of these keys somebody refers to. */
  emUso(chaves: string[]): Promise<string[]>
}

/** NOV-16 Files of requests that a killed server never finished; no request lives for a day. Answers how many went. */
export const limparPasta = (
  { armazem, pasta, emUso }: Pasta,
  agora: Date,
  sinal: AbortSignal,
): Promise<number> =>
  removerOrfaos(armazem, {
    pasta,
    emUso,
    antesDe: new Date(agora.getTime() - CARENCIA_MS),
    maximo: MAXIMO_POR_VEZ,
    sinal,
  })
