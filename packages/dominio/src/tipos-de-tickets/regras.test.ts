import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { impedimentoDoMotivo } from '../tickets/ciclo-de-vida.ts'
import { proximaEtapa } from '../tickets/etapas.ts'
import type { ConteudoDoTipo, EtapaDoConteudo, MotivoDoTipo } from './conteudo.ts'
import { diferencasDoTipo } from './diferenca.ts'
import {
  destinosDe,
  type EmQueSeApoia,
  mudaOQueOsTicketsSao,
  nivelDoMotivo,
  problemasDoFluxo,
  problemasDoTipo,
  SEM_COMO_CONCLUIR,
} from './regras.ts'

const etapa = (chave: string, mudanca: Partial<EtapaDoConteudo> = {}): EtapaDoConteudo => ({
  chave,
  nome: `Etapa ${chave}`,
  setorId: 1,
  statusId: 1,
  requisito: null,
  permiteFinalizar: false,
  desvio: false,
  aguardaColeta: false,
  saidas: [],
  ...mudanca,
})
const motivo = (chave: string, mudanca: Partial<MotivoDoTipo> = {}): MotivoDoTipo => ({
  chave,
  pai: null,
  descricao: `Motivo ${chave}`,
  padrao: false,
  informa: false,
  subnivelObrigatorio: false,
  ...mudanca,
})
const FIM = etapa('fim', { permiteFinalizar: true })
const TIPO: ConteudoDoTipo = {
  descricao: 'Troca',
  menuId: 1,
  usaAssunto: 1,
  usaConsumidorFinal: 0,
  usaNota: 0,
  usaNotaProduto: 2,
  usaProduto: 0,
  usaProrrogacao: 0,
  usaMensagem: 2,
  usaTransportadora: 0,
  motivosObrigatorio: false,
  permiteEspelho: false,
  troca: false,
  minutosResposta: 60,
  minutosSolucao: null,
  motivos: [],
  etapas: [etapa('a'), FIM],
}
const APOIO = {
  menus: new Set([1]),
  setores: new Map([
    [1, { temGente: true }],
    [2, { temGente: false }],
  ]),
  situacoes: new Set([1]),
  temComoConcluir: true,
}
const queixas = (mudanca: Partial<ConteudoDoTipo>, apoio: Partial<EmQueSeApoia> = {}) =>
  problemasDoTipo({ ...TIPO, ...mudanca }, { ...APOIO, ...apoio }).map(
    ({ onde, mensagem }) => `${onde}: ${mensagem}`,
  )
const escolha = (para: string, descricao = `Ir a ${para}`) =>
  ({ condicao: 'ESCOLHA', descricao, para }) as const

