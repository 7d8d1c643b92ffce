import { describe, expect, it } from 'vitest'
import { resolverParametros } from '../parametros.ts'
import { escolhasForaDaFv, foraDoHorario, marcaServe, oferecidos, quemVende } from './quem-vende.ts'
import { type ConfiguracaoGravada, resolverFv } from './resolver.ts'
import { resumoDaFv } from './resumo.ts'
import { problemasDosValores, type ValoresDaFv, valoresDaFv } from './valores.ts'

const DA_FILIAL = resolverParametros([], null)
const diz = (escopo: ConfiguracaoGravada['escopo'], valores: ValoresDaFv) => ({ escopo, valores })

describe('GES-07 o que vale para quem vende', () => {
  const TODAS = [
    diz('NEGOCIO', { descontoMaximo: 1, pedidoMinimo: 100, planos: [9] }),
    diz('FILIAL', { descontoMaximo: 2, pedidoMinimo: 200 }),
    diz('EQUIPE', { descontoMaximo: 3 }),
    diz('VENDEDOR', { descontoMaximo: 4 }),
  ]

  it('o alcance mais próximo diz cada campo, e o que ele não diz pergunta-se ao seguinte', () => {
    expect(resolverFv(TODAS, false)).toEqual({
      valores: { descontoMaximo: 4, pedidoMinimo: 200, planos: [9] },
      de: { descontoMaximo: 'VENDEDOR', pedidoMinimo: 'FILIAL', planos: 'NEGOCIO' },
    })
  })

  it.each([
    [3, 'EQUIPE', 4],
    [2, 'FILIAL', 3],
    [1, 'NEGOCIO', 2],
  ] as const)('sem os mais próximos, %d é o que vale: %s', (desconto, escopo, quantos) => {
    const menos = TODAS.slice(0, quantos - 1)
    expect(resolverFv(menos, false)).toMatchObject({
      valores: { descontoMaximo: desconto },
      de: { descontoMaximo: escopo },
    })
  })

  it('a ordem em que vêm não muda nada, e nulo não diz nada', () => {
    const comNulo = [diz('VENDEDOR', { descontoMaximo: null }), ...TODAS.slice(0, 3).toReversed()]
    expect(resolverFv(comNulo, false).valores.descontoMaximo).toBe(3)
    expect(
      resolverFv(
        [diz('VENDEDOR', { permitePrecoDigitado: false }), diz('NEGOCIO', { permitePrecoDigitado: true })],
        false,
      ).valores.permitePrecoDigitado,
    ).toBe(false)
  })

  it('a quem gere só limita o que se disse dessa pessoa; até onde aprova, qualquer alcance diz', () => {
    const gravadas = [
      diz('NEGOCIO', { descontoMaximo: 1, aprovaDescontoAte: 20, aprovaValorAte: 5000 }),
      diz('EQUIPE', { pedidoMinimo: 50 }),
    ]
    expect(resolverFv(gravadas, true).valores).toEqual({ aprovaDescontoAte: 20, aprovaValorAte: 5000 })
    expect(resolverFv([...gravadas, diz('VENDEDOR', { descontoMaximo: 12 })], true).valores).toMatchObject({
      descontoMaximo: 12,
    })
  })

  it('onde ninguém diz, valem os parâmetros da filial: os de quem gere para quem gere', () => {
    expect(quemVende({}, DA_FILIAL, false)).toMatchObject({
      descontoMaximo: 5,
      bonificacaoMaxima: DA_FILIAL.bonificacaoMaxima,
      diasDeValidade: 7,
      permitePrecoDigitado: true,
      horario: null,
      permitidos: { tabelas: null, marcas: null },
    })
    expect(quemVende({}, DA_FILIAL, true).descontoMaximo).toBe(15)
    const outra = { ...DA_FILIAL, descontoMaximoGestor: '12', orcamentoDiasValidade: 3 }
    expect(quemVende({}, outra, true)).toMatchObject({ descontoMaximo: 12, diasDeValidade: 3 })
    expect(quemVende({ descontoMaximo: 0, permitePrecoDigitado: false }, DA_FILIAL, true)).toMatchObject({
      descontoMaximo: 0,
      permitePrecoDigitado: false,
    })
  })
})

