import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campanha, leveGanhe, percentual, porPreco } from '../../test/campanha.ts'
import { DENTRO, REGRA } from '../../test/preco.ts'
import { Decimal } from '../formatos/decimal.ts'
import { brindes } from './brindes.ts'
import { type Cupom, cupomQueResta, descontoDoCupom, problemaDoCupom } from './cupom.ts'
import { precificarDocumento } from './documento.ts'
import { precificarLinha } from './linha.ts'
import { margemDoDocumento } from './margem.ts'
import { type BaseDoPreco, comporPreco } from './preco.ts'
import { ratear } from './ratear.ts'

const base = (valor: number, outros: Partial<BaseDoPreco> = {}): BaseDoPreco => ({
  tabela: { id: 1, nome: 'Varejo' },
  valor,
  descontoErp: null,
  promocoes: [],
  ...outros,
})
const pedida = (qtde: number, outros: Partial<Parameters<typeof precificarLinha>[0]> = {}) => ({
  qtde,
  fator: 1,
  embalagem: 'UN',
  desconto: null,
  precoDigitado: null,
  bonificado: false,
  ...outros,
})
type Venda = readonly [qtde: number, valor: number, outros?: Partial<Parameters<typeof precificarLinha>[0]>]
function vender(vendas: readonly Venda[], { regra = REGRA, cupom = null as Cupom | null } = {}) {
  const linhas = vendas.map(([qtde, valor, outros]) => ({
    precificada: precificarLinha(pedida(qtde, outros), base(valor), regra, DENTRO),
    regra,
    bonificado: outros?.bonificado ?? false,
  }))
  return precificarDocumento(linhas, { cupom, vlFrete: 0, vlSeguro: 0, taxaFixa: 0 }, DENTRO)
}
const cupom = (desconto: Partial<Cupom>): Cupom => ({
  codigo: 'X',
  percentual: null,
  valor: null,
  minimo: 0,
  ...desconto,
})
const reais = (valores: readonly Decimal[]) => valores.map((valor) => valor.toFixed(2))

