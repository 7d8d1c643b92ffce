import { describe, expect, it } from 'vitest'
import {
  type CondicaoDeEtapa,
  type Etapa,
  exigenciaDaEtapa,
  proximaEtapa,
  temProximaEtapa,
} from './etapas.ts'
import { requisitos } from './requisitos/catalogo.ts'

const etapa = (id: number, parte: Partial<Etapa> = {}): Etapa => ({
  id,
  ordem: id,
  requisito: null,
  permiteFinalizar: false,
  desvio: false,
  condicionais: [],
  ...parte,
})
const saida = (id: number, condicao: CondicaoDeEtapa, proximaEtapaId: number) => ({
  id,
  condicao,
  proximaEtapaId,
})

// 1 → 2 → 3 → 4; 8 and 9 lie off the way.
const ANALISE = etapa(2, {
  requisito: 'ANALISE_DEVOLUCAO',
  condicionais: [saida(20, 'NADA_AUTORIZADO', 9)],
})
const ESCOLHA = etapa(3, { condicionais: [saida(30, 'ESCOLHA', 4), saida(31, 'ESCOLHA', 1)] })
const PERDIDA = etapa(5, { condicionais: [saida(50, 'ESCOLHA', 77)] })
const MISTA = etapa(6, {
  requisito: 'CHECKIN_DEVOLUCAO',
  condicionais: [saida(60, 'ESCOLHA', 4), saida(61, 'DIVERGENCIA_NO_RECEBIMENTO', 9)],
})
const DESVIO_COM_VOLTA = etapa(8, { desvio: true, condicionais: [saida(80, 'ESCOLHA', 2)] })
const DESVIO = etapa(9, { desvio: true })
// Out of order on purpose: the order is that of the steps, not of the list.
const ETAPAS = [DESVIO, etapa(4), ESCOLHA, etapa(1), ANALISE, DESVIO_COM_VOLTA]

describe('exigenciaDaEtapa', () => {
  it.each(requisitos)('TIC-10 %s abre o seu formulário', (requisito) => {
    expect(exigenciaDaEtapa(etapa(1, { requisito }))).toBe(requisito)
  })

  it('TIC-10 sem requisito, a escolha; sem escolha, nada', () => {
    expect(exigenciaDaEtapa(ESCOLHA)).toBe('ETAPA_CONDICIONAL')
    expect(exigenciaDaEtapa(MISTA)).toBe('CHECKIN_DEVOLUCAO')
    expect(exigenciaDaEtapa(etapa(1))).toBeNull()
    expect(exigenciaDaEtapa(etapa(1, { condicionais: [saida(1, 'NADA_AUTORIZADO', 2)] }))).toBeNull()
  })
})

describe('proximaEtapa', () => {
  it.each<[string, Etapa, Parameters<typeof proximaEtapa>[2], number | string]>([
    ['a seguinte em ordem', etapa(1), {}, 2],
    ['do que se descobriu', ANALISE, { fatos: new Set(['NADA_AUTORIZADO'] as const) }, 9],
    ['um fato que não importa aqui', ANALISE, { fatos: new Set(['PRORROGACAO_NEGADA'] as const) }, 3],
    ['sem fato, em ordem', ANALISE, {}, 3],
    ['a escolhida', ESCOLHA, { escolha: 31 }, 1],
    ['a outra escolhida', ESCOLHA, { escolha: 30 }, 4],
    ['sem escolher', ESCOLHA, {}, 'ESCOLHA_DA_ETAPA_OBRIGATORIA'],
    ['escolha de outra etapa', ESCOLHA, { escolha: 20 }, 'ESCOLHA_DA_ETAPA_OBRIGATORIA'],
    ['o fato vale mais do que a escolha', MISTA, fatoEEscolha(), 9],
    ['etapa que sumiu', PERDIDA, { escolha: 50 }, 'ETAPA_NAO_ENCONTRADA'],
    ['da última', etapa(4), {}, 'TICKET_NA_ULTIMA_ETAPA'],
    ['de um desvio sem saída', DESVIO, {}, 'TICKET_NA_ULTIMA_ETAPA'],
    ['de um desvio com volta', DESVIO_COM_VOLTA, { escolha: 80 }, 2],
  ])('TIC-10 %s', (_caso, atual, como, esperado) => {
    const destino = proximaEtapa(ETAPAS, atual, como)
    expect('etapa' in destino ? destino.etapa.id : destino.erro).toBe(esperado)
  })

  it.each([
    [etapa(1), true],
    [ESCOLHA, true],
    [etapa(4), false],
    [DESVIO, false],
    [DESVIO_COM_VOLTA, true],
  ])('TIC-10 há para onde avançar', (atual, esperado) => {
    expect(temProximaEtapa(ETAPAS, atual)).toBe(esperado)
  })
})

function fatoEEscolha() {
  return { escolha: 60, fatos: new Set(['DIVERGENCIA_NO_RECEBIMENTO'] as const) }
}
