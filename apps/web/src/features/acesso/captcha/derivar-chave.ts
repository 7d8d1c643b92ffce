import type { DeriveKeyFunction } from 'altcha-lib/types'
import { pbkdf2 } from './pbkdf2.ts'
import { sha256EmCadeia } from './sha256.ts'

/** One attempt of the proof of work, for the algorithms our server may ask for. */
export const derivarChave: DeriveKeyFunction = async (parametros, sal, senha) => {
  const { algorithm, cost, keyLength = 32 } = parametros
  switch (algorithm) {
    case 'SHA-256':
      return { derivedKey: sha256EmCadeia(new Uint8Array([...sal, ...senha]), cost).slice(0, keyLength) }
    case 'PBKDF2/SHA-256': {
      if (!globalThis.crypto?.subtle) return { derivedKey: pbkdf2(senha, sal, cost, keyLength) }
      const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2')
      return deriveKey(parametros, sal, senha)
    }
    default:
      throw new Error(`Algoritmo desconhecido: ${algorithm}`)
  }
}
