import { describe, expect, it } from 'vitest'
import { Decimal } from '../formatos/decimal.ts'
import type { Acao } from '../permissoes.ts'
import {
  type Aprovacao,
  aprovacaoDe,
  aprovacoesDepois,
  comAprovacao,
  impedimentoParaAprovar,
  novosOuMaiores,
  porAprovar,
  semResposta,
  tetoDe,
  tetosDosExcessos,
} from './aprovacoes.ts'
import {
  bloqueiosDosExcessos,
  type Excesso,
  excessosDoOrcamento,
  type FatosDosLimites,
  type LinhaMedida,
} from './limites.ts'

const PAGA: LinhaMedida = {
  chave: 'linha-paga',
  codigo: '10001',
  qtde: 100,
  bonificado: false,
  brinde: false,
  precoDigitado: false,
  mercadoria: '1000',
  referencia: '10',
  dado: 0,
  naConta: {
    qtde: 100,
    mercadoria: '1000',
    referencia: '10',
    bonificado: false,
    brindeDe: null,
    beneficios: [],
  },
}
const DADA: LinhaMedida = { ...PAGA, chave: 'linha-dada', bonificado: true, qtde: 10, mercadoria: '100' }
const FATOS: FatosDosLimites = {
  linhas: [PAGA],
  descontoCupom: 0,
  frete: null,
  semCalculoDeFrete: false,
  margem: null,
  prazo: { medio: 28, maximo: null },
  conta: null,
}
const REGRAS = {
  descontoMaximo: 5,
  descontoSemRegistro: 5,
  bonificacaoMaxima: '10',
  margemMinima: '15',
}
const PROPRIO = (linha: Partial<LinhaMedida>) => ({ linhas: [{ ...PAGA, ...linha }] })
const COM = (...linhas: Partial<LinhaMedida>[]) => ({ linhas: linhas.map((uma) => ({ ...DADA, ...uma })) })

