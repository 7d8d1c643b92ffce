import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campanha, leveGanhe, percentual, porPreco } from '../../test/campanha.ts'
import { DENTRO, REGRA } from '../../test/preco.ts'
import { arredondar, Decimal, somar } from '../formatos/decimal.ts'
import { brindes } from './brindes.ts'
import { type BeneficioDaCampanha, beneficioEmPalavras, efeitoDaCampanha } from './campanha.ts'
import { precificarDocumento } from './documento.ts'
import { precificarLinha } from './linha.ts'
import { BENEFICIOS, type Beneficio } from './ordem.ts'
import { type BaseDoPreco, comporPreco, type PedidoDePreco } from './preco.ts'
import { problemaDaCampanha, restoDaCampanha, usosDasCampanhas } from './uso-da-campanha.ts'

const base = (outros: Partial<BaseDoPreco> = {}): BaseDoPreco => ({
  tabela: { id: 1, nome: 'Varejo' },
  valor: 10,
  descontoErp: null,
  promocoes: [],
  ...outros,
})
const pedido = (outros: Partial<PedidoDePreco> = {}): PedidoDePreco => ({
  qtde: 1,
  fator: 1,
  embalagem: 'UN',
  desconto: null,
  precoDigitado: null,
  ...outros,
})
const FAIXAS = [
  { de: 10, percentual: 5 },
  { de: 20, percentual: 8 },
]
const alcancada = { tipo: 'PERCENTUAL', faixas: FAIXAS, porFaixa: false } as const
const cadaUma = { tipo: 'PERCENTUAL', faixas: FAIXAS, porFaixa: true } as const
const levePague = { tipo: 'LEVE_PAGUE', leve: 12, pague: 10 } as const

describe('GES-02 o que cada benefício faz com o preço', () => {
  it.each([
    ['abaixo da primeira faixa', alcancada, 9, '90.00', null],
    ['na primeira faixa, ela inteira', alcancada, 10, '95.00', '5% a partir de 10 un.'],
    ['até a véspera da segunda', alcancada, 19, '180.50', '5% a partir de 10 un.'],
    ['na segunda, para todas as unidades', alcancada, 20, '184.00', '8% a partir de 20 un.'],
    ['cada faixa por si: nove cheias e uma a 5%', cadaUma, 10, '99.50', '5% em 1 un.'],
    [
      'cada faixa por si: nove cheias, dez a 5% e onze a 8%',
      cadaUma,
      30,
      '286.20',
      '5% em 10 un., 8% em 11 un.',
    ],
    ['cada faixa por si, abaixo da primeira', cadaUma, 9.5, '95.00', null],
    ['preço fixo', porPreco(8), 3, '24.00', ''],
    ['preço fixo abaixo da menor quantidade', porPreco(8, 4), 3, '30.00', null],
    ['preço fixo na menor quantidade', porPreco(8, 4), 4, '32.00', ''],
    ['preço fixo acima da tabela não encarece', porPreco(12), 3, '30.00', ''],
    ['leve 12, pague 10: onze são onze', levePague, 11, '110.00', null],
    ['leve 12, pague 10: doze são dez', levePague, 12, '100.00', 'leve 12, pague 10 (2 de 12 un. sem custo)'],
    ['leve 12, pague 10: 26 são 22', levePague, 26, '220.00', 'leve 12, pague 10 (4 de 26 un. sem custo)'],
    ['o brinde não está no preço', leveGanhe(10, 1), 10, '100.00', null],
    ['nem o frete', { tipo: 'FRETE', minimo: 0 } as const, 10, '100.00', null],
  ] as [string, BeneficioDaCampanha, number, string, string | null][])(
    '%s',
    (_caso, beneficio, qtde, total, dito) => {
      const preco = comporPreco(base({ promocoes: [campanha(3, beneficio)] }), pedido({ qtde }))
      expect(arredondar(preco.precoFinal.times(qtde), 2).toFixed(2)).toBe(total)
      expect(efeitoDaCampanha(beneficio, { unidades: new Decimal(qtde), fator: 1 })?.dito ?? null).toBe(dito)
      if (dito) expect(preco.passos.at(-1)?.texto).toBe(`Promoção Queima: ${dito}`)
    },
  )

  it('conta-se em unidades de estoque, qualquer que seja a embalagem', () => {
    const caixas = (beneficio: BeneficioDaCampanha, qtde: number) =>
      comporPreco(
        base({ promocoes: [campanha(3, beneficio)] }),
        pedido({ qtde, fator: 6 }),
      ).precoFinal.toFixed(2)
    expect([
      caixas(alcancada, 1),
      caixas(alcancada, 2),
      caixas(levePague, 2),
      caixas(porPreco(8), 1),
    ]).toEqual(['60.00', '57.00', '50.00', '48.00'])
  })

  it.each([
    [alcancada, '5% a partir de 10 un., 8% a partir de 20 un.'],
    [cadaUma, '5% a partir de 10 un., 8% a partir de 20 un., cada faixa por si'],
    [percentual(7.5), '7,5%'],
    [porPreco(8.5, 6), 'R$\u00A08,50 por unidade a partir de 6 un.'],
    [levePague, 'leve 12, pague 10'],
    [leveGanhe(10, 1, 9), 'leve 10, ganhe 1 de Caneca'],
    [{ tipo: 'FRETE', minimo: 500 } as const, 'frete grátis a partir de R$\u00A0500,00 em produtos'],
  ] as const)('em palavras: %#', (beneficio, frase) => {
    expect(beneficioEmPalavras(beneficio, 'Caneca')).toBe(frase)
  })
})

