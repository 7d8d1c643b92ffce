import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as doServidorPbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as doServidorSha } from 'altcha-lib/algorithms/sha'
import { describe, expect, it, vi } from 'vitest'
import { derivarChave } from './derivar-chave.ts'

const SEGREDO = 'segredo'

async function confere(algorithm: string, doServidor: typeof doServidorSha): Promise<boolean> {
  const segredos = { hmacSignatureSecret: SEGREDO, hmacKeySignatureSecret: SEGREDO }
  const challenge = await createChallenge({
    algorithm,
    cost: 5,
    counter: 9,
    deriveKey: doServidor,
    ...segredos,
  })
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
  const solution = await solveChallenge({ challenge, deriveKey: derivarChave }).finally(() =>
    vi.unstubAllGlobals(),
  )
  if (!solution) return false
  return (await verifySolution({ challenge, solution, deriveKey: doServidor, ...segredos })).verified
}

describe('AUT-01 o desafio resolvido no navegador convence o servidor', () => {
  it.each([
    ['SHA-256', doServidorSha],
    ['PBKDF2/SHA-256', doServidorPbkdf2],
  ])('%s em http, sem crypto.subtle', async (algoritmo, doServidor) => {
    expect(await confere(algoritmo, doServidor)).toBe(true)
  })

  it('recusa um algoritmo que não conhece em vez de rodar sem fim', async () => {
    const parametros = { algorithm: 'SCRYPT', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }
    await expect(derivarChave(parametros, new Uint8Array(), new Uint8Array())).rejects.toThrow('SCRYPT')
  })
})
