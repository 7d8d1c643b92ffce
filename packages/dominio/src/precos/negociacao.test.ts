import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campanha, porPreco } from '../../test/campanha.ts'
import { DENTRO, REGRA } from '../../test/preco.ts'
import { Decimal } from '../formatos/decimal.ts'
import { precificarDocumento } from './documento.ts'
import { precificarLinha } from './linha.ts'
import {
  type Negociacao,
  type NegociacaoGravada,
  problemaDaNegociacao,
  restanteDa,
  usosDasNegociacoes,
} from './negociacao.ts'
import { BENEFICIOS, type Beneficio, COMBINA_COM, combinam, deixaCupom, escolherBeneficios } from './ordem.ts'
import { type BaseDoPreco, comporPreco, type PedidoDePreco } from './preco.ts'

const NEGOCIACAO: Negociacao = { id: 12, por: 'Ana', minimo: 5, restante: 50, tipo: 'PRECO', preco: 8 }
const base = (outros: Partial<BaseDoPreco> = {}): BaseDoPreco => ({
  tabela: { id: 1, nome: 'Varejo' },
  valor: 10,
  descontoErp: null,
  promocoes: [],
  negociacoes: [NEGOCIACAO],
  ...outros,
})
const pedido = (outros: Partial<PedidoDePreco> = {}): PedidoDePreco => ({
  qtde: 10,
  fator: 1,
  embalagem: 'UN',
  desconto: null,
  precoDigitado: null,
  ...outros,
})
const promocao = (preco: number) => campanha(4, porPreco(preco))

