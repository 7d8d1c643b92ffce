import type { Armazem } from './armazem.ts'

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

const POR_CONSULTA = 500

type Orfaos = {
  /** Only this folder is looked at. */
  pasta: string
  /** Which of these keys somebody refers to. */
  emUso(chaves: string[]): Promise<string[]>
  /** Written after this instant may be of a request that has not come to its end. */
  antesDe: Date
  /** What remains waits for the next time. */
  maximo: number
  sinal: AbortSignal
}

/** Removes files that nobody refers to: what a process killed between the file and its row left. Answers how many. */
export async function removerOrfaos(armazem: Armazem, orfaos: Orfaos): Promise<number> {
  const { pasta, emUso, antesDe, maximo, sinal } = orfaos
  let removidos = 0
  for await (const chaves of armazem.listar(pasta))
    for (let i = 0; i < chaves.length; i += POR_CONSULTA) {
      const lote = chaves.slice(i, i + POR_CONSULTA)
      const usadas = new Set(await emUso(lote))
      for (const chave of lote) {
        if (usadas.has(chave)) continue
        if (sinal.aborted || removidos >= maximo) return removidos
        const gravadoEm = await armazem.gravadoEm(chave)
        if (!gravadoEm || gravadoEm >= antesDe) continue
        await armazem.remover(chave)
        removidos += 1
      }
    }
  return removidos
}