describe('exemplos de contas feitas fora daqui', () => {
  it('VEN-02 imposto por linha, sobre o que restou do desconto', () => {
    const { linhas } = vender(
      [
        [10, 30.75, { desconto: 5 }],
        [1, 70, { desconto: 5 }],
      ],
      { regra: { ...REGRA, ipi: 15 } },
    )
    expect(reais(linhas.map(({ mercadoria }) => mercadoria))).toEqual(['292.13', '66.50'])
    expect(reais(linhas.map(({ impostos }) => impostos.ipi.valor))).toEqual(['43.82', '9.98'])
  })

  it('VEN-02 sem desconto fantasma: as linhas somam o total', () => {
    const { linhas, vlTot, descontoCupom } = vender([
      [3, 3.46],
      [1, 25],
      [6, 4.713],
      [6, 4.501],
    ])
    expect(reais(linhas.map(({ vlTot: daLinha }) => daLinha))).toEqual(['10.38', '25.00', '28.28', '27.01'])
    expect([vlTot.toFixed(2), descontoCupom.toFixed(2)]).toEqual(['90.67', '0.00'])
  })

  it.each([
    ['desconto no todo', [[25, 366.06]], { valor: 915.14 }, 0, '8236.36'],
    [
      'tudo de graça',
      [
        [4, 2.8207],
        [5, 2.8207],
      ],
      { percentual: 100 },
      15,
      '0.00',
    ],
    ['mais que tudo não fica devendo', [[1, 10]], { valor: 50 }, 0, '0.00'],
  ] as const)('VEN-02 cupom: %s', (_caso, vendas, desconto, ipi, total) => {
    const { vlTot } = vender(vendas, { regra: { ...REGRA, ipi }, cupom: cupom(desconto) })
    expect(vlTot.toFixed(2)).toBe(total)
  })

  it('VEN-02 a linha que sai leva a sua parte do cupom: de 200 − 20 ficam 90', () => {
    const { linhas, partesDoCupom } = vender(
      [
        [1, 100],
        [1, 100],
      ],
      { cupom: cupom({ valor: 20 }) },
    )
    expect(linhas[0]?.vlTot.minus(partesDoCupom[0] ?? 0).toFixed(2)).toBe('90.00')
  })

  it('VEN-02 o preço digitado fica, mude a quantidade o que mudar', () => {
    const preco = (qtde: number) => comporPreco(base(60), pedida(qtde, { precoDigitado: 100 })).precoFinal
    expect(reais([preco(1), preco(2)])).toEqual(['100.00', '100.00'])
  })

  it('VEN-02 leve 10, ganhe 1: 15 numa linha, ou 5 e 5 em duas; 16 para 15 perde o brinde', () => {
    const leve = (n: number) => [campanha(7, leveGanhe(n, 1))]
    const de = (n: number, qtdes: readonly number[], fator = 1) =>
      brindes(
        qtdes.map((qtde) => ({ idProd: 1, qtde, fator, bonificado: false, beneficios: [] })),
        () => leve(n),
      ).map(({ unidades }) => unidades)
    expect([de(10, [15]), de(10, [5, 5]), de(16, [16]), de(16, [15])]).toEqual([[1], [1], [1], []])
    // Of a box of 12 every unit counts, and nine boxes of one unit are nine.
    expect([de(10, [1], 12), de(12, [2, 1], 12), de(13, [1], 12), de(10, [9])]).toEqual([[1], [3], [], []])
  })

  it('VEN-02 o que já se ganhou não conta para ganhar mais; de várias promoções vale a que dá mais', () => {
    const linha = { idProd: 1, qtde: 9, fator: 1, bonificado: false, beneficios: [] }
    const promocoes = [
      campanha(1, leveGanhe(10, 1)),
      campanha(2, leveGanhe(9, 2)),
      campanha(3, percentual(10)),
    ]
    const ganho = (...linhas: (typeof linha)[]) =>
      brindes(linhas, () => promocoes).map(({ promocao, unidades }) => [promocao.id, unidades])
    expect(ganho(linha)).toEqual([[2, 2]])
    expect(ganho({ ...linha, qtde: 8 }, { ...linha, bonificado: true })).toEqual([])
  })
})

describe('de onde vem o preço', () => {
  const DEZ_POR_CENTO = campanha(3, percentual(10, 12), { nome: 'Semana do café' })
  const POR_OITO = campanha(4, porPreco(8))
  it.each([
    ['a tabela, pela embalagem', base(10), { fator: 12 }, '120.00', null],
    ['desconto do ERP', base(10, { descontoErp: { perc: -3 } }), {}, '9.70', null],
    ['acréscimo do ERP', base(10, { descontoErp: { perc: 3 } }), {}, '10.30', null],
    [
      'promoção abaixo da quantidade mínima não vale',
      base(10, { promocoes: [DEZ_POR_CENTO] }),
      {},
      '10.00',
      null,
    ],
    ['promoção a partir da quantidade', base(10, { promocoes: [DEZ_POR_CENTO] }), { qtde: 12 }, '9.00', 3],
    ['a embalagem conta em unidades', base(10, { promocoes: [DEZ_POR_CENTO] }), { fator: 12 }, '108.00', 3],
    [
      'de duas promoções vale a maior',
      base(10, { promocoes: [DEZ_POR_CENTO, POR_OITO] }),
      { qtde: 12 },
      '8.00',
      4,
    ],
    [
      'nunca uma sobre a outra',
      base(10, { descontoErp: { perc: -3 }, promocoes: [POR_OITO] }),
      {},
      '8.00',
      4,
    ],
    [
      'o vendedor dá mais que a promoção',
      base(10, { promocoes: [POR_OITO] }),
      { desconto: 25 },
      '7.50',
      null,
    ],
    ['o vendedor dá menos: vale a promoção', base(10, { promocoes: [POR_OITO] }), { desconto: 5 }, '8.00', 4],
    [
      'o digitado vale mais que tudo',
      base(10, { promocoes: [POR_OITO] }),
      { precoDigitado: 9.99 },
      '9.99',
      null,
    ],
  ] as const)('VEN-02 %s', (_caso, deQue, pedido, final, promocao) => {
    const preco = comporPreco(deQue, pedida(1, pedido))
    expect([preco.precoFinal.toFixed(2), preco.promocao?.id ?? null]).toEqual([final, promocao])
    expect(preco.passos.at(-1)?.valor).toBe(preco.precoFinal.toNumber())
  })
})

