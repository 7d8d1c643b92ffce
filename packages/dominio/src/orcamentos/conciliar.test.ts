import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CABECALHO, LINHA } from '../../test/orcamento.ts'
import {
  aplicarMudancas,
  baseComEnviado,
  type Conteudo,
  conciliar,
  iguais,
  mudancasEntre,
  nadaMudou,
} from './conciliar.ts'
import type { CabecalhoDoOrcamento, LinhaDigitada } from './edicao.ts'

const linha = (chave: string, outras: Partial<LinhaDigitada> = {}): LinhaDigitada => ({
  ...LINHA,
  chave,
  ...outras,
})
const A = linha('linha-aaa')
const B = linha('linha-bbb')
const C = linha('linha-ccc')
const com = (itens: LinhaDigitada[], cabecalho: Partial<CabecalhoDoOrcamento> = {}): Conteudo => ({
  itens,
  cabecalho: { ...CABECALHO, ...cabecalho },
})
const BASE = com([A, B])
const A5 = { ...A, qtde: 5 }
const A9 = { ...A, qtde: 9 }

describe('FRE-01 o frete escolhido', () => {
  const frete = {
    numero: 'T1-1',
    idTransp: 1,
    nomeTransp: 'Transportes',
    prazo: 3,
    previsao: null,
    valor: 97.73,
    embutido: 0,
    pago: 97.73,
    desatualizado: null,
  }
  const escolhido = com([A, B], { frete: { ...frete, referencia: 'abc' } })
  const gravado = com([A, B], { frete })
  const outro = com([A, B], { frete: { ...frete, pago: 120 } })

  it('FRE-01 vai com a referência, e é o que se gravou sem ela', () => {
    expect(mudancasEntre(BASE, escolhido).cabecalho.frete?.referencia).toBe('abc')
    expect(nadaMudou(mudancasEntre(gravado, escolhido))).toBe(true)
    expect(nadaMudou(mudancasEntre(outro, escolhido))).toBe(false)
    expect(conciliar(BASE, escolhido, gravado)).toEqual({ conteudo: gravado, conflitos: [] })
    expect(conciliar(BASE, escolhido, outro).conflitos).toMatchObject([{ campo: 'frete' }])
  })

  it('FRE-01 enviado e sem resposta, se chegou era o meu', () => {
    const enviado = mudancasEntre(BASE, escolhido)
    const base = baseComEnviado(BASE, enviado, gravado)
    expect(conciliar(base, escolhido, gravado).conflitos).toEqual([])
  })
})