describe('GES-02 o que combina com o quê', () => {
  const TUDO = ['CAMPANHA', 'ERP', 'VENDEDOR', 'CUPOM'] as const
  const dez = campanha(1, percentual(10), { nome: 'Dez' })
  const dezCom = campanha(1, percentual(10), { nome: 'Dez', combinaCom: TUDO })
  const oito = campanha(2, porPreco(8), { nome: 'Oito', combinaCom: TUDO })
  it.each([
    ['o vendedor dá menos que a campanha fechada', [dez], { desconto: 5 }, {}, '9.00', ['CAMPANHA']],
    ['o vendedor dá mais que a campanha fechada', [dez], { desconto: 15 }, {}, '8.50', ['VENDEDOR']],
    [
      'o vendedor sobre a campanha que deixa',
      [dezCom],
      { desconto: 5 },
      {},
      '8.55',
      ['CAMPANHA', 'VENDEDOR'],
    ],
    [
      'o ERP sobre a campanha que deixa',
      [dezCom],
      {},
      { descontoErp: { perc: -5 } },
      '8.55',
      ['CAMPANHA', 'ERP'],
    ],
    ['o maior dos dois, onde uma não deixa', [dez], {}, { descontoErp: { perc: -12 } }, '8.80', ['ERP']],
    ['o acréscimo vem antes de tudo', [dez], {}, { descontoErp: { perc: 10 } }, '9.90', ['CAMPANHA']],
    ['o percentual vem sobre o preço fixo', [dezCom, oito], {}, {}, '7.20', ['CAMPANHA', 'CAMPANHA']],
    ['uma fechada e uma aberta: a maior', [dez, oito], {}, {}, '8.00', ['CAMPANHA']],
    ['o digitado é o que se digitou', [dezCom], { precoDigitado: 9.5 }, {}, '9.50', ['VENDEDOR']],
  ] as const)('%s', (_caso, promocoes, pedida, dela, final, quais) => {
    const preco = comporPreco(base({ promocoes, ...dela }), pedido(pedida))
    expect(preco.precoFinal.toFixed(2)).toBe(final)
    expect(preco.beneficios.map(({ tipo }) => tipo)).toEqual(quais)
  })

  it('de duas que dão o mesmo, a de menor prioridade; dela é a verba que se gasta', () => {
    const segunda = campanha(1, percentual(10), { prioridade: 5 })
    const primeira = campanha(2, percentual(10), { prioridade: 1 })
    expect(comporPreco(base({ promocoes: [segunda, primeira] }), pedido()).promocao?.id).toBe(2)
  })

  it('o cupom nada tira do item cuja campanha não o deixa', () => {
    const linha = (combinaCom: readonly Beneficio[]) => ({
      regra: REGRA,
      bonificado: false,
      precificada: precificarLinha(
        { ...pedido(), bonificado: false },
        base({ promocoes: [campanha(1, percentual(10), { combinaCom })] }),
        REGRA,
        DENTRO,
      ),
    })
    const cupom = { codigo: 'X', percentual: 10, valor: null, minimo: 0 }
    const { partesDoCupom } = precificarDocumento(
      [linha([]), linha(['CUPOM'])],
      { cupom, vlFrete: 0, vlSeguro: 0, taxaFixa: 0 },
      DENTRO,
    )
    expect(partesDoCupom.map(Number)).toEqual([0, 0.9])
  })
})

