import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comecarHistorico, desfazer, fazer, type Historico, igual, refazer } from './historico-do-rascunho.ts'
import { comEtapa, ligar, moverEtapa, semEtapa, semSaida } from './modelo-do-fluxo.ts'

const etapa = (chave: string, para: string[] = []): EtapaDoConteudo => ({
  ...{ chave, nome: chave.toUpperCase(), setorId: 1, statusId: 1, requisito: null, permiteFinalizar: false },
  ...{ desvio: false, aguardaColeta: false },
  saidas: para.map((destino) => ({ condicao: 'ESCOLHA', descricao: destino, para: destino })),
})
const dito = (etapas: readonly EtapaDoConteudo[]) =>
  etapas.map(({ chave, saidas }) => [chave, ...saidas.map(({ para }) => para)].join('>')).join(' ')
const TRES = [etapa('a'), etapa('b'), etapa('c')]

describe('ADM-06 o que se faz a um fluxo', () => {
  it.each<[string, EtapaDoConteudo[], string]>([
    ['uma seta nova não tira a da ordem', ligar(TRES, 'a', 'c'), 'a>b>c b c'],
    ['a da ordem, escolhida, é uma só', ligar(TRES, 'a', 'b'), 'a>b b c'],
    ['de quem já escolhe, só mais uma', ligar([etapa('a', ['b']), ...TRES.slice(1)], 'a', 'c'), 'a>b>c b c'],
    ['da última, para trás', ligar(TRES, 'c', 'a'), 'a b c>a'],
    ['a si mesma, ou ao que não há, nada', ligar(ligar(TRES, 'a', 'a'), 'b', 'x'), 'a b c'],
    [
      'tirar a etapa tira o que levava a ela',
      semEtapa([etapa('a', ['b', 'c']), ...TRES.slice(1)], 'b'),
      'a>c c',
    ],
    ['tirar uma saída deixa as outras', semSaida([etapa('a', ['b', 'c', 'b'])], 'a', 0), 'a>c>b'],
    ['mover', moverEtapa(TRES, 'b', 1), 'a c b'],
    ['mover além do fim', moverEtapa(TRES, 'c', 1), 'a b c'],
    [
      'a nova vem atrás da que se vê',
      comEtapa(TRES, { setorId: 1, statusId: 1 }, 'a').etapas,
      'a novo-4 b c',
    ],
    ['ou no fim', comEtapa(TRES, { setorId: 1, statusId: 1 }).etapas, 'a b c novo-4'],
  ])('ADM-06 %s', (_caso, etapas, esperado) => {
    expect(dito(etapas)).toBe(esperado)
  })
})

describe('ADM-06 o que se desfaz em um rascunho', () => {
  const passos = (...estados: object[]) =>
    estados.slice(1).reduce<Historico<object>>(fazer, comecarHistorico(estados[0] ?? {}))

  it('ADM-06 o que se digita em um campo é um passo só, e outro campo é outro', () => {
    const digitado = passos({ a: '', b: '' }, { a: 'x', b: '' }, { a: 'xy', b: '' }, { a: 'xy', b: 'z' })
    expect(desfazer(digitado)?.agora).toEqual({ a: 'xy', b: '' })
    expect(desfazer(desfazer(digitado) as Historico<object>)?.agora).toEqual({ a: '', b: '' })
  })

  it('ADM-06 marcar e desmarcar não se juntam, e o que não muda não é passo', () => {
    const marcado = passos({ a: false }, { a: true }, { a: true }, { a: false })
    expect(marcado.antes).toEqual([{ a: false }, { a: true }])
    expect(igual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
    expect(igual({ a: [1] }, { a: [1, 2] })).toBe(false)
  })

  it('ADM-06 desfazer tudo volta ao começo, e refazer tudo ao fim', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 3 })), { minLength: 1, maxLength: 20 }), (estados) => {
        const fim = passos(...estados)
        const ate = (de: Historico<object>, passo: typeof desfazer): Historico<object> => {
          const depois = passo(de)
          return depois ? ate(depois, passo) : de
        }
        const comeco = ate(fim, desfazer)
        expect(comeco.agora).toEqual(estados[0])
        expect(ate(comeco, refazer).agora).toEqual(estados.at(-1))
      }),
      { numRuns: 100 },
    )
  })
})
