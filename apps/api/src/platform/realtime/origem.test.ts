import { describe, expect, it } from 'vitest'
import { criarOrigemPermitida } from './origem.ts'

const permitida = criarOrigemPermitida(['https://portal.exemplo.com.br'])

describe('origem do websocket', () => {
  it.each([
    ['a própria página', 'http://localhost:3000', 'localhost:3000', true],
    ['a própria página, na porta comum', 'https://balcao.exemplo.com', 'balcao.exemplo.com', true],
    ['uma origem configurada', 'https://portal.exemplo.com.br', 'tempo-real.exemplo.com.br', true],
    ['um programa, que não tem origem', undefined, 'localhost:3000', true],
    ['outra porta', 'http://localhost:4000', 'localhost:3000', false],
    ['outro lugar', 'https://mau.exemplo.com', 'localhost:3000', false],
    ['a configurada sem a cifra', 'http://portal.exemplo.com.br', 'tempo-real.exemplo.com.br', false],
    ['um nome que começa igual', 'http://localhost:3000.mau.com', 'localhost:3000', false],
    ['uma moldura sem origem', 'null', 'localhost:3000', false],
    ['um texto qualquer', 'localhost:3000', 'localhost:3000', false],
  ])('SHL-06 %s', (_, origem, host, esperado) => {
    expect(permitida(origem, { headers: { host } })).toBe(esperado)
  })
})