describe('cupom', () => {
  const GRAVADO = {
    ...cupom({ percentual: 5, minimo: 100 }),
    ativo: true,
    inicio: '2026-11-01',
    fim: '2026-11-30',
    clienteId: null,
    filialId: null,
    usos: 0,
    usosMaximos: 3,
    usosDoCliente: 0,
    usosPorCliente: 1,
  }
  const USO = { clienteId: 1, filialId: 2, mercadoria: 100, hoje: '2026-11-15', levado: null }
  const LEVADO = { abatimento: '3.50', mercadoria: '70' }
  it.each([
    ['serve', GRAVADO, USO, null],
    ['não há', null, USO, 'Cupom não encontrado'],
    ['de outro cliente', { ...GRAVADO, clienteId: 9 }, USO, 'Cupom não encontrado'],
    ['de outra filial', { ...GRAVADO, filialId: 9 }, USO, 'Cupom não encontrado'],
    ['desligado', { ...GRAVADO, ativo: false }, USO, 'Cupom não encontrado'],
    ['antes', GRAVADO, { ...USO, hoje: '2026-10-31' }, 'Este cupom vale a partir de 01/11/2026'],
    ['primeiro dia', GRAVADO, { ...USO, hoje: '2026-11-01' }, null],
    ['último dia', GRAVADO, { ...USO, hoje: '2026-11-30' }, null],
    ['depois', GRAVADO, { ...USO, hoje: '2026-12-01' }, 'Este cupom venceu em 30/11/2026'],
    ['acabou', { ...GRAVADO, usos: 3 }, USO, 'Este cupom já foi todo usado'],
    ['já usou', { ...GRAVADO, usosDoCliente: 1 }, USO, 'Este cliente já usou este cupom'],
    [
      'pouco',
      GRAVADO,
      { ...USO, mercadoria: '99.99' },
      'Este cupom pede ao menos R$\u00A0100,00 em produtos',
    ],
    [
      'do mesmo orçamento, o resto é o mesmo uso',
      { ...GRAVADO, usos: 3, usosDoCliente: 1 },
      { ...USO, levado: LEVADO },
      null,
    ],
    ['o que já foi comprado conta', GRAVADO, { ...USO, mercadoria: 30, levado: LEVADO }, null],
    [
      'ainda pouco',
      GRAVADO,
      { ...USO, mercadoria: '29.99', levado: LEVADO },
      'Este cupom pede ao menos R$\u00A0100,00 em produtos',
    ],
    ['vence para o resto também', GRAVADO, { ...USO, hoje: '2026-12-01', levado: LEVADO }, /venceu em/],
  ] as const)('VEN-02 %s', (_caso, gravado, uso, problema) => {
    if (problema instanceof RegExp) expect(problemaDoCupom(gravado, uso)).toMatch(problema)
    else expect(problemaDoCupom(gravado, uso)).toBe(problema)
  })

  it('VEN-02 abaixo do mínimo não abate nada', () => {
    expect(descontoDoCupom(GRAVADO, '99.99').toFixed(2)).toBe('0.00')
    expect(descontoDoCupom(GRAVADO, 100).toFixed(2)).toBe('5.00')
  })

  it.each([
    ['nada foi', { valor: 20, minimo: 100 }, null, 20, 100],
    ['foi um pedaço', { valor: 20, minimo: 100 }, { abatimento: '4.29', mercadoria: '30' }, 15.71, 70],
    ['foi tudo', { valor: 20, minimo: 100 }, { abatimento: '20', mercadoria: '140' }, 0, 0],
    ['foi mais do que é agora', { valor: 20 }, { abatimento: '25', mercadoria: '30' }, 0, 0],
    ['o percentual é o mesmo', { percentual: 5 }, { abatimento: '4.29', mercadoria: '30' }, null, 0],
  ])('VEN-02 o que resta do cupom: %s', (_caso, qual, levado, valor, minimo) => {
    expect(cupomQueResta(cupom(qual), levado)).toMatchObject({ valor, minimo })
  })
})

