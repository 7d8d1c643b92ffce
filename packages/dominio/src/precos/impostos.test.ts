import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DENTRO, REGRA } from '../../test/preco.ts'
import { Decimal, somar } from '../formatos/decimal.ts'
import { calcularImpostos, IMPOSTOS_SOMADOS } from './impostos.ts'
import { mvaAjustada } from './substituicao.ts'
import { BASES_COM_DESPESAS, type Operacao, type RegraFiscal } from './tributacao.ts'

const FORA: Operacao = { ...DENTRO, ufDestino: 'RJ' }
const MS: Operacao = { ...DENTRO, ufDestino: 'MS' }
const reais = (valores: readonly Decimal[]) => valores.map((valor) => valor.toFixed(2))

type Venda = { mercadoria: number | string; unidades?: number; despesas?: number }
const tributar = (
  { mercadoria, unidades = 1, despesas = 0 }: Venda,
  regra: Partial<RegraFiscal>,
  operacao: Operacao = DENTRO,
) =>
  calcularImpostos(
    {
      mercadoria: new Decimal(mercadoria),
      unidades: new Decimal(unidades),
      despesas: new Decimal(despesas),
    },
    { ...REGRA, ...regra },
    operacao,
  )
const textos = ({ passos }: ReturnType<typeof tributar>) => passos.map(({ texto }) => texto).join('\n')

