import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolverParametros } from '../parametros.ts'
import {
  comDevolvida,
  devidoDaVenda,
  exigidoPela,
  type LinhaNaConta,
  type LinhaVendida,
  movimentoDaLinha,
  movimentoDaVenda,
  type RegrasDaConta,
  regrasDaConta,
} from './movimento.ts'

const REGRAS: RegrasDaConta = {
  debitoEm: 'PEDIDO',
  creditoEm: 'NOTA',
  percentualDoCredito: 100,
  bonificacao: true,
  campanhas: [7],
}
const LINHA: LinhaNaConta = {
  qtde: 10,
  mercadoria: '100',
  referencia: '10',
  bonificado: false,
  brindeDe: null,
  beneficios: [],
}
const daCampanha = (id: number) => [{ campanha: { id, nome: 'Uma' }, valor: '0.5' }]

describe('GES-08 o que o cliente devolve', () => {
  const linha = (outros: object) => ({
    ...{ produtoId: 1, bonificado: false, faturada: 4, fatorConversao: 1, devolvidaDoProduto: 5 },
    ...outros,
  })
  it.each<[string, object[], number[]]>([
    ['de uma linha só, o que voltou', [{ devolvidaDoProduto: 3 }], [3]],
    ['nunca mais do que se faturou', [{}], [4]],
    ['em embalagens da linha', [{ fatorConversao: 6, devolvidaDoProduto: 12 }], [2]],
    ['primeiro das que se pagaram', [{ bonificado: true }, {}], [1, 4]],
    ['cada produto pelo seu', [{ devolvidaDoProduto: 1 }, { produtoId: 2, devolvidaDoProduto: 2 }], [1, 2]],
  ])('GES-08 %s', (_caso, linhas, esperado) => {
    expect(comDevolvida(linhas.map(linha)).map(({ devolvida }) => devolvida.toNumber())).toEqual(esperado)
  })
})

describe('GES-08 o que uma linha move', () => {
  it.each<[string, Partial<LinhaNaConta>, Partial<RegrasDaConta>, [number, number]]>([
    ['pela tabela, nada', {}, {}, [0, 0]],
    ['abaixo, debita a diferença', { mercadoria: '95.5' }, {}, [4.5, 0]],
    ['acima, credita a diferença', { mercadoria: '110' }, {}, [0, 10]],
    [
      'acima, credita só a parte da filial',
      { mercadoria: '110' },
      { percentualDoCredito: '33.33' },
      [0, 3.33],
    ],
    ['sem crédito nesta filial', { mercadoria: '110' }, { percentualDoCredito: 0 }, [0, 0]],
    ['a bonificação debita o que vale', { bonificado: true, mercadoria: '0.1' }, {}, [100, 0]],
    ['a bonificação que a filial não cobra', { bonificado: true }, { bonificacao: false }, [0, 0]],
    ['o brinde de campanha que move', { bonificado: true, brindeDe: 7 }, {}, [100, 0]],
    ['o brinde de outra não', { bonificado: true, brindeDe: 8 }, {}, [0, 0]],
    ['o que a campanha que move dá', { beneficios: daCampanha(7) }, {}, [5, 0]],
    ['e o que outra dá não', { beneficios: daCampanha(8) }, {}, [0, 0]],
    [
      'meio centavo arredonda para cima',
      { qtde: 1, mercadoria: '9.99', referencia: '10.005' },
      {},
      [0.02, 0],
    ],
  ])('GES-08 %s', (_caso, linha, regras, esperado) => {
    const { debito, credito } = movimentoDaLinha({ ...LINHA, ...linha }, { ...REGRAS, ...regras })
    expect([debito.toNumber(), credito.toNumber()]).toEqual(esperado)
  })

  it('GES-08 o crédito do próprio pedido só serve ao débito dele quando os dois contam de uma vez', () => {
    const movimento = movimentoDaVenda(
      [
        { ...LINHA, mercadoria: '90' },
        { ...LINHA, mercadoria: '104' },
      ],
      REGRAS,
    )
    expect(exigidoPela(movimento, REGRAS).toNumber()).toBe(10)
    expect(exigidoPela(movimento, { ...REGRAS, creditoEm: 'PEDIDO' }).toNumber()).toBe(6)
    expect(exigidoPela(movimento, { ...REGRAS, debitoEm: 'NOTA' }).toNumber()).toBe(10)
    const sobra = movimentoDaVenda([{ ...LINHA, mercadoria: '130' }], REGRAS)
    expect(exigidoPela(sobra, { ...REGRAS, creditoEm: 'PEDIDO' }).toNumber()).toBe(0)
  })
})