it('PER-06 a margem: o brinde custa e nada traz; sem um custo não se diz', () => {
  const linha = { mercadoria: 100, custo: 6, unidades: 10, bonificado: false }
  const brinde = { ...linha, unidades: 1, bonificado: true }
  expect(margemDoDocumento([linha], 0)?.toNumber()).toBe(40)
  expect(margemDoDocumento([linha, brinde], 0)?.toNumber()).toBe(34)
  expect(margemDoDocumento([linha], 20)?.toNumber()).toBe(25)
  expect(margemDoDocumento([{ ...linha, custo: null }], 0)).toBeNull()
})

describe('sempre', () => {
  const centavos = fc.integer({ min: 1, max: 500_000 })
  it('VEN-02 o rateio soma o todo, ninguém recebe mais que um centavo além da sua parte', () => {
    fc.assert(
      fc.property(fc.array(centavos, { minLength: 1, maxLength: 40 }), centavos, (pesos, total) => {
        const alvo = total / 100
        const partes = ratear(alvo, pesos)
        const soma = pesos.reduce((a, b) => a + b, 0)
        expect(partes.reduce((ate, parte) => ate.plus(parte), new Decimal(0)).toNumber()).toBe(alvo)
        partes.forEach((parte, i) => {
          const exata = new Decimal(total)
            .times(pesos[i] ?? 0)
            .dividedBy(soma)
            .dividedBy(100)
          expect(parte.minus(exata).abs().lessThan('0.01')).toBe(true)
        })
      }),
    )
  })

  // Half up in whole numbers, without the library under test.
  const meioAcima = (numerador: bigint, denominador: bigint) =>
    (numerador * 2n + denominador) / (denominador * 2n)
  it('VEN-02 o total é o de uma conta em inteiros, feita de outro jeito', () => {
    const linha = fc.record({
      qtde: fc.integer({ min: 1, max: 9999 }),
      centavos,
      desconto: fc.integer({ min: 0, max: 99 }),
      ipi: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(fc.array(linha, { minLength: 1, maxLength: 30 }), (linhas) => {
        const feitas = linhas.map(({ qtde, centavos: c, desconto, ipi }) => {
          const regra = { ...REGRA, ipi }
          return {
            precificada: precificarLinha(pedida(qtde, { desconto }), base(c / 100), regra, DENTRO),
            regra,
            bonificado: false,
          }
        })
        const { vlTot } = precificarDocumento(
          feitas,
          { cupom: null, vlFrete: 0, vlSeguro: 0, taxaFixa: 0 },
          DENTRO,
        )
        const esperado = linhas.reduce((ate, { qtde, centavos: c, desconto, ipi }) => {
          const mercadoria = meioAcima(BigInt(c) * BigInt(qtde) * BigInt(100 - desconto), 100n)
          return ate + mercadoria + meioAcima(mercadoria * BigInt(ipi), 100n)
        }, 0n)
        expect(vlTot.times(100).toFixed(0)).toBe(String(esperado))
      }),
    )
  })

  it('VEN-02 o cupom nunca deixa o total negativo, e nunca abate mais do que promete aos produtos', () => {
    fc.assert(
      fc.property(
        fc.array(centavos, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 100 }),
        (valores, percentual) => {
          const { vlTot, vlSubTot, descontoCupom, partesDoCupom } = vender(
            valores.map((c) => [1, c / 100] as const),
            { cupom: cupom({ percentual }) },
          )
          expect(vlTot.isNegative()).toBe(false)
          expect(vlSubTot.minus(descontoCupom).equals(vlTot)).toBe(true)
          expect(partesDoCupom.every((parte) => !parte.isNegative())).toBe(true)
          const prometido = vlSubTot.times(percentual).dividedBy(100).toDecimalPlaces(2)
          expect(descontoCupom.equals(prometido)).toBe(true)
        },
      ),
    )
  })
})
