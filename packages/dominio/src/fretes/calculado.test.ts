import { describe, expect, it } from 'vitest'
import {
  aindaVale,
  type BaseDoCalculo,
  baseDoCalculo,
  type FreteCalculado,
  faltaCalcular,
  fraseDaMudancaDoFrete,
  freteCobrado,
  freteDado,
  levaAParte,
  mudancaDoFrete,
  porQueRecalcular,
} from './calculado.ts'

const DESTINO = { cidade: 'Campinas', uf: 'SP', ibge: '3509502', cep: '13031900' }
const BASE: BaseDoCalculo = {
  idTransp: 1,
  idTipoFrete: 2,
  destino: DESTINO,
  peso: '50.0000',
  litros: '10.0000',
  total: '900.00',
  jaPago: '0.00',
  dia: '2026-11-18',
}
const FRETE: FreteCalculado = {
  numero: 'T1-1',
  fonte: 'Tabelas de frete',
  idTransp: 1,
  nomeTransp: 'Transportes',
  tipoTabela: 'Carga fracionada',
  prazo: 3,
  previsao: null,
  valor: 97.73,
  embutido: 0,
  pago: 97.73,
  redespacho: true,
  condicionais: [],
  base: BASE,
  desatualizado: null,
}
const ANTIGO = { numero: 'X', idTransp: 1, nomeTransp: 'Y', prazo: 1, previsao: null, valor: 1, embutido: 0 }

describe('FRE-01 aindaVale', () => {
  it.each([
    ['nada mudou', {}, true],
    ['outro peso', { peso: '50.0001' }, false],
    ['outro volume', { litros: '9.0000' }, false],
    ['outro total', { total: '900.01' }, false],
    ['outro tipo de frete', { idTipoFrete: 3 }, false],
    ['outra transportadora', { idTransp: null }, false],
    ['outro já pago', { jaPago: '10.00' }, false],
    ['outra cidade', { destino: { ...DESTINO, cidade: 'Santos' } }, false],
    ['outro município', { destino: { ...DESTINO, ibge: null } }, false],
    ['outro estado', { destino: { ...DESTINO, uf: 'PR' } }, false],
    ['outro CEP', { destino: { ...DESTINO, cep: '13031901' } }, false],
  ])('FRE-01 %s', (_caso, mudanca, vale) => {
    expect(aindaVale(BASE, { ...BASE, ...mudanca }, false)).toBe(vale)
  })

  it('FRE-01 de um dia para outro só vale com os preços do orçamento', () => {
    const amanha = { ...BASE, dia: '2026-11-19' }
    expect([aindaVale(BASE, amanha, true), aindaVale(BASE, amanha, false)]).toEqual([true, false])
    expect([levaAParte(BASE, amanha, true), levaAParte(BASE, amanha, false)]).toEqual([true, false])
  })

  it('FRE-04 a base se escreve igual, venha de onde vier', () => {
    const de = { idTransp: 1, idTipoFrete: 2, destino: DESTINO, dia: '2026-11-18' }
    expect(baseDoCalculo({ peso: 50, litros: '10.00001', total: '900', jaPago: 0 }, de)).toEqual(BASE)
  })
})

describe('FRE-01 levaAParte', () => {
  it.each([
    ['o mesmo', {}, true],
    ['menos', { peso: '9.0000', litros: '1.0000', total: '8.00' }, true],
    ['mais peso', { peso: '100.0000' }, false],
    ['mais volume', { litros: '10.0001' }, false],
    ['mais valor', { total: '1000.00' }, true],
    ['para outro lugar', { peso: '9.0000', destino: { ...DESTINO, uf: 'PR' } }, false],
  ])('FRE-01 %s', (_caso, mudanca, leva) => {
    expect(levaAParte(BASE, { ...BASE, ...mudanca }, false)).toBe(leva)
  })
})

describe('FRE-01 recalculado', () => {
  const maior = { ...FRETE, pago: 1578.49 }

  it('FRE-01 o cobrado segue o cálculo; o digitado fica', () => {
    expect(freteCobrado('97.73', FRETE, maior).toFixed(2)).toBe('1578.49')
    expect(freteCobrado('80.00', FRETE, maior).toFixed(2)).toBe('80.00')
    expect(freteCobrado('97.73', null, maior).toFixed(2)).toBe('97.73')
    expect(freteCobrado('97.73', FRETE, null).toFixed(2)).toBe('97.73')
    expect(freteCobrado('1.00', ANTIGO, maior).toFixed(2)).toBe('1.00')
  })

  it('FRE-01 diz de quanto para quanto, e que o digitado ficou', () => {
    const mudanca = mudancaDoFrete(FRETE, maior)
    expect(mudanca).toEqual({ de: 97.73, para: 1578.49 })
    expect(mudancaDoFrete(FRETE, { ...maior, pago: 97.73 })).toBeNull()
    expect(mudancaDoFrete(null, FRETE)).toBeNull()
    const frase = (cobrado: number) =>
      fraseDaMudancaDoFrete({ de: 97.73, para: 1578.49 }, cobrado, 2).replaceAll('\u00A0', ' ')
    expect(frase(1578.49)).toBe('O frete passou de R$ 97,73 para R$ 1.578,49.')
    expect(frase(80)).toBe(
      'O frete calculado passou de R$ 97,73 para R$ 1.578,49; o cobrado continua em R$ 80,00.',
    )
  })

  it('FRE-01 por que se pede para calcular de novo', () => {
    expect([porQueRecalcular(null), porQueRecalcular(FRETE)]).toEqual([null, null])
    for (const frete of [ANTIGO, { ...FRETE, desatualizado: 'MUDOU' as const }])
      expect(porQueRecalcular(frete)).toMatch(/Calcule o frete de novo\.$/)
  })
})

describe('FRE-03 o que se perdoa do frete calculado', () => {
  it.each([
    ['o calculado', 97.73, 0, '0'],
    ['mais que ele', 100, 0, '0'],
    ['metade', 48.865, 50, '48.865'],
    ['quase tudo', 0.01, 99.9898, '97.72'],
  ])('%s', (_caso, cobrado, dado, valor) => {
    const frete = { ...FRETE, pago: 97.73 }
    expect(freteDado(cobrado, frete)).toEqual({ dado, valor: expect.objectContaining({}) })
    expect(freteDado(cobrado, frete)?.valor.toString()).toBe(valor)
  })
  it('sem cálculo, ou grátis, nada se mede', () => {
    expect(freteDado(0, null)).toBeNull()
    expect(freteDado(0, { ...FRETE, pago: 0 })).toBeNull()
  })
})

it.each([
  ['digitado, onde se pergunta', 0.01, null, false, 'DIGITADO', true],
  ['não cobrado, onde só o digitado pergunta', 0, null, true, 'DIGITADO', false],
  ['não cobrado, onde se exige o cálculo', 0, null, true, 'BLOQUEIA', true],
  ['não cobrado, do tipo que o cliente paga à parte', 0, null, false, 'BLOQUEIA', false],
  ['digitado, do tipo que o cliente paga à parte', 5, null, false, 'BLOQUEIA', true],
  ['dito por quem pediu, antes de o servidor calcular', 5, ANTIGO, false, 'DIGITADO', true],
  ['calculado', 5, FRETE, true, 'BLOQUEIA', false],
  ['onde não se pergunta', 5, null, true, 'LIVRE', false],
] as const)('FRE-03 frete sem cálculo: %s', (_caso, cobrado, frete, doCliente, semCalculo, falta) => {
  expect(faltaCalcular({ cobrado, frete, doCliente }, semCalculo)).toBe(falta)
})
