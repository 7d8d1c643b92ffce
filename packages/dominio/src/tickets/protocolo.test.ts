import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatarProtocolo, lerProtocolo, montarProtocolo } from './protocolo.ts'

const anos = fc.integer({ min: 2000, max: 2999 })
const numeros = fc.integer({ min: 1, max: 99_999_999 })

describe('protocolo', () => {
  it('ENT-04 o que se monta se lê, com ou sem pontuação', () => {
    fc.assert(
      fc.property(anos, numeros, (ano, numero) => {
        const protocolo = montarProtocolo(ano, numero)
        expect(lerProtocolo(protocolo)).toBe(protocolo)
        expect(lerProtocolo(` ${formatarProtocolo(protocolo)} `)).toBe(protocolo)
      }),
    )
  })

  it('ENT-04 um algarismo ouvido errado não é protocolo de ninguém', () => {
    fc.assert(
      fc.property(anos, numeros, fc.nat(9), fc.integer({ min: 1, max: 9 }), (ano, numero, onde, mais) => {
        const certo = montarProtocolo(ano, numero)
        const algarismo = (Number(certo[onde]) + mais) % 10
        expect(lerProtocolo(certo.slice(0, onde) + algarismo + certo.slice(onde + 1))).toBeNull()
      }),
    )
  })

  it('ENT-04 dois algarismos trocados de lugar também não', () => {
    fc.assert(
      fc.property(anos, numeros, fc.nat(8), (ano, numero, onde) => {
        const certo = montarProtocolo(ano, numero)
        const trocado =
          certo.slice(0, onde) + certo.charAt(onde + 1) + certo.charAt(onde) + certo.slice(onde + 2)
        if (trocado !== certo) expect(lerProtocolo(trocado)).toBeNull()
      }),
    )
  })

  it('ENT-04 lê-se em partes', () => {
    expect(formatarProtocolo(montarProtocolo(2026, 123))).toMatch(/^2026\.000123-\d$/)
    expect(formatarProtocolo(montarProtocolo(2026, 1_234_567))).toMatch(/^2026\.1234567-\d$/)
  })

  it.each(['', '123', 'abc', '2026.000123', '2026.000123-X'])('ENT-04 %j não é protocolo', (texto) => {
    expect(lerProtocolo(texto)).toBeNull()
    expect(formatarProtocolo(texto)).toBe(texto)
  })
})
