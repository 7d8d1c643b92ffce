import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as doServidor } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it, vi } from 'vitest'
import { derivarChave } from './derivar-chave.ts'

const SEGREDO = 'segredo'

async function confere(resolver = solveChallenge): Promise<boolean> {
  const segredos = { hmacSignatureSecret: SEGREDO, hmacKeySignatureSecret: SEGREDO }
  const desafio = { algorithm: 'PBKDF2/SHA-256', cost: 5, counter: 9 }
  const challenge = await createChallenge({ ...desafio, deriveKey: doServidor, ...segredos })
  const solution = await resolver({ challenge, deriveKey: derivarChave })
  if (!solution) return false
  return (await verifySolution({ challenge, solution, deriveKey: doServidor, ...segredos })).verified
}

describe('AUT-01 o desafio resolvido no navegador convence o servidor', () => {
  it('em https, pelo crypto.subtle', async () => {
    const derivar = vi.spyOn(crypto.subtle, 'deriveBits')
    expect(await confere()).toBe(true)
    expect(derivar).toHaveBeenCalled()
  })

  it('em http, sem crypto.subtle', async () => {
    const derivar = vi.spyOn(crypto.subtle, 'deriveBits')
    const semSubtle: typeof solveChallenge = (opcoes) => {
      vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
      return solveChallenge(opcoes).finally(() => vi.unstubAllGlobals())
    }
    expect(await confere(semSubtle)).toBe(true)
    expect(derivar).not.toHaveBeenCalled()
  })

  it('recusa um algoritmo que não conhece em vez de rodar sem fim', async () => {
    const parametros = { algorithm: 'SCRYPT', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }
    await expect(derivarChave(parametros, new Uint8Array(), new Uint8Array())).rejects.toThrow('SCRYPT')
  })
})
