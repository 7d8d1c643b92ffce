import { describe, expect, it } from 'vitest'
import { comMaisUmaFalha, esperaDoLimite, esperaExigida } from './tentativas.ts'

const agora = new Date('2026-11-15T12:00:00Z')
const antes = (segundos: number) => new Date(agora.getTime() - segundos * 1000)

describe('AUT-01 espera depois de senhas erradas', () => {
  it.each([
    { caso: 'nenhuma falha', tentativas: null, espera: 0 },
    { caso: 'dentro das livres', tentativas: { falhas: 4, ultimaFalhaEm: agora }, espera: 0 },
    { caso: 'a primeira além das livres', tentativas: { falhas: 5, ultimaFalhaEm: agora }, espera: 15 },
    { caso: 'dobra', tentativas: { falhas: 7, ultimaFalhaEm: agora }, espera: 60 },
    { caso: 'desconta o que já passou', tentativas: { falhas: 7, ultimaFalhaEm: antes(45) }, espera: 15 },
    { caso: 'terminou', tentativas: { falhas: 7, ultimaFalhaEm: antes(60) }, espera: 0 },
    { caso: 'tem teto', tentativas: { falhas: 500, ultimaFalhaEm: agora }, espera: 900 },
  ])('$caso: $espera s', ({ tentativas, espera }) => {
    expect(esperaExigida(tentativas, 5, agora)).toBe(espera)
  })

  it.each([
    { caso: 'nada feito', feitas: null, espera: 0 },
    { caso: 'dentro do limite', feitas: { falhas: 2, ultimaFalhaEm: agora }, espera: 0 },
    { caso: 'no limite', feitas: { falhas: 3, ultimaFalhaEm: agora }, espera: 3600 },
    { caso: 'falta um pouco', feitas: { falhas: 9, ultimaFalhaEm: antes(3599.5) }, espera: 1 },
    { caso: 'uma hora depois', feitas: { falhas: 3, ultimaFalhaEm: antes(3600) }, espera: 0 },
  ])('API-01 SEG-02 limite por hora, $caso: $espera s', ({ feitas, espera }) => {
    expect(esperaDoLimite(feitas, 3, agora)).toBe(espera)
  })

  it.each([
    { caso: 'primeira', tentativas: null, falhas: 1 },
    { caso: 'seguida', tentativas: { falhas: 3, ultimaFalhaEm: antes(3600) }, falhas: 4 },
    { caso: 'esquecida', tentativas: { falhas: 9, ultimaFalhaEm: antes(3601) }, falhas: 1 },
  ])('AUT-01 conta a falha $caso', ({ tentativas, falhas }) => {
    expect(comMaisUmaFalha(tentativas, agora)).toEqual({ falhas, ultimaFalhaEm: agora })
  })
})