describe('exemplos de contas feitas fora daqui', () => {
  it.each([
    ['revenda', false, '2.42'],
    ['consumidor final', true, '2.78'],
  ])('VEN-02 o IPI entra na base do ICMS só para o consumidor final: %s', (_quem, consumidorFinal, icms) => {
    const impostos = tributar({ mercadoria: '34.58' }, { ipi: 15, icms: 7 }, { ...DENTRO, consumidorFinal })
    expect(reais([impostos.ipi.valor, impostos.icms.valor])).toEqual(['5.19', icms])
  })

  it('VEN-02 ICMS-ST dentro do estado: 2.000 + IPI 300, MVA 40%, 18/18', () => {
    const impostos = tributar({ mercadoria: 2000 }, { ipi: 15, mva: 40 })
    expect(reais([impostos.ipi.valor, impostos.st.valor])).toEqual(['300.00', '219.60'])
    expect(textos(impostos)).toContain('base de 3.220,00')
  })

  it('VEN-02 ICMS-ST entre estados: 1.000 + IPI 100, MVA 40% ajustada, 12/18', () => {
    expect(mvaAjustada({ mva: 40, icms: 12, icmsInterno: 18 }).toFixed(2)).toBe('50.24')
    const { st } = tributar({ mercadoria: 1000 }, { ipi: 10, icms: 12, mva: 40 }, FORA)
    expect(st.valor.toFixed(2)).toBe('177.48')
  })

  it('VEN-02 quem vende no Simples, entre estados: a MVA original, base 1.540,00, ST 157,20', () => {
    const impostos = tributar(
      { mercadoria: 1000 },
      { ipi: 10, icms: 12, mva: 40 },
      { ...FORA, vendedorNoSimples: true },
    )
    expect(impostos.st.valor.toFixed(2)).toBe('157.20')
    expect(textos(impostos)).toContain('MVA 40%, base de 1.540,00')
  })

  it.each([
    ['na base do ICMS e da ST', ['ICMS', 'ST'], '1838.20'],
    ['em nenhuma', [], '1820.00'],
    ['só na da ST', ['ST'], '1845.20'],
    ['só na do ICMS, que se abate', ['ICMS'], '1813.00'],
    ['só na do IPI, que aqui não há', ['IPI'], '1820.00'],
  ] as const)(
    'VEN-02 10.000 + frete 80 + seguro 20, 7/18, MVA 40%: frete %s',
    (_onde, despesasNaBase, esperado) => {
      const regra = { icms: 7, mva: 40, mvaJaAjustada: true, despesasNaBase }
      const { st } = tributar({ mercadoria: 10_000, despesas: 80 + 20 }, regra, FORA)
      expect(st.valor.toFixed(2)).toBe(esperado)
    },
  )

  it.each([
    ['só a da ST', 0, '6.30'],
    ['a própria também', 10, '8.10'],
  ])('VEN-02 base da ST reduzida em 10%% de 150,00 é 135,00: %s', (_caso, reducaoPor, esperado) => {
    const impostos = tributar({ mercadoria: 100 }, { mva: 50, reducaoStPor: 10, reducaoPor })
    expect(impostos.st.valor.toFixed(2)).toBe(esperado)
    expect(textos(impostos)).toContain('base reduzida em 10% de 135,00')
  })

  it('VEN-02 reduzida EM 35%, não PARA 35%: 33,58, MVA 44,39%, 7/20', () => {
    const regra = { icms: 7, icmsInterno: 20, mva: 44.39, mvaJaAjustada: true, reducaoStPor: 35 }
    expect(tributar({ mercadoria: '33.58' }, regra, FORA).st.valor.toFixed(2)).toBe('3.95')
  })

  it.each([
    ['vale a pauta, sem margem', { pauta: 6.5 }, '156,00', '10.08'],
    ['vale a pauta, mesmo menor', { pauta: 6.5, mva: 100 }, '156,00', '10.08'],
    ['a maior: a pauta', { pauta: 6.5, mva: 50, criterioDaPauta: 'MAIOR' }, '156,00', '10.08'],
    ['a maior: a margem', { pauta: 6.5, mva: 100, criterioDaPauta: 'MAIOR' }, '200,00', '18.00'],
    ['a maior, sem margem', { pauta: 6.5, criterioDaPauta: 'MAIOR' }, '156,00', '10.08'],
    ['a pauta abaixo do preço não devolve nada', { pauta: 1 }, '24,00', '0.00'],
  ] as const)('VEN-02 pauta de 24 × 6,50 por 100,00, 18/18: %s', (_caso, regra, base, esperado) => {
    const impostos = tributar({ mercadoria: 100, unidades: 24 }, regra)
    expect(impostos.st.valor.toFixed(2)).toBe(esperado)
    expect(textos(impostos)).toContain(`base de ${base}`)
  })

  it('VEN-02 IPI por unidade: 10 × R$ 0,764, custe o que custar', () => {
    const { ipi } = tributar({ mercadoria: 5, unidades: 10 }, { ipi: 30, ipiPorUnidade: 0.764 })
    expect([ipi.perc, ipi.valor.toFixed(2)]).toEqual([0, '7.64'])
  })

  it.each([
    ['a própria operação não o pagou', 0, '3.00'],
    ['a própria operação o pagou', 2, '1.00'],
    ['a própria pagou mais: não devolve', 4, '0.00'],
  ])('VEN-02 FCP-ST de 2%% sobre 150,00 quando %s', (_caso, fcpProprio, esperado) => {
    const { fcpSt, st } = tributar({ mercadoria: 100 }, { mva: 50, fcpSt: 2, fcpProprio })
    expect(reais([fcpSt.valor, st.valor])).toEqual([esperado, '9.00'])
  })

  describe('DIFAL: 845 + frete 35 + outras 80 − desconto 10 + IPI 50, 18/12, FCP 2%', () => {
    const VENDA = { mercadoria: 845 - 10, despesas: 35 + 80 }
    const REGRA_DO_DIFAL = { icms: 12, fcp: 2, ipiPorUnidade: 50, despesasNaBase: ['DIFAL'] as const }
    const AO_CONSUMIDOR: Operacao = { ...FORA, contribuinte: false, consumidorFinal: true }
    it('VEN-02 repassado, 60,00 + 20,00 se somam', () => {
      const impostos = tributar(VENDA, REGRA_DO_DIFAL, AO_CONSUMIDOR)
      expect(impostos.icmsPartilha).toMatchObject({ perc: 8 })
      expect(impostos.icmsPartilha.valor.toFixed(2)).toBe('80.00')
      expect(textos(impostos)).toContain('ICMS partilha: diferencial de 6% e FCP de 2%')
    })
    it('VEN-02 por conta de quem vende, se diz e não se soma', () => {
      const impostos = tributar(VENDA, REGRA_DO_DIFAL, { ...AO_CONSUMIDOR, repassaDifal: false })
      expect(impostos.icmsPartilha.valor.toFixed(2)).toBe('0.00')
      expect(impostos.passos.at(-1)).toEqual({
        texto: 'DIFAL por conta de quem vende, não somado: diferencial de 6% e FCP de 2%',
        valor: 80,
      })
    })
    it.each([
      ['quem vende no Simples não o deve', REGRA_DO_DIFAL, { vendedorNoSimples: true }, '0.00'],
      ['a quem revende não se cobra', REGRA_DO_DIFAL, { contribuinte: true }, '0.00'],
      ['dentro do estado não há', REGRA_DO_DIFAL, { ufDestino: 'SP' }, '0.00'],
      ['o frete fora da base', { ...REGRA_DO_DIFAL, despesasNaBase: [] }, {}, '70.80'],
      ['alíquota interna menor não desconta do FCP', { ...REGRA_DO_DIFAL, icmsInterno: 7 }, {}, '20.00'],
    ] as const)('VEN-02 %s', (_caso, regra, operacao, esperado) => {
      const { icmsPartilha } = tributar(VENDA, regra, { ...AO_CONSUMIDOR, ...operacao })
      expect(icmsPartilha.valor.toFixed(2)).toBe(esperado)
    })
  })

  it.each([
    ['base de 30,54', '30.54', { icms: 0 }, ['0.03', '0.27']],
    ['1.000 menos ICMS de 18% e PIS/COFINS', 1000, { pis: 1.65, cofins: 7.6 }, ['0.74', '6.70']],
  ] as const)('VEN-02 IBS e CBS de 2026, só informados: %s', (_caso, mercadoria, regra, esperado) => {
    const impostos = tributar({ mercadoria }, { ...regra, ibs: 0.1, cbs: 0.9 })
    expect(reais([impostos.ibs.valor, impostos.cbs.valor])).toEqual(esperado)
    expect(IMPOSTOS_SOMADOS.filter((nome) => !impostos[nome].valor.isZero())).toEqual([])
    expect(impostos.passos.every(({ texto }) => texto.endsWith('informativo, não somado'))).toBe(true)
  })

  it.each([
    ['na base', ['IBS_CBS'], ['1.00', '9.00']],
    ['fora dela', [], ['0.90', '8.10']],
  ] as const)('VEN-02 IBS e CBS de 900 com frete de 100 %s', (_onde, despesasNaBase, esperado) => {
    const regra = { icms: 0, ibs: 0.1, cbs: 0.9, despesasNaBase }
    const { ibs, cbs } = tributar({ mercadoria: 900, despesas: 100 }, regra)
    expect(reais([ibs.valor, cbs.valor])).toEqual(esperado)
  })

  it('VEN-02 quem vende no Simples ainda não informa IBS e CBS', () => {
    const { ibs, cbs } = tributar(
      { mercadoria: 1000 },
      { ibs: 0.1, cbs: 0.9 },
      { ...DENTRO, vendedorNoSimples: true },
    )
    expect(reais([ibs.valor, cbs.valor])).toEqual(['0.00', '0.00'])
  })
})

