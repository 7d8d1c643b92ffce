import { describe, expect, it } from 'vitest'
import { cotar } from './cotar.ts'

const tarifa = {
  cubagem: 0,
  faixas: [],
  excedenteKg: 1,
  excedenteM3: 0,
  adValorem: 0,
  gris: 0,
  pedagio: 0,
  tas: 0,
  tde: 0,
  minimo: 10,
  icms: 0,
}
const carga = { peso: 30, m3: 0, total: 500 }
const direto = { nome: 'direto', prazo: 2, tarifa }
const redespacho = { nome: 'redespacho', prazo: 3, tarifa: { ...tarifa, excedenteKg: 2, minimo: 15 } }

describe('uma cotação', () => {
  it('FRE-02 os trechos somam prazo, valor e mínimo, e cada termo diz de qual é', () => {
    const cotado = cotar({ trechos: [direto, redespacho], carga, condicionais: [], isencao: null })
    expect(cotado.trechos.map(({ nome, valor }) => [nome, Number(valor)])).toEqual([
      ['direto', 30],
      ['redespacho', 60],
    ])
    expect([cotado.prazo, Number(cotado.valor), Number(cotado.minimo)]).toEqual([5, 90, 25])
    expect(cotado.termos.map(({ trecho }) => trecho)).toEqual([0, 1])
  })

  it('API-09 a condicional é de quem entrega: só no último trecho', () => {
    const condicionais = [{ descricao: 'Entrega agendada', valor: 12, percentual: 0 }]
    const cotado = cotar({ trechos: [direto, redespacho], carga, condicionais, isencao: null })
    expect(cotado.termos.filter(({ termo }) => termo === 'Entrega agendada')).toMatchObject([{ trecho: 1 }])
    expect(Number(cotado.valor)).toBe(102)
  })

  it.each([
    [500, 0, true],
    [500.01, 30, false],
    [null, 30, false],
  ])('FRE-04 isenção a partir de %s: custa %i', (isencao, valor, dita) => {
    const cotado = cotar({ trechos: [direto], carga, condicionais: [], isencao })
    expect(Number(cotado.valor)).toBe(valor)
    expect(cotado.termos.some(({ termo }) => termo === 'Isenção')).toBe(dita)
    expect(cotado.termos.reduce((soma, termo) => soma + Number(termo.valor), 0)).toBe(valor)
  })
})