describe('VEN-02 o que um orçamento tem além dos limites', () => {
  it.each<[string, Partial<FatosDosLimites>, Partial<typeof REGRAS>, string[]]>([
    ['nada', {}, {}, []],
    ['no limite do desconto', PROPRIO({ dado: 5 }), {}, []],
    [
      'um pouco além',
      PROPRIO({ dado: 5.01, mercadoria: '949.9' }),
      {},
      ['PRECO linha-paga 5.01 50.1: Desconto de 5,01% acima do limite de 5% [desconto]'],
    ],
    [
      'pelo preço digitado, e o gestor pode',
      PROPRIO({ dado: 12, precoDigitado: true, mercadoria: '880' }),
      { descontoMaximo: 15 },
      ['PRECO linha-paga 12 120: Desconto de 12% acima do limite de 5% [precoDigitado] dentro'],
    ],
    [
      'no limite do gestor ainda é dele',
      PROPRIO({ dado: 15 }),
      { descontoMaximo: 15 },
      ['PRECO linha-paga 15 0: Desconto de 15% acima do limite de 5% [desconto] dentro'],
    ],
    [
      'além do limite do gestor',
      PROPRIO({ dado: 15.01 }),
      { descontoMaximo: 15 },
      ['PRECO linha-paga 15.01 0: Desconto de 15,01% acima do limite de 15% [desconto]'],
    ],
    ['bonificação no limite', { linhas: [PAGA, DADA] }, {}, []],
    [
      'um centavo além',
      { linhas: [{ ...PAGA, mercadoria: '999.99' }, DADA] },
      {},
      ['BONIFICACAO null 10.0001 100: A bonificação passa de 10% do que se paga [bonificado]'],
    ],
    [
      'o que se paga saiu: sobra o que se dá',
      COM({}),
      {},
      ['BONIFICACAO null 9999999 100: A bonificação passa de 10% do que se paga [bonificado]'],
    ],
    [
      'o que se dá vale a tabela, e não o centavo digitado',
      {
        linhas: [
          { ...PAGA, mercadoria: '1' },
          { ...DADA, mercadoria: '0.1', precoDigitado: true },
        ],
      },
      {},
      ['BONIFICACAO null 10000 100: A bonificação passa de 10% do que se paga [bonificado]'],
    ],
    [
      'o cupom diminui o que se paga',
      { linhas: [PAGA, DADA], descontoCupom: '0.01' },
      {},
      ['BONIFICACAO null 10.0001 100: A bonificação passa de 10% do que se paga [bonificado]'],
    ],
    ['o brinde de uma promoção não é de quem vende', COM({ brinde: true }), {}, []],
    [
      'onde não se dá',
      { linhas: [PAGA, DADA] },
      { bonificacaoMaxima: '0' },
      ['BONIFICACAO null 10 100: Nesta filial não se dá bonificação. [bonificado]'],
    ],
    ['frete perdoado até o limite', { frete: { dado: 5, valor: 5 } }, {}, []],
    [
      'frete além',
      { frete: { dado: 99.99, valor: '97.72' } },
      {},
      ['FRETE null 99.99 97.72: Frete 99,99% abaixo do calculado, e o limite é de 5% [vlFrete]'],
    ],
    [
      'frete que ninguém calculou, onde se exige',
      { semCalculoDeFrete: true },
      {},
      ['FRETE null 100 1000: O frete não foi calculado [vlFrete]'],
    ],
    ['a margem mínima', { margem: new Decimal(15) }, {}, []],
    [
      'a margem abaixo dela, que não se conta',
      { margem: new Decimal('14.99') },
      {},
      ['MARGEM null 0.01 0.1: A margem está abaixo da mínima da filial []'],
    ],
    ['margem que ninguém sabe', { margem: null }, {}, []],
    ['margem, onde não se exige', { margem: new Decimal(-3) }, { margemMinima: '0' }, []],
    ['o maior prazo do cliente', { prazo: { medio: 28, maximo: 28 } }, {}, []],
    [
      'além dele',
      { prazo: { medio: 35, maximo: 28 } },
      {},
      ['PRAZO null 35 1000: Prazo médio de 35 dias, e o do cliente vai até 28 [idPlano]'],
    ],
  ])('%s', (_caso, fatos, regras, esperados) => {
    const excessos = excessosDoOrcamento({ ...FATOS, ...fatos }, { ...REGRAS, ...regras })
    const escritos = excessos.map(
      ({ tipo, chave, medida, valor, texto, campos, dentro }) =>
        `${tipo} ${chave} ${medida} ${valor}: ${texto} [${campos.map((campo) => campo.split('.').at(-1)).join()}]${dentro ? ' dentro' : ''}`,
    )
    expect(escritos).toEqual(esperados)
  })

  it('cada espécie é um bloqueio, com as primeiras linhas pelo código', () => {
    const linhas = Array.from({ length: 7 }, (_, i) => ({ ...PAGA, codigo: `C${i}`, dado: 10 }))
    const excessos = excessosDoOrcamento(
      { ...FATOS, linhas: [...linhas, { ...DADA, qtde: 999 }], prazo: { medio: 2, maximo: 1 } },
      REGRAS,
    )
    expect(bloqueiosDosExcessos(excessos)).toEqual([
      {
        tipo: 'PRECO',
        detalhe:
          'Desconto acima do limite: C0 com 10%, C1 com 10%, C2 com 10%, C3 com 10%, C4 com 10% e mais 2',
      },
      { tipo: 'BONIFICACAO', detalhe: 'A bonificação passa de 10% do que se paga' },
      { tipo: 'PRAZO', detalhe: 'Prazo médio de 2 dias, e o do cliente vai até 1' },
    ])
  })
})

