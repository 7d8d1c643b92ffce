import { passoEm } from '@balcao/dominio/acesso/segundo-fator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codigoDoPasso, deBase32, emBase32, enderecoDoSegredo, gerarSegredo, passoDoCodigo } from './totp.ts'

// The secret and the moments of the appendix of RFC 6238, whose codes have eight digits: the last six are ours.
const SEGREDO = emBase32(Buffer.from('12345678901234567890'))

describe('SEG-07 códigos por tempo', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('SEG-07 no segundo %s o código termina %s', (segundos, oito) => {
    expect(codigoDoPasso(SEGREDO, passoEm(new Date(segundos * 1000)))).toBe(oito.slice(2))
  })

  it('SEG-07 base 32 vai e volta', () => {
    expect(emBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect([...deBase32(emBase32(bytes))]).toEqual([...bytes])
      }),
    )
  })

  it('SEG-07 o código vale um pouco antes e depois, uma vez', () => {
    const segredo = gerarSegredo()
    const agora = new Date('2026-11-15T12:00:10Z')
    const passo = passoEm(agora)
    const ler = (qual: number, ultimoPasso = 0) =>
      passoDoCodigo({ segredo, ultimoPasso }, codigoDoPasso(segredo, qual), agora)
    expect([passo - 1, passo, passo + 1].map((qual) => ler(qual))).toEqual([passo - 1, passo, passo + 1])
    expect([ler(passo - 3), ler(passo + 3), ler(passo, passo)]).toEqual([null, null, null])
    expect(passoDoCodigo({ segredo, ultimoPasso: 0 }, '12345', agora)).toBeNull()
  })

  it('SEG-07 o endereço que o aplicativo lê', () => {
    const endereco = new URL(enderecoDoSegredo({ segredo: 'ABC', emissor: 'Aurora & Cia', conta: 'a@b.com' }))
    expect(decodeURIComponent(endereco.pathname)).toBe('/Aurora & Cia:a@b.com')
    expect(Object.fromEntries(endereco.searchParams)).toMatchObject({ secret: 'ABC', issuer: 'Aurora & Cia' })
  })
})