describe('VEN-02 conciliar', () => {
  it.each([
    ['ninguém mexeu', BASE, BASE, BASE],
    ['só eu mudei uma linha', com([A5, B]), BASE, com([A5, B])],
    ['só outra pessoa mudou uma linha', BASE, com([A5, B]), com([A5, B])],
    ['cada um mudou a sua', com([A5, B]), com([A, { ...B, desconto: 3 }]), com([A5, { ...B, desconto: 3 }])],
    ['os dois mudaram igual', com([A5, B]), com([A5, B]), com([A5, B])],
    ['eu acrescentei', com([A, B, C]), BASE, com([A, B, C])],
    [
      'os dois acrescentaram',
      com([A, B, C]),
      com([A, B, linha('linha-ddd')]),
      com([A, B, linha('linha-ddd'), C]),
    ],
    ['eu tirei', com([B]), BASE, com([B])],
    ['outra pessoa tirou', BASE, com([A]), com([A])],
    ['os dois tiraram a mesma', com([A]), com([A]), com([A])],
    [
      'campos diferentes do cabeçalho',
      com([A, B], { ordComp: 'OC 9' }),
      com([A, B], { obsPedido: 'Doca 2' }),
      com([A, B], { ordComp: 'OC 9', obsPedido: 'Doca 2' }),
    ],
  ])('VEN-02 %s: nada a perguntar', (_, meu, deles, esperado) => {
    expect(conciliar(BASE, meu, deles)).toEqual({ conteudo: esperado, conflitos: [] })
  })

  it.each([
    ['a mesma linha de dois jeitos', com([A5, B]), com([A9, B]), A5, A9],
    ['eu mudei, outra pessoa tirou', com([A5, B]), com([B]), A5, null],
    ['eu tirei, outra pessoa mudou', com([B]), com([A9, B]), null, A9],
  ])('VEN-02 %s: pergunta, e cada escolha vale', (_, meu, deles, minha, dela) => {
    const { conteudo, conflitos } = conciliar(BASE, meu, deles)
    expect(conflitos).toEqual([
      { id: 'linha:linha-aaa', tipo: 'linha', chave: A.chave, meu: minha, deles: dela },
    ])
    const daLinha = ({ itens }: Conteudo) => itens.find(({ chave }) => chave === A.chave) ?? null
    expect(daLinha(conteudo)).toEqual(minha)
    for (const [escolha, fica] of [
      ['MEU', minha],
      ['DELES', dela],
    ] as const) {
      const resolvido = conciliar(BASE, meu, deles, { 'linha:linha-aaa': escolha })
      expect([resolvido.conflitos, daLinha(resolvido.conteudo)]).toEqual([[], fica])
    }
  })

  it('VEN-02 o mesmo campo de dois jeitos: pergunta', () => {
    const meu = com([A, B], { ordComp: 'OC 1' })
    const deles = com([A, B], { ordComp: 'OC 2' })
    const { conflitos } = conciliar(BASE, meu, deles)
    expect(conflitos).toEqual([{ id: 'campo:ordComp', tipo: 'campo', campo: 'ordComp' }])
    const { conteudo } = conciliar(BASE, meu, deles, { 'campo:ordComp': 'DELES' })
    expect(conteudo.cabecalho.ordComp).toBe('OC 2')
  })

  it('VEN-02 o que se enviou e não se sabe se chegou não é de outra pessoa', () => {
    const enviado = mudancasEntre(BASE, com([A5, C], { ordComp: 'OC 1' }))
    const chegou = com([A5, C], { ordComp: 'OC 1' })
    const depois = com([A9, C], { ordComp: 'OC 12' })
    expect(conciliar(BASE, depois, chegou).conflitos).toHaveLength(2)
    const base = baseComEnviado(BASE, enviado, chegou)
    expect(conciliar(base, depois, chegou)).toEqual({ conteudo: depois, conflitos: [] })
    // What did not arrive, or was changed since, is not taken for mine.
    expect(baseComEnviado(BASE, enviado, BASE)).toEqual(BASE)
  })

  it('VEN-02 só o que mudou viaja', () => {
    const depois = com([A5, C], { ordComp: 'OC 1' })
    expect(mudancasEntre(BASE, depois)).toEqual({
      cabecalho: { ordComp: 'OC 1' },
      itens: [A5, C],
      removidos: [B.chave],
    })
    expect(nadaMudou(mudancasEntre(BASE, com([{ ...A }, { ...B }])))).toBe(true)
  })

  it('iguais compara o que há dentro, em qualquer ordem', () => {
    expect(iguais({ a: 1, b: { c: null } }, { b: { c: null }, a: 1 })).toBe(true)
    expect(iguais({ a: 1 }, { a: 1, b: undefined })).toBe(false)
    expect(iguais(null, {})).toBe(false)
  })
})

const chaves = ['linha-001', 'linha-002', 'linha-003', 'linha-004']
const linhas = fc
  .array(fc.record({ chave: fc.constantFrom(...chaves), qtde: fc.integer({ min: 1, max: 3 }) }))
  .map((digitadas) => [...new Map(digitadas.map((d) => [d.chave, linha(d.chave, d)])).values()])
const conteudos = fc
  .record({
    itens: linhas,
    ordComp: fc.constantFrom(null, 'A', 'B'),
    obsPedido: fc.constantFrom(null, 'X', 'Y'),
  })
  .map(({ itens, ...cabecalho }) => com(itens, cabecalho))

describe('VEN-02 conciliar, sempre', () => {
  const daLinha = ({ itens }: Conteudo, chave: string) => itens.find((uma) => uma.chave === chave) ?? null
  it('VEN-02 nada meu se perde calado, nada dos outros é sobreposto calado', () => {
    fc.assert(
      fc.property(conteudos, conteudos, conteudos, (base, meu, deles) => {
        const { conteudo, conflitos } = conciliar(base, meu, deles)
        const perguntados = new Set(conflitos.map(({ id }) => id))
        const confere = (id: string, [b, m, d, fim]: unknown[]) => {
          if (!iguais(b, m) && !perguntados.has(id)) expect(fim).toEqual(m)
          if (!iguais(b, d) && !perguntados.has(id)) expect(fim).toEqual(d)
          // And nobody is asked without need.
          if (perguntados.has(id))
            expect([iguais(b, m), iguais(b, d), iguais(m, d)]).toEqual([false, false, false])
        }
        const todos = [base, meu, deles, conteudo]
        for (const chave of chaves)
          confere(
            `linha:${chave}`,
            todos.map((um) => daLinha(um, chave)),
          )
        for (const campo of ['ordComp', 'obsPedido'] as const)
          confere(
            `campo:${campo}`,
            todos.map(({ cabecalho }) => cabecalho[campo]),
          )
      }),
    )
  })

  it('VEN-02 o que se envia, feito sobre o que se leu, dá o que está na tela', () => {
    fc.assert(
      fc.property(conteudos, conteudos, (antes, depois) => {
        const feito = aplicarMudancas(antes, mudancasEntre(antes, depois))
        expect(nadaMudou(mudancasEntre(feito, depois))).toBe(true)
      }),
    )
  })
})