describe('VEN-02 aprovar o que passa dos limites', () => {
  const EXCESSO: Excesso = {
    tipo: 'PRECO',
    chave: 'linha-paga',
    codigo: '10001',
    campos: [],
    medida: 12,
    valor: 120,
    texto: '',
    dentro: false,
  }
  const QUEM = { por: 7, nome: 'Gerente', em: '2026-11-18T10:00:00.000Z' }
  const APROVADO: Aprovacao = {
    tipo: 'PRECO',
    chave: 'linha-paga',
    medida: 12,
    valor: 120,
    ...QUEM,
    motivo: 'ok',
  }

  it.each([
    ['o mesmo', {}, true],
    ['menos', { medida: 11, valor: 100 }, true],
    ['maior porcento', { medida: 12.01 }, false],
    ['mais dinheiro, ao mesmo porcento', { valor: 120.01 }, false],
    ['outra linha', { chave: 'outra' }, false],
    ['outra espécie', { tipo: 'MARGEM' as const }, false],
  ])('a aprovação cobre: %s', (_caso, mudanca, coberto) => {
    const excesso = { ...EXCESSO, ...mudanca }
    expect(aprovacaoDe(excesso, [APROVADO]) !== undefined).toBe(coberto)
    expect(porAprovar([excesso], [APROVADO])).toEqual(coberto ? [] : [excesso])
  })

  it('o que quem escreve pode dar por si fica em seu nome, e vale para quem escreve depois', () => {
    const seu = { ...EXCESSO, dentro: true }
    const depois = aprovacoesDepois([], [seu], [seu], QUEM)
    expect(depois).toEqual([{ ...APROVADO, motivo: null }])
    expect(aprovacoesDepois([], [seu], [], QUEM), 'o que já estava lá não é quem passa que aprova').toEqual(
      [],
    )
    expect(porAprovar([EXCESSO], depois)).toEqual([])
    expect(aprovacoesDepois(depois, [EXCESSO], [], { ...QUEM, por: 1 })).toEqual(depois)
    expect(aprovacoesDepois(depois, [], [], QUEM)).toEqual([])
    const maior = { ...EXCESSO, medida: 13 }
    expect(aprovacoesDepois(depois, [maior], [maior], QUEM)).toEqual([])
  })

  it('a nova aprovação toma o lugar da que não cobria', () => {
    const outra: Aprovacao = { ...APROVADO, chave: 'outra' }
    const maior = { ...EXCESSO, medida: 20, valor: 200 }
    expect(comAprovacao([APROVADO, outra], [maior], { ...QUEM, motivo: 'volume' })).toEqual([
      outra,
      { ...APROVADO, medida: 20, valor: 200, motivo: 'volume' },
    ])
  })

  it('GES-03 aprovado só até um tanto: o que passa dele espera, o que desce a ele já vai aprovado', () => {
    const menor = { ...EXCESSO, chave: 'outra', medida: 7, valor: 70 }
    const margem: Excesso = { ...EXCESSO, tipo: 'MARGEM', chave: null, medida: 3, valor: 30 }
    const todos = [EXCESSO, menor, margem]
    expect(tetosDosExcessos(todos)).toEqual([{ chave: 'PRECO', pedido: 12 }])
    const ate8 = comAprovacao([], todos, { ...QUEM, motivo: 'ok' }, { PRECO: 8 })
    expect(porAprovar(todos, ate8), 'o menor e o que não se limita vão como estão').toEqual([EXCESSO])
    expect(tetoDe(EXCESSO, ate8)).toMatchObject({ medida: 8, valor: 120, teto: true })
    expect(porAprovar([{ ...EXCESSO, medida: 8, valor: 80 }], ate8)).toEqual([])
    expect(
      porAprovar([{ ...EXCESSO, medida: 8, valor: 120.01 }], ate8),
      'por mais dinheiro, não',
    ).toHaveLength(1)
    // On the way to it, whatever is typed: it stays on offer, once.
    const semNada = aprovacoesDepois(ate8, [], [], QUEM)
    expect(semNada).toEqual([{ ...APROVADO, medida: 8, teto: true }])
    expect(aprovacoesDepois(semNada, [{ ...EXCESSO, medida: 8 }], [], QUEM)).toEqual(semNada)
    // What was answered waits for nobody but whoever sells, until it is asked for again.
    expect(semResposta(todos, ate8, ['MARGEM'])).toEqual([])
    expect(semResposta(todos, ate8, ['PRECO'])).toEqual([EXCESSO])
    expect(comAprovacao(ate8, [EXCESSO], { ...QUEM, motivo: 'ok' })).toContainEqual(APROVADO)
  })

  it('GES-08 da conta corrente, até um tanto é dinheiro', () => {
    const estouro: Excesso = { ...EXCESSO, tipo: 'CONTA_CORRENTE', chave: null, medida: 500, valor: 500 }
    const ate300 = comAprovacao([], [estouro], { ...QUEM, motivo: 'ok' }, { CONTA_CORRENTE: 300 })
    expect(porAprovar([{ ...estouro, medida: 300.01, valor: 300.01 }], ate300)).toHaveLength(1)
    expect(porAprovar([{ ...estouro, medida: 300, valor: 300 }], ate300)).toEqual([])
  })

  it('só é novo o que não havia, ou cresceu', () => {
    expect(novosOuMaiores([EXCESSO], [EXCESSO])).toEqual([])
    expect(novosOuMaiores([{ ...EXCESSO, medida: 11 }], [EXCESSO])).toEqual([])
    for (const mudanca of [{ medida: 13 }, { valor: 121 }, { chave: 'outra' }, { tipo: 'FRETE' as const }])
      expect(novosOuMaiores([{ ...EXCESSO, ...mudanca }], [EXCESSO])).toHaveLength(1)
  })

  const PODE: Acao[] = ['PEDIDO_LIBERAR', 'PEDIDO_LIBERAR_PRECO']
  it.each([
    ['quem pode', [EXCESSO], 1, PODE, true, null],
    ['nada a aprovar', [], 1, PODE, true, 'NADA_A_APROVAR'],
    ['de outra espécie', [{ ...EXCESSO, tipo: 'PRAZO' as const }], 1, PODE, true, 'SEM_PERMISSAO'],
    ['SEG-05 o seu próprio', [EXCESSO], 7, PODE, true, 'APROVACAO_DO_PROPRIO_ORCAMENTO'],
    ['SEG-05 o seu próprio, onde se pode', [EXCESSO], 7, PODE, false, null],
  ] as const)('%s', (_caso, pendentes, vendedorId, acoes, exigeOutraPessoa, esperado) => {
    const quem = { colaboradorId: 7, autorizacoes: new Set(acoes), exigeOutraPessoa }
    expect(impedimentoParaAprovar(pendentes, vendedorId, quem)).toBe(esperado)
  })
})