describe('GES-02 brindes', () => {
  const linha = { idProd: 7, qtde: 10, fator: 1, bonificado: false, beneficios: [] }
  const comPreco = (tipo: Beneficio) => ({ ...linha, beneficios: [{ tipo, valor: '1', cupom: true }] })
  it('o brinde de outro produto diz de qual compra veio', () => {
    expect(brindes([linha], () => [campanha(3, leveGanhe(5, 1, 9), { nome: 'Caneca' })])).toEqual([
      { idOrigem: 7, idProd: 9, promocao: { id: 3, nome: 'Caneca' }, unidades: 2 },
    ])
  })
  it.each([
    ['do vendedor, e não deixa', 'VENDEDOR', ['CUPOM'], 0],
    ['do vendedor, e deixa', 'VENDEDOR', ['VENDEDOR'], 2],
    ['negociado, que não combina com nada', 'NEGOCIACAO', ['CAMPANHA', 'ERP', 'VENDEDOR', 'CUPOM'], 0],
  ] as const)('o item com preço %s', (_caso, tipo, combinaCom, quantos) => {
    const ganhos = brindes([comPreco(tipo)], () => [campanha(3, leveGanhe(5, 1), { combinaCom })])
    expect(ganhos[0]?.unidades ?? 0).toBe(quantos)
  })
  it('não dá mais do que ainda há', () => {
    const resta = { unidades: 1, verba: null }
    expect(brindes([linha], () => [campanha(3, leveGanhe(5, 1), { resta })])[0]?.unidades).toBe(1)
  })
})

describe('GES-02 verba e limites', () => {
  const LIMITES = {
    nome: 'Queima',
    verba: null,
    verbaUsada: 0,
    limite: null,
    usadas: 0,
    limitePorCliente: null,
    usadasPeloCliente: 0,
  }
  it.each([
    ['nada a limita', {}, null],
    ['a verba dá', { verba: 100, verbaUsada: 80 }, null],
    ['a verba não dá', { verba: 100, verbaUsada: 80.01 }, 'tem só R$\u00A019,99 de verba'],
    ['as unidades dão', { limite: 50, usadas: 40 }, null],
    ['as unidades não dão', { limite: 50, usadas: 41 }, 'tem só 9 un.'],
    ['o cliente ainda pode', { limitePorCliente: 12, usadasPeloCliente: 2 }, null],
    [
      'o cliente já não pode',
      { limitePorCliente: 12, usadasPeloCliente: 3 },
      'ainda dá 9 un. a este cliente',
    ],
  ])('%s', (_caso, limites, problema) => {
    const dito = problemaDaCampanha({ ...LIMITES, ...limites }, { unidades: 10, valor: 20 })
    if (problema === null) expect(dito).toBeNull()
    else expect(dito).toContain(problema)
  })

  it.each([
    ['sem limite', {}, { unidades: null, verba: null }],
    [
      'o menor dos dois',
      { limite: 50, usadas: 45, limitePorCliente: 12, usadasPeloCliente: 2 },
      { unidades: 5, verba: null },
    ],
    ['nunca abaixo de nada', { verba: 10, verbaUsada: 12 }, { unidades: null, verba: 0 }],
  ])('o que resta: %s', (_caso, limites, resta) => {
    expect(restoDaCampanha({ ...LIMITES, ...limites })).toEqual(resta)
  })

  it.each([
    ['cabe por unidade', { unidades: 10, verba: null }, true],
    ['não cabe por unidade', { unidades: 9, verba: null }, false],
    ['cabe na verba', { unidades: null, verba: 10 }, true],
    ['não cabe na verba', { unidades: null, verba: 9.99 }, false],
  ])('a linha que %s', (_caso, resta, cabe) => {
    const preco = comporPreco(
      base({ promocoes: [campanha(3, percentual(10), { resta })] }),
      pedido({ qtde: 10 }),
    )
    expect(preco.promocao !== null).toBe(cabe)
  })

  it('o que o orçamento usa de cada uma: linhas, brindes e frete', () => {
    const de = (id: number, valor: string) => ({
      tipo: 'CAMPANHA' as const,
      campanha: { id, nome: 'Q' },
      valor,
      cupom: true,
    })
    const usos = usosDasCampanhas(
      [
        { beneficios: [de(1, '0.125'), de(2, '1')], brindeDe: null, qtde: 3, unidades: 36, mercadoria: 30 },
        { beneficios: [de(1, '2')], brindeDe: null, qtde: 1, unidades: 1, mercadoria: 8 },
        { beneficios: [], brindeDe: 3, qtde: 2, unidades: 2, mercadoria: 20 },
        { beneficios: [], brindeDe: null, qtde: 2, unidades: 2, mercadoria: 20 },
      ],
      { id: 4, valor: 35 },
    )
    expect([...usos].map(([id, { unidades, valor }]) => [id, Number(unidades), Number(valor)])).toEqual([
      [1, 37, 2.38],
      [2, 36, 3],
      [3, 2, 20],
      [4, 1, 35],
    ])
  })
})

