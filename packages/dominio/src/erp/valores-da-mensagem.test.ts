import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arredondar, Decimal, somar } from '../formatos/decimal.ts'
import { totaisDoPedido } from '../pedidos/totais.ts'
import { ratear } from '../precos/ratear.ts'
import { ajusteDoPedido, valoresDoItem } from './valores-da-mensagem.ts'

const BASE = {
  qtde: '3.0000',
  vlTabela: '10',
  vlUnit: '10',
  descontoErp: null,
  beneficios: [],
  bonificado: false,
  vlTot: '31.50',
  vlCupom: '0',
}

it.each([
  ['da tabela', {}, { vendedor: '0.00', promocao: '0.00', erp: '0.00' }],
  ['com desconto do vendedor', { vlUnit: '9.5' }, { vendedor: '1.50', promocao: '0.00', erp: '0.00' }],
  [
    'em promoção',
    { vlUnit: '8', beneficios: [{ tipo: 'CAMPANHA', valor: '2' }] },
    { vendedor: '0.00', promocao: '6.00', erp: '0.00' },
  ],
  [
    'com desconto do ERP',
    { vlUnit: '9', descontoErp: '-10', beneficios: [{ tipo: 'ERP', valor: '1' }] },
    { vendedor: '0.00', promocao: '0.00', erp: '3.00' },
  ],
  [
    'com acréscimo do ERP',
    { vlUnit: '10.4', descontoErp: '4' },
    { vendedor: '0.00', promocao: '0.00', erp: '-1.20' },
  ],
  [
    'com acréscimo do ERP e promoção',
    { vlUnit: '8', descontoErp: '4', beneficios: [{ tipo: 'CAMPANHA', valor: '2.4' }] },
    { vendedor: '0.00', promocao: '7.20', erp: '-1.20' },
  ],
  [
    'em promoção, com o desconto do vendedor por cima',
    {
      vlUnit: '7.2',
      beneficios: [
        { tipo: 'CAMPANHA', valor: '2' },
        { tipo: 'VENDEDOR', valor: '0.8' },
      ],
    },
    { vendedor: '2.40', promocao: '6.00', erp: '0.00' },
  ],
  ['digitado acima da tabela', { vlUnit: '11' }, { vendedor: '-3.00', promocao: '0.00', erp: '0.00' }],
  ['que veio pronto', { vlTabela: null, vlUnit: '7' }, { vendedor: '0.00', promocao: '0.00', erp: '0.00' }],
] as const)('VEN-01 os descontos do item %s', (_caso, campos, descontos) => {
  expect(valoresDoItem({ ...BASE, ...campos }).descontos).toEqual(descontos)
})

it('VEN-01 o item bonificado não se cobra; o que tem cupom, menos a parte dele', () => {
  expect(valoresDoItem({ ...BASE, bonificado: true }).vlLiquido).toBe('0.00')
  expect(valoresDoItem({ ...BASE, vlCupom: '1.05' }).vlLiquido).toBe('30.45')
})

const linha = fc.record({
  qtde: fc.integer({ min: 1, max: 9999 }),
  tabela: fc
    .integer({ min: 0, max: 9_999_999_999 })
    .map((dez) => new Decimal(dez).dividedBy(10_000_000_000).times(100)),
  abatimento: fc.integer({ min: 0, max: 10_000 }),
  imposto: fc.integer({ min: 0, max: 50_000 }),
  bonificado: fc.boolean(),
  beneficios: fc.array(
    fc.record({
      tipo: fc.constantFrom('CAMPANHA' as const, 'ERP' as const, 'VENDEDOR' as const),
      valor: fc.integer({ min: 0, max: 100_000 }).map((dez) => new Decimal(dez).dividedBy(10_000).toFixed()),
    }),
    { maxLength: 2 },
  ),
  descontoErp: fc.option(fc.integer({ min: -30, max: 30 })),
})

it('VEN-01 itens, frete, seguro e taxas somam o total ao centavo, com cupom, bonificação, brindes e preços de dez casas', () => {
  fc.assert(
    fc.property(
      fc.array(linha, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 100 }),
      (geradas, frete, seguro, taxa, percentual) => {
        const linhas = geradas.map(({ qtde, tabela, abatimento, imposto, ...resto }) => {
          const vlUnit = tabela
            .times(10_000 - abatimento)
            .dividedBy(10_000)
            .toDecimalPlaces(10)
          const vlTot = arredondar(vlUnit.times(qtde), 2).plus(new Decimal(imposto).dividedBy(100))
          return { ...resto, qtde, vlTabela: tabela.toFixed(), vlUnit: vlUnit.toFixed(), vlTot }
        })
        const pesos = linhas.map(({ bonificado, vlTot }) => (bonificado ? 0 : vlTot))
        const abatido = arredondar(
          somar(...pesos)
            .times(percentual)
            .dividedBy(100),
          2,
        )
        const partes = abatido.isZero() ? linhas.map(() => new Decimal(0)) : ratear(abatido, pesos)
        const documento = { vlFrete: frete / 100, vlSeguro: seguro / 100, taxaFixa: taxa / 100 }
        const { vlTot } = totaisDoPedido({
          itens: linhas,
          vlBoni: somar(...linhas.filter(({ bonificado }) => bonificado).map((uma) => uma.vlTot)),
          cupom: { desconto: somar(...partes) },
          ...documento,
        })
        const itens = linhas.map((uma, i) => valoresDoItem({ ...uma, vlCupom: partes[i] ?? 0 }))
        expect(ajusteDoPedido(itens, { vlTot, ...documento })).toBe('0.00')
        for (const { vlBruto, descontos, vlMercadoria } of itens)
          expect(somar(...Object.values(descontos)).toFixed(2)).toBe(
            new Decimal(vlBruto).minus(vlMercadoria).toFixed(2),
          )
      },
    ),
  )
})
