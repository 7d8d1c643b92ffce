import { describe, expect, it } from 'vitest'
import {
  desafioVale,
  ehDoAplicativo,
  normalizarCodigo,
  passoEm,
  passosAceitos,
  segundoPasso,
} from './segundo-fator.ts'

const agora = new Date('2026-11-15T12:00:00Z')
const em = (segundos: number) => new Date(agora.getTime() + segundos * 1000)

describe('SEG-07 segundo fator', () => {
  it.each([
    ['recém-aberto', { expiraEm: em(600), tentativas: 0 }, true],
    ['na última tentativa', { expiraEm: em(1), tentativas: 4 }, true],
    ['sem mais tentativas', { expiraEm: em(600), tentativas: 5 }, false],
    ['no instante em que vence', { expiraEm: agora, tentativas: 0 }, false],
  ])('SEG-07 desafio %s: %s', (_caso, desafio, vale) => {
    expect(desafioVale(desafio, agora)).toBe(vale)
  })

  it.each([
    ['123 456', '123456', true],
    ['12345', '12345', false],
    ['1234567', '1234567', false],
    ['ABCDE-fghij', 'abcdefghij', false],
    [' ', '', false],
  ])('SEG-07 %j se lê %j; do aplicativo: %s', (digitado, lido, doAplicativo) => {
    expect(normalizarCodigo(digitado)).toBe(lido)
    expect(ehDoAplicativo(lido)).toBe(doAplicativo)
  })

  it('SEG-07 vale o código de agora e os dos lados, e nenhum que já passou', () => {
    const passo = passoEm(agora)
    expect(passoEm(em(29))).toBe(passo)
    expect(passoEm(em(30))).toBe(passo + 1)
    expect(passosAceitos(agora, 0)).toEqual([passo - 1, passo, passo + 1])
    expect(passosAceitos(agora, passo)).toEqual([passo + 1])
    expect(passosAceitos(agora, passo + 1)).toEqual([])
  })

  it.each([
    ['ADMIN', true, [], 'CODIGO'],
    ['ADMIN', true, ['ADMIN'], 'CODIGO'],
    ['ADMIN', false, ['ADMIN', 'GERENTE'], 'CADASTRO'],
    ['OPERADOR', false, ['ADMIN', 'GERENTE'], null],
    ['OPERADOR', false, [], null],
  ] as const)('SEG-07 %s com o fator %s, exigido de %j: %s', (tipo, ativo, exigidoDe, passo) => {
    expect(segundoPasso({ tipo, ativo, exigidoDe, exigido: false })).toBe(passo)
    expect(segundoPasso({ tipo, ativo, exigidoDe, exigido: true })).toBe(ativo ? 'CODIGO' : 'CADASTRO')
  })
})