describe('impostos por quem compra', () => {
  const REGRA_MS = { icms: 7, icmsInterno: 17, adicional: 5.2, fcp: 2 }
  it.each([
    ['GER-13 contribuinte de MS paga só o adicional', MS, '5.20'],
    ['GER-13 quem não é paga o diferencial, o fundo e o adicional', { ...MS, contribuinte: false }, '17.20'],
    [
      'GER-13 o adicional se cobra mesmo sem repassar o DIFAL',
      { ...MS, contribuinte: false, repassaDifal: false },
      '5.20',
    ],
    ['dentro do estado, nada', { ...DENTRO, contribuinte: false }, '0.00'],
  ])('%s', (_caso, operacao, partilha) => {
    expect(tributar({ mercadoria: 100 }, REGRA_MS, operacao).icmsPartilha.valor.toFixed(2)).toBe(partilha)
  })

  it.each([
    ['contribuinte', DENTRO, ['18.00', '0.00', '4.00']],
    ['do Simples, com margem própria', { ...DENTRO, simples: true }, ['0.00', '9.00', '3.00']],
    ['quem não revende', { ...DENTRO, contribuinte: false }, ['0.00', '0.00', '0.00']],
    ['consumidor final', { ...DENTRO, consumidorFinal: true }, ['0.00', '0.00', '0.00']],
  ])('VEN-02 ST, STSN e FCP-ST: %s', (_caso, operacao, esperado) => {
    const { st, stsn, fcpSt } = tributar(
      { mercadoria: 100 },
      { mva: 100, mvaSimples: 50, fcpSt: 2 },
      operacao,
    )
    expect(reais([st.valor, stsn.valor, fcpSt.valor])).toEqual(esperado)
  })

  it('VEN-02 a base se reduz EM tanto por cento, não PARA tanto', () => {
    const { icms } = tributar({ mercadoria: 100 }, { icms: 10, reducaoPor: 35 })
    expect(icms.valor.toFixed(2)).toBe('6.50')
  })
})

