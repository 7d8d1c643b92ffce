import { describe, expect, it } from 'vitest'
import { FRASES } from '../historico.ts'
import {
  impedimentoDaQuantidade,
  impedimentoParaLigar,
  jaEstaoLigados,
  type Ligacao,
  ligacaoOposta,
  ligacoesVistas,
  MAXIMO_DE_LIGACOES_DO_TICKET,
  ORDEM_DAS_LIGACOES,
  TIPOS_DE_LIGACAO,
  type TipoDeLigacao,
} from './regras.ts'

const DIA = new Date('2026-11-10T12:00:00Z')
const liga = (deId: number, tipo: TipoDeLigacao, paraId: number): Ligacao => ({ deId, tipo, paraId })

describe('MES-06/ligados tickets ligados', () => {
  it.each([
    ['Relacionado a', 'Relacionado a'],
    ['Duplicado de', 'Tem duplicado'],
    ['Causado por', 'Causa de'],
  ])('quem lê “%s”, do outro lado lê “%s”, e de volta', (deCa, deLa) => {
    const tipo = ORDEM_DAS_LIGACOES.find((um) => TIPOS_DE_LIGACAO[um] === deCa) as TipoDeLigacao
    expect(TIPOS_DE_LIGACAO[ligacaoOposta(tipo)]).toBe(deLa)
    expect(ligacaoOposta(ligacaoOposta(tipo))).toBe(tipo)
    expect(FRASES.ligacao(tipo)).toBe(`Ligou este ticket a outro: “${deCa}”.`)
  })

  const aberto = { unidoA: null, arquivadoEm: null }
  it.each([
    ['dois abertos', {}, {}, null],
    ['consigo', {}, { id: 1 }, 'LIGACAO_CONSIGO'],
    ['de um unido', { unidoA: 9, arquivadoEm: DIA }, {}, 'TICKET_UNIDO'],
    ['de um arquivado', { arquivadoEm: DIA }, {}, 'TICKET_ARQUIVADO'],
    ['a um unido', {}, { unidoA: 9, arquivadoEm: DIA }, 'LIGACAO_COM_UNIDO'],
    ['a um arquivado', {}, { arquivadoEm: DIA }, 'LIGACAO_COM_ARQUIVADO'],
  ])('ligar %s', (_caso, este, outro, esperado) => {
    expect(impedimentoParaLigar({ id: 1, ...aberto, ...este }, { id: 2, ...aberto, ...outro })).toBe(esperado)
  })

  it.each([
    ['nenhuma', null, false],
    ['a mesma', liga(1, 'CAUSADO_POR', 2), true],
    ['a mesma, dita pelo outro', liga(2, 'CAUSA_DE', 1), true],
    ['outra, do mesmo lado', liga(1, 'RELACIONADO', 2), 'LIGACAO_DE_OUTRO_TIPO'],
    ['o contrário', liga(2, 'CAUSADO_POR', 1), 'LIGACAO_DE_OUTRO_TIPO'],
  ])('1 causado por 2, quando já há %s', (_caso, existente, esperado) => {
    expect(jaEstaoLigados(liga(1, 'CAUSADO_POR', 2), existente)).toBe(esperado)
  })

  const CHEIO = MAXIMO_DE_LIGACOES_DO_TICKET
  it.each([
    [CHEIO - 1, CHEIO - 1, null],
    [CHEIO, 0, 'LIGACOES_DEMAIS'],
    [0, CHEIO, 'LIGACOES_DEMAIS_NO_OUTRO'],
  ])('com %i aqui e %i lá', (este, outro, esperado) => {
    expect(impedimentoDaQuantidade(este, outro)).toBe(esperado)
  })

  const propria = true
  it.each([
    [
      'dos dois lados, causas antes, o mais novo primeiro',
      [],
      [liga(1, 'RELACIONADO', 2), liga(3, 'CAUSADO_POR', 1), liga(4, 'CAUSADO_POR', 1)],
      [
        { outroId: 4, tipo: 'CAUSA_DE', propria },
        { outroId: 3, tipo: 'CAUSA_DE', propria },
        { outroId: 2, tipo: 'RELACIONADO', propria },
      ],
    ],
    [
      'as do unido vêm com ele, mas não são deste',
      [8],
      [liga(8, 'CAUSADO_POR', 5)],
      [{ outroId: 5, tipo: 'CAUSADO_POR', propria: false }],
    ],
    ['entre os dois que se uniram, nenhuma', [8], [liga(8, 'DUPLICADO_DE', 1)], []],
    [
      'a própria vale mais que a do unido',
      [8],
      [liga(8, 'RELACIONADO', 5), liga(5, 'CAUSA_DE', 1)],
      [{ outroId: 5, tipo: 'CAUSADO_POR', propria }],
    ],
  ])('mostra %s', (_caso, unidos, ligacoes, esperadas) => {
    expect(ligacoesVistas(1, unidos, ligacoes)).toEqual(esperadas)
  })
})