describe('GES-03 o preço negociado no orçamento', () => {
  it.each([
    ['vale o autorizado', base(), pedido(), '8.00', 12, '8.00'],
    ['abaixo da menor quantidade, a tabela', base(), pedido({ qtde: 4 }), '10.00', null, '10.00'],
    ['acima do que resta, a tabela', base(), pedido({ qtde: 51 }), '10.00', null, '10.00'],
    ['conta em unidades de estoque', base(), pedido({ qtde: 1, fator: 12 }), '96.00', 12, '96.00'],
    ['a promoção melhor vence', base({ promocoes: [promocao(7)] }), pedido(), '7.00', null, '7.00'],
    [
      'empatada, a quantidade não se gasta',
      base({ promocoes: [promocao(8)] }),
      pedido(),
      '8.00',
      null,
      '8.00',
    ],
    [
      'em percentual, sobre a tabela',
      base({ negociacoes: [{ ...NEGOCIACAO, tipo: 'PERCENTUAL', percentual: 15 } as Negociacao] }),
      pedido(),
      '8.50',
      12,
      '8.50',
    ],
    ['desconto menor do vendedor não tira o negociado', base(), pedido({ desconto: 10 }), '8.00', 12, '8.00'],
    [
      'desconto maior é do vendedor, medido da tabela',
      base(),
      pedido({ desconto: 30 }),
      '7.00',
      null,
      '10.00',
    ],
    [
      'digitado até o autorizado usa a negociação',
      base(),
      pedido({ precoDigitado: 8.5 }),
      '8.50',
      12,
      '8.00',
    ],
    [
      'digitado abaixo dele é do vendedor, medido da tabela',
      base(),
      pedido({ precoDigitado: 7.99 }),
      '7.99',
      null,
      '10.00',
    ],
    [
      'digitado acima da tabela não gasta nada',
      base(),
      pedido({ precoDigitado: 11 }),
      '11.00',
      null,
      '10.00',
    ],
  ] as const)('%s', (_caso, de, pedida, final, negociacao, semVendedor) => {
    const preco = comporPreco(de, pedida)
    expect([
      preco.precoFinal.toFixed(2),
      preco.negociacao?.id ?? null,
      preco.referencia.semVendedor.toFixed(2),
    ]).toEqual([final, negociacao, semVendedor])
  })

  it('o preço diz por que é esse, e quem decidiu', () => {
    const { passos, beneficios } = comporPreco(base(), pedido())
    expect([passos.at(-1)?.texto, beneficios[0]?.tipo]).toEqual([
      'Negociação 12, autorizada por Ana',
      'NEGOCIACAO',
    ])
    const digitado = comporPreco(base(), pedido({ precoDigitado: 9 })).passos.at(-1)?.texto
    expect(digitado).toBe('Preço digitado, da negociação 12, autorizada por Ana')
  })

  it('o que se dá não gasta o que se autorizou', () => {
    const linha = precificarLinha({ ...pedido(), bonificado: true }, base(), REGRA, DENTRO)
    expect([linha.preco.negociacao, linha.preco.precoFinal.toFixed(2)]).toEqual([null, '10.00'])
  })

  it('o cupom não abate do negociado, e abate do resto', () => {
    const linhas = [base(), base({ negociacoes: [] })].map((de) => ({
      precificada: precificarLinha({ ...pedido(), bonificado: false }, de, REGRA, DENTRO),
      regra: REGRA,
      bonificado: false,
    }))
    const cupom = { codigo: 'DEZ', percentual: 10, valor: null, minimo: 0 }
    const { partesDoCupom } = precificarDocumento(
      linhas,
      { cupom, vlFrete: 0, vlSeguro: 0, taxaFixa: 0 },
      DENTRO,
    )
    expect(partesDoCupom.map(Number)).toEqual([0, 10])
  })

  it('negociar nunca encarece, e o que se usa cabe no que resta', () => {
    const preco = fc.integer({ min: 1, max: 2000 }).map((centavos) => centavos / 100)
    fc.assert(
      fc.property(
        fc.record({
          valor: preco,
          negociado: preco,
          promocional: preco,
          minimo: fc.integer({ min: 0, max: 20 }),
          restante: fc.integer({ min: 0, max: 60 }),
          qtde: fc.integer({ min: 1, max: 70 }),
          desconto: fc.option(fc.integer({ min: 0, max: 99 }), { nil: null }),
          digitado: fc.option(preco, { nil: null }),
        }),
        ({ valor, negociado, promocional, minimo, restante, qtde, desconto, digitado }) => {
          const de = base({
            valor,
            promocoes: [promocao(promocional)],
            negociacoes: [{ ...NEGOCIACAO, preco: negociado, minimo, restante } as Negociacao],
          })
          const pedida = pedido({ qtde, desconto, precoDigitado: digitado })
          const com = comporPreco(de, pedida)
          const sem = comporPreco({ ...de, negociacoes: [] }, pedida)
          expect(com.precoFinal.lessThanOrEqualTo(sem.precoFinal)).toBe(true)
          if (com.negociacao === null) expect(com.precoFinal.equals(sem.precoFinal)).toBe(true)
          else {
            expect(qtde).toBeGreaterThanOrEqual(minimo)
            expect(qtde).toBeLessThanOrEqual(restante)
            expect(com.precoFinal.greaterThanOrEqualTo(Decimal.min(negociado, digitado ?? negociado))).toBe(
              true,
            )
            expect(com.precoFinal.lessThan(sem.semVendedor)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('GES-03 a ordem dos benefícios', () => {
  const todos = Object.keys(BENEFICIOS) as Beneficio[]
  const por = (beneficio: Beneficio, preco: number, com: readonly Beneficio[] = COMBINA_COM[beneficio]) => ({
    beneficio,
    com,
    lugar: [],
    aplicar: (de: Decimal) => Decimal.min(de, de.times(preco).dividedBy(10)),
  })
  const escolhidos = (...quais: ReturnType<typeof por>[]) => {
    const { passos, preco } = escolherBeneficios(quais, new Decimal(10))
    return [passos.map(({ quem }) => quem.beneficio).join('+'), preco.toNumber()]
  }
  it.each([
    ['o maior vence', [por('NEGOCIACAO', 8), por('CAMPANHA', 9)], ['NEGOCIACAO', 8]],
    ['empatados, o que não se conta vem antes', [por('NEGOCIACAO', 8), por('CAMPANHA', 8)], ['CAMPANHA', 8]],
    ['o que não abate não conta', [por('CAMPANHA', 10), por('ERP', 11)], ['', 10]],
    ['um sobre o outro só se os dois deixam', [por('CAMPANHA', 9), por('ERP', 8)], ['CAMPANHA+ERP', 7.2]],
    ['uma campanha que não deixa', [por('CAMPANHA', 9, []), por('ERP', 8)], ['ERP', 8]],
    ['duas campanhas que deixam', [por('CAMPANHA', 9), por('CAMPANHA', 5)], ['CAMPANHA+CAMPANHA', 4.5]],
    ['duas, e só uma deixa', [por('CAMPANHA', 9), por('CAMPANHA', 5, ['ERP'])], ['CAMPANHA', 5]],
    [
      'o vendedor e o ERP não combinam entre si: vale a campanha com o maior dos dois',
      [por('CAMPANHA', 9), por('ERP', 9), por('VENDEDOR', 5)],
      ['CAMPANHA+VENDEDOR', 4.5],
    ],
    [
      'a negociação nunca se soma',
      [por('NEGOCIACAO', 9), por('CAMPANHA', 8), por('ERP', 9)],
      ['CAMPANHA+ERP', 7.2],
    ],
  ] as const)('%s', (_caso, quais, esperado) => {
    expect(escolhidos(...quais)).toEqual(esperado)
    expect(escolhidos(...quais.toReversed())).toEqual(esperado)
  })

  it('o que combina é dado, e vale nos dois sentidos', () => {
    const dito = (beneficio: Beneficio) => ({ beneficio, com: COMBINA_COM[beneficio] })
    for (const um of todos)
      for (const outro of todos) expect(combinam(dito(um), dito(outro))).toBe(combinam(dito(outro), dito(um)))
    expect(todos.filter((um) => deixaCupom(dito(um)))).toEqual(['CAMPANHA', 'ERP', 'VENDEDOR'])
  })
})

describe('GES-03 o que ainda se pode usar', () => {
  const gravada: NegociacaoGravada = {
    autorizada: true,
    encerrada: false,
    inicio: '2026-03-01',
    fim: '2026-03-31',
    usoUnico: false,
    quantidadeAte: 50,
    quantidadeUsada: 20,
    planoId: null,
    clienteId: 3,
  }
  const uso = { clienteId: 3, planoId: 1, hoje: '2026-03-10', unidades: 30 }
  it.each([
    ['cabe', {}, {}, null],
    ['não cabe', {}, { unidades: 31 }, 'tem só 30 un.'],
    ['toda usada', { quantidadeUsada: 50 }, {}, 'já foi toda usada'],
    ['de um pedido só, já usada', { usoUnico: true }, { unidades: 1 }, 'já foi toda usada'],
    ['vencida', {}, { hoje: '2026-04-01' }, 'venceu em 31/03/2026'],
    ['ainda não começou', {}, { hoje: '2026-02-28' }, 'a partir de 01/03/2026'],
    ['encerrada', { encerrada: true }, {}, 'foi encerrada'],
    ['de outro plano', { planoId: 2 }, {}, 'outro plano'],
    ['de outro cliente', {}, { clienteId: 4 }, 'não vale para este cliente'],
    ['nunca autorizada', { autorizada: false }, {}, 'não vale'],
  ])('%s', (_caso, dela, doUso, esperado) => {
    const problema = problemaDaNegociacao(12, { ...gravada, ...dela }, { ...uso, ...doUso })
    if (esperado === null) expect(problema).toBe(null)
    else expect(problema).toContain(esperado)
  })

  it('a soma das linhas, por negociação', () => {
    const usos = usosDasNegociacoes([
      { negociacaoId: 1, unidades: 2 },
      { negociacaoId: null, unidades: 5 },
      { negociacaoId: 1, unidades: 3 },
    ])
    expect([...usos].map(([id, soma]) => [id, soma.toNumber()])).toEqual([[1, 5]])
    expect(restanteDa({ usoUnico: true, quantidadeAte: 10, quantidadeUsada: 0 }).toNumber()).toBe(10)
  })
})