describe('sempre', () => {
  const aliquota = fc.integer({ min: 0, max: 4000 }).map((c) => c / 100)
  const talvez = <T>(de: fc.Arbitrary<T>) => fc.option(de, { nil: null })
  const regra: fc.Arbitrary<RegraFiscal> = fc.record({
    id: fc.constant(1),
    nome: fc.constant('Qualquer'),
    ipi: aliquota,
    ipiPorUnidade: talvez(aliquota),
    icms: aliquota,
    icmsInterno: aliquota,
    reducaoPor: aliquota,
    reducaoStPor: aliquota,
    mva: talvez(aliquota),
    mvaSimples: talvez(aliquota),
    mvaJaAjustada: fc.boolean(),
    pauta: talvez(aliquota),
    criterioDaPauta: fc.constantFrom('SEMPRE', 'MAIOR'),
    fcp: aliquota,
    fcpSt: aliquota,
    fcpProprio: aliquota,
    adicional: aliquota,
    pis: aliquota,
    cofins: aliquota,
    ibs: aliquota,
    cbs: aliquota,
    despesasNaBase: fc.subarray([...BASES_COM_DESPESAS]),
  })
  const operacao: fc.Arbitrary<Operacao> = fc.record({
    ufOrigem: fc.constant('SP'),
    ufDestino: fc.constantFrom('SP', 'RJ'),
    contribuinte: fc.boolean(),
    consumidorFinal: fc.boolean(),
    simples: fc.boolean(),
    vendedorNoSimples: fc.boolean(),
    repassaDifal: fc.boolean(),
  })
  const centavos = fc.integer({ min: 0, max: 500_000 }).map((c) => new Decimal(c).dividedBy(100))
  const unidades = fc.integer({ min: 1, max: 999 }).map((n) => new Decimal(n))

  it('VEN-02 nenhum imposto é negativo, e todos são centavos inteiros', () => {
    fc.assert(
      fc.property(regra, operacao, centavos, unidades, centavos, (r, o, mercadoria, un, despesas) => {
        const { passos: _, ...impostos } = calcularImpostos({ mercadoria, unidades: un, despesas }, r, o)
        for (const { valor } of Object.values(impostos)) {
          expect(valor.isNegative()).toBe(false)
          expect(valor.decimalPlaces()).toBeLessThanOrEqual(2)
        }
      }),
    )
  })

  it('VEN-02 mais frete nunca dá menos IPI nem menos DIFAL, e fora das bases não muda nada', () => {
    fc.assert(
      fc.property(regra, operacao, centavos, centavos, centavos, (r, o, mercadoria, despesas, mais) => {
        const com = (quanto: Decimal, qual: RegraFiscal) =>
          calcularImpostos({ mercadoria, unidades: new Decimal(1), despesas: quanto }, qual, o)
        const [pouco, muito] = [com(despesas, r), com(despesas.plus(mais), r)]
        for (const nome of ['ipi', 'icmsPartilha', 'icms'] as const)
          expect(muito[nome].valor.greaterThanOrEqualTo(pouco[nome].valor)).toBe(true)
        const semBases = { ...r, despesasNaBase: [] }
        expect(com(despesas, semBases)).toEqual(com(new Decimal(0), semBases))
      }),
    )
  })

  it('VEN-02 onde o frete entra na base da ST e na própria, mais frete nunca custa menos a quem compra', () => {
    // Each tax is rounded by itself: a cent of each may go the other way.
    const CENTAVOS_DE_ARREDONDAMENTO = new Decimal('0.02')
    fc.assert(
      fc.property(regra, operacao, centavos, centavos, (r, o, mercadoria, despesas) => {
        const total = (quanto: Decimal) => {
          const impostos = calcularImpostos(
            { mercadoria, unidades: new Decimal(1), despesas: quanto },
            {
              ...r,
              icms: Math.min(r.icms, r.icmsInterno),
              fcpProprio: 0,
              pauta: null,
              reducaoStPor: 0,
              despesasNaBase: ['ICMS', 'ST'],
            },
            o,
          )
          return somar(...IMPOSTOS_SOMADOS.map((nome) => impostos[nome].valor))
        }
        expect(
          total(despesas)
            .plus(CENTAVOS_DE_ARREDONDAMENTO)
            .greaterThanOrEqualTo(total(new Decimal(0))),
        ).toBe(true)
      }),
    )
  })
})
