import { describe, expect, it } from 'vitest'
import { diaPorExtenso, primeiroNome, saudacao } from './saudacao.ts'

describe('saudação', () => {
  it.each([
    ['2026-11-15T07:59:00Z', 'Boa noite'],
    ['2026-11-15T08:00:00Z', 'Bom dia'],
    ['2026-11-15T14:59:00Z', 'Bom dia'],
    ['2026-11-15T15:00:00Z', 'Boa tarde'],
    ['2026-11-15T20:59:00Z', 'Boa tarde'],
    ['2026-11-15T21:00:00Z', 'Boa noite'],
    ['2026-11-15T03:00:00Z', 'Boa noite'],
  ])('às %s, no relógio de São Paulo: %s', (agora, esperado) => {
    expect(saudacao(new Date(agora))).toBe(esperado)
  })

  it('GER-01 o dia por extenso é o de São Paulo', () => {
    expect(diaPorExtenso(new Date('2026-11-15T02:00:00Z'))).toBe('sábado, 14 de novembro de 2026')
  })

  it.each([
    ['Ana Paula Ribeiro', 'Ana'],
    ['  José  ', 'José'],
  ])('o primeiro nome de %s', (nome, esperado) => {
    expect(primeiroNome(nome)).toBe(esperado)
  })
})
