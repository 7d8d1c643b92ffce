import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pbkdf2 } from './pbkdf2.ts'
import { sha256EmCadeia } from './sha256.ts'

const emHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('hash do desafio de segurança', () => {
  it.each([0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000])('AUT-01 SHA-256 de %i bytes', (tamanho) => {
    const dados = randomBytes(tamanho)
    expect(emHex(sha256EmCadeia(dados, 1))).toBe(createHash('sha256').update(dados).digest('hex'))
  })

  it.each([2, 3, 50])('AUT-01 SHA-256 %i vezes em cadeia', (vezes) => {
    const dados = randomBytes(36)
    let esperado: Buffer = dados
    for (let vez = 0; vez < vezes; vez++) esperado = createHash('sha256').update(esperado).digest()
    expect(emHex(sha256EmCadeia(dados, vezes))).toBe(esperado.toString('hex'))
  })

  it.each([
    { senha: 20, sal: 16, iteracoes: 1, tamanho: 32 },
    { senha: 20, sal: 16, iteracoes: 2, tamanho: 32 },
    { senha: 64, sal: 60, iteracoes: 7, tamanho: 20 },
    { senha: 65, sal: 0, iteracoes: 3, tamanho: 33 },
    { senha: 0, sal: 16, iteracoes: 100, tamanho: 96 },
  ])('AUT-01 PBKDF2 de $senha e $sal bytes, $iteracoes vezes', ({ senha, sal, iteracoes, tamanho }) => {
    const [s, t] = [randomBytes(senha), randomBytes(sal)]
    expect(emHex(pbkdf2(s, t, iteracoes, tamanho))).toBe(
      pbkdf2Sync(s, t, iteracoes, tamanho, 'sha256').toString('hex'),
    )
  })
})
