import fc from 'fast-check'
import { expect, it } from 'vitest'
import { campanha, percentual } from '../../test/campanha.ts'
import { BENEFICIOS, type Beneficio } from './ordem.ts'
import { type BaseDoPreco, comporPreco, type PedidoDePreco } from './preco.ts'
import { type PrecoGravado, precoMantido } from './preco-mantido.ts'

const QUEIMA = campanha(7, percentual(20))
const BASE: BaseDoPreco = {
  tabela: { id: 1, nome: 'Varejo' },
  valor: 10,
  descontoErp: null,
  promocoes: [],
}
const PEDIDO: PedidoDePreco = { qtde: 3, fator: 1, embalagem: 'UN', desconto: null, precoDigitado: null }

/** As a line is written: the taxes come after the price. */
function gravar(base: BaseDoPreco, pedido: PedidoDePreco): PrecoGravado {
  const preco = comporPreco(base, pedido)
  return {
    valorUnitario: preco.precoFinal.toFixed(),
    precoTabela: preco.semDescontos.toFixed(),
    descontoErp: preco.descontoErp?.perc ?? null,
    precoDigitado: pedido.precoDigitado !== null,
    promocao: preco.promocao,
    beneficios: preco.beneficios,
    // Worth what the price is, so that nobody tells them apart by their value.
    memoria: [...preco.passos, { texto: 'IPI de 5%', valor: preco.precoFinal.toNumber() }],
  }
}

it.each([
  ['da tabela', BASE, PEDIDO],
  ['com desconto do vendedor', BASE, { ...PEDIDO, desconto: 5 }],
  ['digitado', BASE, { ...PEDIDO, precoDigitado: 8 }],
  ['digitado igual ao da tabela', BASE, { ...PEDIDO, precoDigitado: 10 }],
  ['da promoção', { ...BASE, promocoes: [QUEIMA] }, PEDIDO],
  ['com desconto do ERP', { ...BASE, descontoErp: { perc: -3 } }, PEDIDO],
  ['com acréscimo do ERP', { ...BASE, descontoErp: { perc: 4 } }, PEDIDO],
  ['com acréscimo do ERP e promoção', { ...BASE, descontoErp: { perc: 4 }, promocoes: [QUEIMA] }, PEDIDO],
] as const)('VEN-02 o preço mantido %s guarda por que é esse', (_caso, base, pedido) => {
  const hoje = comporPreco(base, pedido)
  const mantido = precoMantido(gravar(base, pedido), hoje, new Set([QUEIMA.id]))
  expect(mantido.passos).toEqual(hoje.passos)
  expect(mantido.precoFinal.equals(hoje.precoFinal)).toBe(true)
  expect([mantido.semDescontos.toFixed(), mantido.promocao, mantido.descontoErp]).toEqual([
    hoje.semDescontos.toFixed(),
    hoje.promocao,
    hoje.descontoErp,
  ])
})

it('VEN-02 o que mudou desde então se diz, e o preço fica: promoção que terminou, tabela que subiu, preço sem história', () => {
  const comPromocao = gravar({ ...BASE, promocoes: [QUEIMA] }, PEDIDO)
  const terminou = precoMantido(comPromocao, comporPreco(BASE, PEDIDO), new Set())
  expect(terminou.promocao).toEqual({ id: 7, nome: 'Queima' })
  expect(terminou.passos.map(({ texto, valor }) => [texto, valor])).toEqual([
    ['Tabela Varejo: UN com 1 un.', 10],
    ['Promoção Queima', 8],
    ['A promoção Queima terminou; vale o que o orçamento prometeu', 8],
  ])
  const subiu = precoMantido(gravar(BASE, PEDIDO), comporPreco({ ...BASE, valor: 12 }, PEDIDO), new Set())
  expect([subiu.precoFinal.toNumber(), subiu.passos.at(-1)]).toEqual([
    10,
    { texto: 'O preço de hoje é outro; vale o que o orçamento prometeu', valor: 10 },
  ])
  const deFora = { ...gravar(BASE, PEDIDO), precoTabela: null, memoria: null }
  const pronto = precoMantido(deFora, comporPreco({ ...BASE, valor: 12 }, PEDIDO), new Set())
  expect([pronto.semDescontos.toNumber(), pronto.passos[0]?.texto]).toEqual([
    10,
    'Preço que veio pronto no orçamento',
  ])
})

it('VEN-02 mantido, qualquer preço diz o mesmo que dizia', () => {
  const base = fc.record({
    tabela: fc.constant(BASE.tabela),
    valor: fc.integer({ min: 0, max: 100_000 }).map((centavos) => centavos / 100),
    descontoErp: fc.option(fc.record({ perc: fc.integer({ min: -50, max: 50 }) })),
    promocoes: fc
      .array(
        fc.tuple(
          fc.integer({ min: 0, max: 100 }),
          fc.subarray((Object.keys(BENEFICIOS) as Beneficio[]).filter((um) => um !== 'NEGOCIACAO')),
        ),
        { maxLength: 3 },
      )
      .map((quais) =>
        quais.map(([quanto, combinaCom], i) => campanha(i, percentual(quanto), { combinaCom })),
      ),
  })
  const pedido = fc.record({
    qtde: fc.integer({ min: 1, max: 50 }),
    fator: fc.integer({ min: 1, max: 24 }),
    embalagem: fc.constant('CX'),
    desconto: fc.option(fc.integer({ min: 0, max: 100 })),
    precoDigitado: fc.option(fc.integer({ min: 0, max: 10_000 }).map((centavos) => centavos / 100)),
  })
  fc.assert(
    fc.property(base, pedido, (este, pedida) => {
      const hoje = comporPreco(este, pedida)
      const mantido = precoMantido(gravar(este, pedida), hoje, new Set([0, 1, 2]))
      expect(mantido.passos).toEqual(hoje.passos)
    }),
  )
})