describe('GES-08 PAR-01 as regras são as da filial em que se vende', () => {
  const PADRAO = resolverParametros([], null)
  it.each<[string, Partial<typeof PADRAO>, Partial<LinhaNaConta>, [number, number], [number, number]]>([
    [
      'quanto do que se vende acima vira crédito',
      { contaCorrentePercentualDoCredito: '40' },
      { mercadoria: '110' },
      [0, 10],
      [0, 4],
    ],
    [
      'a bonificação sai da conta, ou não',
      { contaCorrenteBonificacao: false },
      { bonificado: true },
      [100, 0],
      [0, 0],
    ],
  ])('GES-08 PAR-01 %s', (_caso, parametros, campos, peloPadrao, pelaFilial) => {
    const mover = (valores: typeof PADRAO) => {
      const { debito, credito } = movimentoDaLinha({ ...LINHA, ...campos }, regrasDaConta(valores, []))
      return [debito.toNumber(), credito.toNumber()]
    }
    expect([mover(PADRAO), mover({ ...PADRAO, ...parametros })]).toEqual([peloPadrao, pelaFilial])
  })
})

const vendida = (campos: Partial<LinhaVendida>): LinhaVendida => ({
  numero: 1,
  codigo: '10001',
  descricao: 'Produto',
  quantidade: 10,
  faturada: 0,
  valorUnitario: '9',
  referencia: '10',
  bonificado: false,
  brindeDe: null,
  beneficios: [],
  ...campos,
})
const ACIMA = { numero: 2, valorUnitario: '12' }

describe('GES-08 o que um pedido deve ter movido', () => {
  // Status, whether it is held, what was invoiced of each line; debit, credit, and what is kept for later.
  it.each<[string, boolean, [number, number], Partial<RegrasDaConta>, [number, number, number]]>([
    ['AGUARDANDO', false, [0, 0], {}, [10, 0, 0]],
    ['BLOQUEADO', false, [0, 0], {}, [10, 0, 0]],
    ['BLOQUEADO', true, [0, 0], {}, [0, 0, 0]],
    ['SEPARACAO', false, [4, 5], {}, [10, 10, 0]],
    ['SEPARACAO', false, [4, 5], { debitoEm: 'NOTA' }, [4, 10, 6]],
    ['AGUARDANDO', false, [0, 0], { creditoEm: 'PEDIDO' }, [10, 20, 0]],
    ['AGUARDANDO', false, [0, 0], { debitoEm: 'NOTA' }, [0, 0, 10]],
    ['FATURADO', false, [10, 10], {}, [10, 20, 0]],
    ['FATURADO', false, [4, 10], {}, [4, 20, 0]],
    ['ENTREGUE', false, [4, 0], { debitoEm: 'NOTA' }, [4, 0, 0]],
    ['CANCELADO', false, [0, 0], {}, [0, 0, 0]],
    ['CANCELADO', false, [10, 10], {}, [0, 0, 0]],
    ['PAGAMENTO_EXPIRADO', false, [0, 0], { debitoEm: 'NOTA' }, [0, 0, 0]],
    ['DEVOLUCAO', false, [10, 10], {}, [0, 0, 0]],
  ])('GES-08 %s, retido %s, faturadas %s', (status, retida, [primeira, segunda], regras, esperado) => {
    const linhas = [vendida({ faturada: primeira }), vendida({ ...ACIMA, faturada: segunda })]
    const { debito, credito, reserva } = devidoDaVenda({ status, retida, linhas }, { ...REGRAS, ...regras })
    expect([debito.toNumber(), credito.toNumber(), reserva.toNumber()]).toEqual(esperado)
  })

  it('GES-08 o que voltou não conta mais, no débito, no crédito e no que se guarda', () => {
    const linhas = [
      vendida({ faturada: 10, devolvida: 3 }),
      vendida({ ...ACIMA, faturada: 10, devolvida: 10 }),
    ]
    const depois = devidoDaVenda({ status: 'ENTREGUE', retida: false, linhas }, REGRAS)
    expect([depois.debito.toNumber(), depois.credito.toNumber()]).toEqual([7, 0])
    const antes = devidoDaVenda(
      { status: 'SEPARACAO', retida: false, linhas },
      { ...REGRAS, debitoEm: 'NOTA' },
    )
    expect([antes.debito.toNumber(), antes.reserva.toNumber()]).toEqual([7, 0])
  })

  it('GES-08 as linhas explicam o que se move, e somam o mesmo', () => {
    const valor = fc.integer({ min: 1, max: 99_999 }).map((centavos) => (centavos / 100).toFixed(2))
    const linha = fc
      .record({
        quantidade: fc.integer({ min: 1, max: 500 }),
        valorUnitario: valor,
        referencia: valor,
        bonificado: fc.boolean(),
      })
      .map((campos) => vendida({ ...campos, faturada: campos.quantidade }))
    fc.assert(
      fc.property(
        fc.array(linha, { maxLength: 8 }),
        fc.constantFrom('AGUARDANDO', 'FATURADO'),
        (soltas, status) => {
          const linhas = soltas.map((uma, i) => ({ ...uma, numero: i + 1 }))
          const { debito, credito, itens, reserva } = devidoDaVenda({ status, retida: false, linhas }, REGRAS)
          const soma = (de: 'debito' | 'credito') =>
            itens.reduce((total, item) => total + Number(item[de]), 0)
          expect(soma('debito')).toBeCloseTo(debito.toNumber(), 2)
          expect(soma('credito')).toBeCloseTo(credito.toNumber(), 2)
          expect(reserva.isZero()).toBe(true)
        },
      ),
    )
  })
})