describe('ADM-06 o que impede um fluxo de ir ao ar', () => {
  it.each<[string, EtapaDoConteudo[], [string | null, RegExp][]]>([
    ['em linha', [etapa('a'), FIM], []],
    ['sem etapas', [], [[null, /ao menos uma etapa/]]],
    ['sem fim', [etapa('a')], [['a', /^Beco sem saída/]]],
    [
      'um desvio de que não se volta',
      [etapa('a', { saidas: [escolha('fim'), escolha('d')] }), FIM, etapa('d', { desvio: true })],
      [['d', /^Beco/]],
    ],
    [
      'um desvio no meio, que não segue a ordem',
      [etapa('a', { saidas: [escolha('fim'), escolha('d')] }), etapa('d', { desvio: true }), FIM],
      [['d', /^Beco/]],
    ],
    [
      'uma etapa solta',
      [etapa('a'), FIM, etapa('d', { desvio: true, saidas: [escolha('fim')] })],
      [['d', /Nenhum caminho/]],
    ],
    [
      'duas que só vão uma à outra',
      [etapa('a', { saidas: [escolha('b')] }), etapa('b', { saidas: [escolha('a')] }), FIM],
      [
        ['a', /^Volta sem saída/],
        ['b', /^Volta sem saída/],
        ['fim', /Nenhum caminho/],
      ],
    ],
    ['uma volta com saída', [etapa('a'), etapa('b', { saidas: [escolha('a'), escolha('fim')] }), FIM], []],
    [
      'a primeira é desvio',
      [etapa('a', { desvio: true, saidas: [escolha('fim')] }), FIM],
      [['a', /não pode ser um desvio/]],
    ],
    [
      'uma saída para lugar nenhum',
      [etapa('a', { saidas: [escolha('sumiu'), escolha('fim')] }), FIM],
      [['a', /não leva a nenhuma etapa/]],
    ],
    [
      'uma saída que nunca acontece',
      [etapa('a', { saidas: [{ condicao: 'NADA_AUTORIZADO', descricao: 'Nada', para: 'fim' }] }), FIM],
      [['a', /nunca acontece/]],
    ],
    [
      'o fim que pede algo, e por isso não finaliza',
      [etapa('a'), etapa('b', { permiteFinalizar: true, requisito: 'ANALISE_CONTROLADORIA' })],
      [
        ['a', /^Volta sem saída/],
        ['b', /^Beco sem saída: .*exigência não finaliza/],
      ],
    ],
    [
      'duas saídas pela mesma condição',
      [
        etapa('a', {
          requisito: 'ANALISE_DEVOLUCAO',
          saidas: [
            { condicao: 'NADA_AUTORIZADO', descricao: 'Nada', para: 'fim' },
            { condicao: 'NADA_AUTORIZADO', descricao: 'De novo', para: 'fim' },
          ],
        }),
        FIM,
      ],
      [['a', /“De novo” nunca acontece: outra antes/]],
    ],
  ])('ADM-06 %s', (_caso, etapas, esperados) => {
    const achados = problemasDoFluxo(etapas)
    expect(achados.map(({ onde }) => onde)).toEqual(esperados.map(([onde]) => onde))
    for (const [indice, [, texto]] of esperados.entries()) expect(achados[indice]?.mensagem).toMatch(texto)
  })

  it('ADM-06 o que é de uma saída se marca nela, e o que é da etapa, na etapa', () => {
    const saidas = [escolha('fim'), escolha('sumiu', ''), escolha('a')]
    const achados = problemasDoFluxo([etapa('a', { saidas }), etapa('b'), FIM])
    expect(achados.map(({ onde, saida }) => [onde, saida])).toEqual([
      ['a', 1],
      ['a', 1],
      ['a', 2],
      ['b', undefined],
    ])
  })

  const fluxos = fc.integer({ min: 1, max: 6 }).chain((quantas) =>
    fc.tuple(
      ...Array.from({ length: quantas }, (_, indice) =>
        fc
          .record({
            fim: fc.boolean(),
            desvio: fc.boolean(),
            analisa: fc.boolean(),
            saidas: fc.array(
              fc.record({ para: fc.integer({ min: 0, max: quantas - 1 }), escolhe: fc.boolean() }),
              { maxLength: 3 },
            ),
          })
          .map(({ fim, desvio, analisa, saidas }) =>
            etapa(String(indice), {
              permiteFinalizar: fim,
              desvio,
              requisito: analisa ? 'ANALISE_DEVOLUCAO' : null,
              saidas: saidas.map(({ para, escolhe }) => ({
                condicao: escolhe ? ('ESCOLHA' as const) : ('NADA_AUTORIZADO' as const),
                descricao: 'sai',
                para: String(para),
              })),
            }),
          ),
      ),
    ),
  )

  /** As the ticket's own rule walks it. */
  function fimPeloTicket(etapas: readonly EtapaDoConteudo[], onde: number): boolean {
    const id = (chave: string) => etapas.findIndex((cada) => cada.chave === chave)
    const vivas = etapas.map((cada, indice) => ({
      id: indice,
      ordem: indice,
      requisito: cada.requisito,
      permiteFinalizar: cada.permiteFinalizar,
      desvio: cada.desvio,
      condicionais: cada.saidas.map((saida, n) => ({
        id: indice * 10 + n,
        condicao: saida.condicao,
        proximaEtapaId: id(saida.para),
      })),
    }))
    const vistas = new Set([onde])
    for (const aqui of vistas) {
      const viva = vivas[aqui]
      if (!viva) continue
      if (impedimentoDoMotivo({ etapa: viva }, { conclui: true }) === null) return true
      const fatos = viva.requisito
        ? [new Set<'NADA_AUTORIZADO'>(['NADA_AUTORIZADO']), new Set<never>()]
        : [new Set<never>()]
      for (const achados of fatos)
        for (const escolhida of [null, ...viva.condicionais.map((saida) => saida.id)]) {
          const destino = proximaEtapa(vivas, viva, { escolha: escolhida, fatos: achados })
          if ('etapa' in destino) vistas.add(destino.etapa.id)
        }
    }
    return false
  }

  it('ADM-06 em um fluxo sem queixa, de cada etapa em que um ticket esteja se chega ao fim, pela regra dos tickets', () => {
    fc.assert(
      fc.property(fluxos, (etapas) => {
        const semQueixa = problemasDoFluxo(etapas).length === 0
        const todas = etapas.every((_, indice) => fimPeloTicket(etapas, indice))
        if (semQueixa) expect(todas).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('ADM-06 e o que se queixa de não ter fim, a regra dos tickets também não acaba', () => {
    fc.assert(
      fc.property(fluxos, (etapas) => {
        const presas = problemasDoFluxo(etapas).filter(({ mensagem }) => /sem saída/.test(mensagem))
        for (const { onde } of presas)
          expect(
            fimPeloTicket(
              etapas,
              etapas.findIndex(({ chave }) => chave === onde),
            ),
          ).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})

describe('ADM-05 o que impede um tipo de ir ao ar', () => {
  const fundo = ['1', '2', '3', '4', '5', '6'].map((chave, i) => motivo(chave, { pai: i ? String(i) : null }))
  it.each<[string, Partial<ConteudoDoTipo>, RegExp[]]>([
    ['nada', {}, []],
    ['sem nome', { descricao: '' }, [/precisa de um nome/]],
    ['menu retirado', { menuId: 9 }, [/menu em uso/]],
    ['notas de dois jeitos', { usaNota: 2 }, [/as duas coisas não/]],
    ['setor sem gente', { etapas: [etapa('a', { setorId: 2 }), FIM] }, [/^a: Ninguém trabalha/]],
    ['setor retirado', { etapas: [etapa('a', { setorId: 3 }), FIM] }, [/^a: Escolha um setor/]],
    ['situação retirada', { etapas: [etapa('a', { statusId: 3 }), FIM] }, [/^a: Escolha uma situação/]],
    [
      'o que pede prorrogação sem ela',
      { etapas: [etapa('a', { requisito: 'PRORROGACAO_FINANCEIRO' }), FIM] },
      [/^a: .*prorrogação/],
    ],
    [
      'análise sem produtos',
      { usaNotaProduto: 0, etapas: [etapa('a', { requisito: 'ANALISE_DEVOLUCAO' }), FIM] },
      [/^a: .*produtos/],
    ],
    ['motivo obrigatório sem motivos', { motivosObrigatorio: true }, [/não há nenhum/]],
    [
      'dois iguais',
      { motivos: [motivo('1', { descricao: 'X' }), motivo('2', { descricao: 'x' })] },
      [/^1: Há dois/, /^2: Há dois/],
    ],
    ['seis níveis', { motivos: fundo }, [/^6: Os motivos vão até 5 níveis/]],
    [
      'exige abaixo e não há',
      { motivos: [motivo('1', { subnivelObrigatorio: true })] },
      [/^1: Exige um motivo/],
    ],
    [
      'dois escolhidos',
      { motivos: [motivo('1', { padrao: true }), motivo('2', { padrao: true })] },
      [/^1: Só um/, /^2: Só um/],
    ],
  ])('ADM-05 %s', (_caso, mudanca, esperadas) => {
    const achadas = queixas(mudanca)
    expect(achadas).toHaveLength(esperadas.length)
    for (const [indice, texto] of esperadas.entries()) expect(achadas[indice]).toMatch(texto)
  })

  it('ADM-06, TIC-10 sem motivo que conclua, os tickets não teriam como acabar resolvidos', () => {
    expect(queixas({}, { temComoConcluir: false })).toEqual([`null: ${SEM_COMO_CONCLUIR}`])
  })

  it('ADM-05 o motivo que pende de si mesmo não prende ninguém', () => {
    expect(nivelDoMotivo([motivo('1', { pai: '2' }), motivo('2', { pai: '1' })], '1')).toBeGreaterThan(5)
  })

  it('ADM-05 o que os tickets são não muda; o resto sim', () => {
    expect(mudaOQueOsTicketsSao(TIPO, { ...TIPO, usaNotaProduto: 1, usaMensagem: 0 })).toBe(false)
    expect(mudaOQueOsTicketsSao(TIPO, { ...TIPO, usaNotaProduto: 0 })).toBe(true)
    expect(mudaOQueOsTicketsSao(TIPO, { ...TIPO, troca: true })).toBe(true)
  })

  it('ADM-06 a diferença diz o que entra, o que sai e o que muda', () => {
    const nomes = {
      menus: new Map([[1, 'Solicitação']]),
      setores: new Map([[1, 'Logística']]),
      situacoes: new Map([[1, 'Aberto']]),
    }
    const depois = {
      ...TIPO,
      minutosResposta: null,
      motivos: [motivo('n1', { descricao: 'Novo' })],
      etapas: [etapa('a', { nome: 'Triagem' }), etapa('b'), FIM],
    }
    const muda = { onde: 'etapas', como: 'muda' }
    expect(diferencasDoTipo(TIPO, depois, nomes)).toEqual([
      {
        onde: 'tipo',
        como: 'muda',
        oQue: 'Prazo de resposta',
        antes: '1 hora de expediente',
        depois: 'sem prazo',
      },
      { onde: 'motivos', como: 'entra', oQue: 'Motivo “Novo”', antes: '—', depois: 'entra' },
      { ...muda, oQue: 'Etapa “Etapa a” · Nome', antes: 'Etapa a', depois: 'Triagem' },
      {
        ...muda,
        oQue: 'Etapa “Etapa a” · Segue, em ordem, para',
        antes: 'Etapa fim',
        depois: 'Etapa b',
      },
      { onde: 'etapas', como: 'entra', oQue: 'Etapa “Etapa b”', antes: '—', depois: 'entra' },
    ])
    expect(diferencasDoTipo(TIPO, TIPO, nomes)).toEqual([])
    expect(destinosDe(depois.etapas, depois.etapas[0] ?? FIM)).toEqual([depois.etapas[1]])
  })

  it.each<[string, EtapaDoConteudo[], EtapaDoConteudo[], string[]]>([
    [
      'uma saída entra',
      [etapa('a'), FIM],
      [etapa('a', { saidas: [escolha('fim', 'Vai')] }), FIM],
      [
        'muda “Etapa a” · Segue, em ordem, para: Etapa fim | —',
        'entra “Etapa a” · Saída “Vai”: — | Quem avança escolhe → Etapa fim',
      ],
    ],
    [
      'uma saída sai, e a de mesmo nome fica',
      [etapa('a', { saidas: [escolha('fim', 'Vai'), escolha('b', 'Vai')] }), etapa('b'), FIM],
      [etapa('a', { saidas: [escolha('fim', 'Vai')] }), etapa('b'), FIM],
      ['sai “Etapa a” · Saída “Vai” (2): Quem avança escolhe → Etapa b | —'],
    ],
    [
      'uma saída leva a outro lugar',
      [etapa('a', { saidas: [escolha('fim', 'Vai')] }), etapa('b'), FIM],
      [etapa('a', { saidas: [escolha('b', 'Vai')] }), etapa('b'), FIM],
      ['muda “Etapa a” · Saída “Vai”: Quem avança escolhe → Etapa fim | Quem avança escolhe → Etapa b'],
    ],
    [
      'tirar uma etapa não move as outras',
      [etapa('a', { desvio: true }), etapa('b', { desvio: true }), FIM],
      [etapa('b', { desvio: true }), FIM],
      ['sai “Etapa a”: em uso | sai'],
    ],
    [
      'trocar duas de lugar move as duas',
      [etapa('a', { desvio: true }), etapa('b', { desvio: true })],
      [etapa('b', { desvio: true }), etapa('a', { desvio: true })],
      ['muda “Etapa b” · Lugar: 2 | 1', 'muda “Etapa a” · Lugar: 1 | 2'],
    ],
  ])('ADM-06 na diferença, %s', (_caso, antes, depois, esperadas) => {
    const nomes = { menus: new Map(), setores: new Map(), situacoes: new Map() }
    const achadas = diferencasDoTipo({ ...TIPO, etapas: antes }, { ...TIPO, etapas: depois }, nomes)
    expect(
      achadas.map(({ como, oQue, antes: de, depois: para }) =>
        `${como} ${oQue}: ${de} | ${para}`.replace('Etapa “', '“'),
      ),
    ).toEqual(esperadas)
  })
})