it('GES-02 qualquer preço se explica e soma: da partida tiram-se os benefícios, e sobra o que se paga', () => {
  const beneficio: fc.Arbitrary<BeneficioDaCampanha> = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 99 }))
      .map(([de, quanto]) => percentual(quanto, de)),
    fc.boolean().map((porFaixa) => ({ tipo: 'PERCENTUAL' as const, faixas: FAIXAS, porFaixa })),
    fc
      .tuple(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 0, max: 12 }))
      .map(([c, de]) => porPreco(c / 100, de)),
    fc
      .integer({ min: 2, max: 12 })
      .chain((leve) =>
        fc.integer({ min: 1, max: leve - 1 }).map((pague) => ({ tipo: 'LEVE_PAGUE' as const, leve, pague })),
      ),
    fc.constant(leveGanhe(5, 1)),
  )
  const dela = fc.record({
    beneficio,
    prioridade: fc.integer({ min: 1, max: 3 }),
    combinaCom: fc.subarray((Object.keys(BENEFICIOS) as Beneficio[]).filter((um) => um !== 'NEGOCIACAO')),
    resta: fc.record({
      unidades: fc.option(fc.integer({ min: 0, max: 40 })),
      verba: fc.option(fc.integer({ min: 0, max: 100 })),
    }),
  })
  fc.assert(
    fc.property(
      fc.array(dela, { maxLength: 5 }),
      fc.integer({ min: 1, max: 2000 }).map((centavos) => centavos / 100),
      fc.option(fc.integer({ min: -20, max: 20 }).map((perc) => ({ perc }))),
      fc.record({
        qtde: fc.integer({ min: 1, max: 40 }),
        fator: fc.constantFrom(1, 6),
        desconto: fc.option(fc.integer({ min: 1, max: 50 })),
        precoDigitado: fc.option(fc.integer({ min: 1, max: 3000 }).map((c) => c / 100)),
      }),
      (quais, valor, descontoErp, pedida) => {
        const promocoes = quais.map(({ beneficio: dado, ...outros }, i) => campanha(i + 1, dado, outros))
        const preco = comporPreco(base({ valor, descontoErp, promocoes }), pedido(pedida))
        const partida = new Decimal(preco.passos[Number((descontoErp?.perc ?? 0) > 0)]?.valor ?? 0)
        const abatido = somar(...preco.beneficios.map((um) => um.valor))
        if (pedida.precoDigitado === null) {
          expect(partida.minus(abatido).minus(preco.precoFinal).abs().toNumber()).toBeLessThan(1e-7)
          expect(preco.passos).toHaveLength(
            1 + Number((descontoErp?.perc ?? 0) > 0) + preco.beneficios.length,
          )
        }
        expect(preco.passos.at(-1)?.valor).toBeCloseTo(preco.precoFinal.toNumber(), 9)
        for (const um of preco.beneficios) {
          const resta = promocoes.find(({ id }) => id === um.campanha?.id)?.resta
          if (resta?.unidades != null) expect(pedida.qtde * pedida.fator).toBeLessThanOrEqual(resta.unidades)
          if (resta?.verba != null)
            expect(new Decimal(um.valor).times(pedida.qtde).toNumber()).toBeLessThanOrEqual(
              resta.verba + 1e-7,
            )
        }
        // No campaign ever makes it dearer.
        const sem = comporPreco(base({ valor, descontoErp }), pedido(pedida))
        expect(preco.precoFinal.lessThanOrEqualTo(sem.precoFinal)).toBe(true)
      },
    ),
  )
})
