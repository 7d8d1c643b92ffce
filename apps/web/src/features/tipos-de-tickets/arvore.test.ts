import type { MotivoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { describe, expect, it } from 'vitest'
import { andar, comMotivo, type Passo, semMotivo } from './arvore.ts'

const motivo = (chave: string, pai: string | null = null): MotivoDoTipo => ({
  chave,
  pai,
  descricao: chave,
  padrao: false,
  informa: false,
  subnivelObrigatorio: false,
})
/** a > b > c, d; e */
const ARVORE = [motivo('a'), motivo('b', 'a'), motivo('c', 'b'), motivo('d', 'a'), motivo('e')]
const escrita = (motivos: readonly MotivoDoTipo[]) =>
  motivos.map(({ chave, pai }) => (pai ? `${pai}.${chave}` : chave)).join(' ')

describe('NOV-04 a árvore de motivos em que se escreve', () => {
  it.each<[string, Passo, string]>([
    ['e', 'subir', 'e a a.b b.c a.d'],
    ['a', 'descer', 'e a a.b b.c a.d'],
    ['a', 'subir', 'a a.b b.c a.d e'],
    ['d', 'subir', 'a a.d a.b b.c e'],
    ['e', 'entrar', 'a a.b b.c a.d a.e'],
    ['d', 'entrar', 'a a.b b.c b.d e'],
    ['b', 'entrar', 'a a.b b.c a.d e'],
    ['c', 'sair', 'a a.b a.c a.d e'],
    ['b', 'sair', 'a a.d b b.c e'],
    ['e', 'sair', 'a a.b b.c a.d e'],
  ])('NOV-04 %s: %s → %s', (chave, passo, esperada) => {
    expect(escrita(andar(ARVORE, chave, passo))).toBe(esperada)
  })

  it('NOV-04 não se passa de cinco níveis, nem com o que está abaixo', () => {
    const funda = ['1', '2', '3', '4', '5'].map((chave, i) => motivo(chave, i ? String(i) : null))
    const comIrmao = [motivo('0'), ...funda]
    expect(escrita(andar(comIrmao, '1', 'entrar'))).toBe(escrita(comIrmao))
  })

  it('NOV-04 um novo entra atrás do outro, ou abaixo; tirar leva o que pende', () => {
    expect(escrita(comMotivo(ARVORE, 'n', { pai: 'a', depoisDe: 'b' }))).toBe('a a.b b.c a.n a.d e')
    expect(escrita(comMotivo(ARVORE, 'n', { pai: 'e' }))).toBe('a a.b b.c a.d e e.n')
    expect(escrita(semMotivo(ARVORE, 'a'))).toBe('e')
  })
})