describe('GES-08 a conta corrente de quem vende', () => {
  const regras = {
    debitoEm: 'PEDIDO',
    creditoEm: 'NOTA',
    percentualDoCredito: 100,
    bonificacao: true,
    campanhas: [],
  } as const
  const com = (disponivel: number, mercadoria: string) =>
    excessosDoOrcamento(
      {
        ...FATOS,
        linhas: [{ ...PAGA, mercadoria, precoDigitado: true, naConta: { ...PAGA.naConta, mercadoria } }],
        conta: { titular: 'Ana', disponivel, regras, casas: 2 },
      },
      { ...REGRAS, descontoMaximo: 100, descontoSemRegistro: 100 },
    )

  it.each([
    ['o que cabe', 50, '950', []],
    ['um centavo além', 49.99, '950', [0.01]],
    ['a que já está estourada', -20, '950', [70]],
    ['a estourada, por um orçamento que nada dá', -20, '1000', []],
    ['a estourada, por um que só traz', -20, '1100', []],
  ])('GES-08 %s', (_caso, disponivel, mercadoria, faltam) => {
    const excessos = com(disponivel, mercadoria)
    expect(excessos.map(({ valor }) => valor)).toEqual(faltam)
    for (const excesso of excessos)
      expect(excesso).toMatchObject({
        tipo: 'CONTA_CORRENTE',
        chave: null,
        campos: ['itens.linha-paga.precoDigitado'],
        dentro: false,
      })
  })

  it('GES-08 o que se aprovou cobre o mesmo ou menos: com menos na conta, pede outra vez', () => {
    const quem = { por: 2, nome: 'Rui', em: '2026-11-19T12:00:00Z' }
    const aprovacoes = comAprovacao([], com(40, '950'), { ...quem, motivo: 'pode' })
    expect(porAprovar(com(45, '950'), aprovacoes)).toEqual([])
    expect(porAprovar(com(39, '950'), aprovacoes)).toHaveLength(1)
  })
})
