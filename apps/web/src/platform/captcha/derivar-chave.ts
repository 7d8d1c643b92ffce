import type { DeriveKeyFunction } from 'altcha-lib/types'

/** One attempt of the proof of work, for the algorithm our server asks for. */
export const derivarChave: DeriveKeyFunction = async (parametros, sal, senha) => {
  const { algorithm, cost, keyLength = 32 } = parametros
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`Algoritmo desconhecido: ${algorithm}`)
  if (globalThis.crypto?.subtle) {
    const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2')
    return deriveKey(parametros, sal, senha)
  }
  // crypto.subtle does not exist on plain http outside localhost, where a branch may well open the portal.
  const [{ pbkdf2 }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ])
  return { derivedKey: pbkdf2(sha256, senha, sal, { c: cost, dkLen: keyLength }) }
}
