import { solveChallenge, solveChallengeWorkers } from 'altcha-lib'
import type { Challenge, Solution } from 'altcha-lib/types'
import { derivarChave } from './derivar-chave.ts'

const LIMITE_MS = 60_000
// More workers than this heat a phone without ending sooner.
const MAXIMO_DE_TRABALHADORES = 4

const criarTrabalhador = () =>
  new Worker(new URL('./resolver.worker.ts', import.meta.url), { type: 'module' })

/** AUT-02 Solves the challenge beside the page, and answers what the sign-in sends: base64 of {challenge, solution}. */
export async function resolverDesafio(challenge: Challenge, controller: AbortController): Promise<string> {
  const solution = await resolver(challenge, controller)
  if (!solution) throw new Error('O desafio não foi resolvido a tempo')
  return btoa(JSON.stringify({ challenge, solution }))
}

async function resolver(challenge: Challenge, controller: AbortController): Promise<Solution | null> {
  const comum = { challenge, controller, timeout: LIMITE_MS }
  const naPagina = () => solveChallenge({ ...comum, deriveKey: derivarChave })
  if (typeof Worker === 'undefined') return naPagina()
  try {
    const concurrency = Math.min(MAXIMO_DE_TRABALHADORES, navigator.hardwareConcurrency ?? 1)
    return await solveChallengeWorkers({ ...comum, concurrency, createWorker: criarTrabalhador })
  } catch {
    // A browser that refuses workers still lets the person in, with a page that answers less smoothly meanwhile.
    return naPagina()
  }
}