describe('GES-07 o que não é de quem vende', () => {
  const quem = quemVende(
    { planos: [1, 2], tabelas: [7], marcas: ['Aurora'], filiais: [3], cobrancas: [4], transportadoras: [5] },
    DA_FILIAL,
    false,
  )

  it('diz-se no campo de cada escolha, e o vazio não é escolha', () => {
    expect(escolhasForaDaFv({ idPlano: 3, idTabela: 8, idFil: 4, idCobranca: 5, idTransp: 6 }, quem)).toEqual(
      {
        idPlano: 'Este plano não está entre os que você pode oferecer.',
        idTabela: 'Esta tabela não está entre as que você pode usar.',
        idFil: 'Você não vende por esta filial.',
        idCobranca: 'Esta forma de cobrança não está entre as que você pode usar.',
        idTransp: 'Esta transportadora não está entre as que você pode usar.',
      },
    )
    expect(
      escolhasForaDaFv({ idPlano: 2, idTabela: 7, idFil: 3, idCobranca: 4, idTransp: null }, quem),
    ).toEqual({})
    expect(escolhasForaDaFv({ idPlano: 99 }, quemVende({}, DA_FILIAL, false))).toEqual({})
  })

  it('marca', () => {
    expect([marcaServe(quem, 'Aurora'), marcaServe(quem, 'Sol')]).toEqual([true, false])
    expect(marcaServe(quemVende({}, DA_FILIAL, false), 'Sol')).toBe(true)
  })

  it('oferece os permitidos e o que já está lá', () => {
    const opcoes = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(oferecidos(opcoes, [2], 3)).toEqual([{ id: 2 }, { id: 3 }])
    expect(oferecidos(opcoes, null, null)).toEqual(opcoes)
  })

  it.each([
    ['07:59', true],
    ['08:00', false],
    ['17:59', false],
    ['18:00', true],
  ])('às %s está fora do horário das 08:00 às 18:00: %s', (hora, fora) => {
    const quem = quemVende({ horaDeInicio: '08:00', horaDeFim: '18:00' }, DA_FILIAL, false)
    expect(foraDoHorario(quem, hora)).toBe(fora)
  })

  it('de um lado só, o outro é o do dia', () => {
    const cedo = quemVende({ horaDeFim: '12:00' }, DA_FILIAL, false)
    expect([foraDoHorario(cedo, '00:00'), foraDoHorario(cedo, '12:00')]).toEqual([false, true])
    const tarde = quemVende({ horaDeInicio: '12:00' }, DA_FILIAL, false)
    expect([foraDoHorario(tarde, '11:59'), foraDoHorario(tarde, '23:59')]).toEqual([true, false])
  })
})

describe('GES-07 o que se escreve numa configuração', () => {
  it.each([
    [{}, { valores: 'Diga ao menos uma coisa: o que fica em branco vale como está.' }],
    [{ descontoMaximo: null }, { valores: expect.any(String) }],
    [{ descontoMaximo: 0 }, {}],
    [{ escondeMargem: false }, {}],
    [
      { horaDeInicio: '09:00', horaDeFim: '09:00' },
      { 'valores.horaDeFim': 'A hora de fim vem depois da de início.' },
    ],
    [{ horaDeInicio: '09:00', horaDeFim: '09:01' }, {}],
  ] as const)('%j', (valores, problemas) => {
    expect(problemasDosValores(valores as ValoresDaFv)).toEqual(problemas)
  })

  it.each([
    [{ descontoMaximo: 100 }, true],
    [{ descontoMaximo: 100.01 }, false],
    [{ descontoMaximo: -1 }, false],
    [{ descontoMaximo: '12.5' }, true],
    [{ descontoMaximo: 'muito' }, false],
    [{ descontoMaximo: 1.234 }, false],
    [{ planos: [] }, false],
    [{ planos: Array.from({ length: 101 }, (_, i) => i + 1) }, false],
    [{ horaDeInicio: '24:00' }, false],
    [{ horaDeInicio: '23:59' }, true],
    [{ diasDeValidade: 0 }, false],
    [{ diasDeValidade: 365 }, true],
    [{ diasDeValidade: 1.5 }, false],
  ])('%j serve: %s', (valores, serve) => {
    expect(valoresDaFv.safeParse(valores).success).toBe(serve)
  })

  it('numa linha, como se lê', () => {
    expect(
      resumoDaFv({
        descontoMaximo: 7.5,
        pedidoMinimo: 500,
        diasDeValidade: 1,
        planos: [1, 2],
        marcas: ['Sol', 'Mar'],
        escondeMargem: true,
      }),
    ).toBe(
      'Desconto máximo 7,5% · Pedido mínimo R$\u00A0500,00 · Planos de pagamento: 2 · Marcas: Sol, Mar · Validade dos orçamentos 1 dia · Esconde a margem sim',
    )
  })
})
