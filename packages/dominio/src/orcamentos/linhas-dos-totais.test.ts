import { expect, it } from 'vitest'
import { linhasDosTotais, textoDosInformados } from './linhas-dos-totais.ts'

const SO_PRODUTOS = {
  vlSubTot: 100.1,
  vlBoni: 0,
  cupom: null,
  vlFrete: 0,
  vlSeguro: 0,
  taxaFixa: 0,
  descTaxaFixa: null,
  vlTot: 100.1,
}

it('VEN-02 o que não há não se diz', () => {
  expect(linhasDosTotais({ impostos: [], totais: SO_PRODUTOS })).toEqual([{ nome: 'Produtos', valor: 100.1 }])
})

it('VEN-02 as partes somam o total', () => {
  const totais = {
    vlSubTot: 110.4,
    vlBoni: 5,
    cupom: { codigo: 'VOLTE', desconto: 10, impostos: 0.9 },
    vlFrete: 20,
    vlSeguro: 3,
    taxaFixa: 2.5,
    descTaxaFixa: 'Tarifa do boleto',
    vlTot: 120.9,
  }
  const linhas = linhasDosTotais({ impostos: [{ nome: 'IPI', valor: 10.3 }], totais })
  expect(linhas).toEqual([
    { nome: 'Produtos', valor: 100.1 },
    { nome: 'IPI', valor: 10.3 },
    { nome: 'Bonificação', valor: -5 },
    { nome: 'Cupom VOLTE', valor: -9.1 },
    { nome: 'Impostos que caem com o cupom', valor: -0.9 },
    { nome: 'Frete', valor: 20 },
    { nome: 'Seguro', valor: 3 },
    { nome: 'Tarifa do boleto', valor: 2.5 },
  ])
  expect(linhas.reduce((soma, { valor }) => soma + valor, 0)).toBeCloseTo(totais.vlTot)
})

it('VEN-02 IBS e CBS se dizem ao lado do total, nunca nele', () => {
  const informados = [
    { nome: 'IBS', valor: 0.74 },
    { nome: 'CBS', valor: 6.7 },
  ]
  expect(textoDosInformados({ informados, casas: 2 })?.replace(/\s/g, ' ')).toBe(
    'IBS de R$ 0,74 e CBS de R$ 6,70: apenas informativo, não entra no total.',
  )
  expect(textoDosInformados({ informados: [], casas: 2 })).toBeNull()
})
