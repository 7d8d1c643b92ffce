import { describe, expect, it } from 'vitest'
import {
  type AcaoDaAutomacao,
  fraseDaAcao,
  fraseDoEnsaio,
  fraseDoFeito,
  problemasDaAcao,
  somenteDaAcao,
} from './acoes.ts'
import { combina, type Fatos, type Se } from './condicoes.ts'
import { avisoDaAutomacao, janelaDaOcasiao, mensagemDaExecucao, situacaoDe } from './execucao.ts'
import { chaveDaOcasiao, fraseDoQuando } from './quando.ts'
import { problemasDaAutomacao } from './regras.ts'

const QUALQUER: Se = { tipos: [], motivos: [], clientes: [], setores: [], filiais: [], etiquetas: [] }
const FATOS: Fatos = { tipoId: 1, motivos: [10, 11], clienteId: 5, setorId: 2, filialId: 7, etiquetas: [20] }

const acao = (mudada: Partial<AcaoDaAutomacao>): AcaoDaAutomacao => ({
  ...{ tipo: 'ELEVAR', operador: null, setor: null, resposta: null, etiqueta: null, quem: null, pessoas: [] },
  ...mudada,
})
const NOMES = {
  pessoas: new Map([
    [1, 'Ana'],
    [2, 'Bia'],
  ]),
  setores: new Map([[3, 'Logística']]),
  respostas: new Map([[4, 'Recebemos']]),
  etiquetas: new Map([[5, 'Urgente']]),
}

describe('MES-10 condições', () => {
  it.each<[string, Partial<Se>, Partial<Fatos>, boolean]>([
    ['nenhuma pede nada', {}, {}, true],
    ['o tipo é um dos escolhidos', { tipos: [9, 1] }, {}, true],
    ['o tipo é outro', { tipos: [9] }, {}, false],
    ['um dos motivos basta', { motivos: [11, 99] }, {}, true],
    ['nenhum dos motivos', { motivos: [99] }, {}, false],
    ['ticket sem motivo', { motivos: [11] }, { motivos: [] }, false],
    ['ticket sem cliente', { clientes: [5] }, { clienteId: null }, false],
    ['todas as que pedem', { tipos: [1], setores: [2], filiais: [7], clientes: [5] }, {}, true],
    ['uma que falta', { tipos: [1], setores: [3] }, {}, false],
    ['a filial é outra', { filiais: [8] }, {}, false],
    ['uma das etiquetas basta', { etiquetas: [20, 21] }, {}, true],
    ['ticket sem etiqueta', { etiquetas: [20] }, { etiquetas: [] }, false],
  ])('MES-10 %s', (_caso, se, fatos, esperado) => {
    expect(combina({ ...QUALQUER, ...se }, { ...FATOS, ...fatos })).toBe(esperado)
  })
})

describe('MES-10 o que está errado numa regra', () => {
  const OBRIGATORIO = 'Campo obrigatório'
  it.each<[Parameters<typeof problemasDaAutomacao>[0], Record<string, string>]>([
    [{ quando: 'ABERTO', tempo: null, entao: [acao({})] }, {}],
    [{ quando: 'PARADO', tempo: null, entao: [acao({})] }, { tempo: OBRIGATORIO }],
    [{ quando: 'PARADO', tempo: 91, entao: [acao({})] }, { tempo: 'Use no máximo 90 dias.' }],
    [{ quando: 'PERTO_DO_PRAZO', tempo: 91, entao: [acao({})] }, {}],
    [
      { quando: 'ABERTO', tempo: null, entao: [acao({ tipo: 'ENCAMINHAR' })] },
      { 'entao.0.setor': OBRIGATORIO },
    ],
    [
      { quando: 'ABERTO', tempo: null, entao: [acao({}), acao({})] },
      { 'entao.1.tipo': 'Esta ação já está na regra.' },
    ],
    [
      {
        quando: 'ABERTO',
        tempo: null,
        entao: [acao({ tipo: 'AVISAR', quem: 'SETOR' }), acao({ tipo: 'AVISAR', quem: 'PESSOAS' })],
      },
      { 'entao.1.pessoas': OBRIGATORIO },
    ],
  ])('MES-10 %j', (regra, campos) => {
    expect(problemasDaAutomacao(regra)).toEqual(campos)
  })

  it('MES-10 cada ação guarda só o que lê', () => {
    const cheia = acao({ operador: 1, setor: 3, resposta: 4, quem: 'SETOR', pessoas: [1] })
    expect(somenteDaAcao({ ...cheia, tipo: 'ATRIBUIR' })).toEqual(acao({ tipo: 'ATRIBUIR', operador: 1 }))
    expect(somenteDaAcao({ ...cheia, tipo: 'AVISAR' })).toEqual(acao({ tipo: 'AVISAR', quem: 'SETOR' }))
    expect(problemasDaAcao(acao({ tipo: 'RESPONDER' }))).toEqual({ resposta: OBRIGATORIO })
  })
})

describe('MES-10 frases', () => {
  it.each<[Partial<AcaoDaAutomacao>, string, string]>([
    [{ tipo: 'ENCAMINHAR', setor: 3 }, 'encaminhar para Logística', 'encaminhou para Logística'],
    [
      { tipo: 'ENCAMINHAR', setor: 3, operador: 1 },
      'encaminhar para Logística, aos cuidados de Ana',
      'encaminhou para Logística, aos cuidados de Ana',
    ],
    [{ tipo: 'ATRIBUIR', operador: 99 }, 'atribuir a (não existe mais)', 'atribuiu a (não existe mais)'],
    [{ tipo: 'RESPONDER', resposta: 4 }, 'responder com “Recebemos”', 'respondeu com “Recebemos”'],
    [{ tipo: 'ETIQUETAR', etiqueta: 5 }, 'pôr a etiqueta “Urgente”', 'pôs a etiqueta “Urgente”'],
    [{ tipo: 'AVISAR', quem: 'RESPONSAVEL' }, 'avisar o responsável', 'avisou o responsável'],
    [{ tipo: 'AVISAR', quem: 'PESSOAS', pessoas: [1, 2] }, 'avisar Ana e Bia', 'avisou Ana e Bia'],
    [{}, 'elevar à supervisão', 'elevou à supervisão'],
  ])('MES-10 %j: %s', (mudada, aFazer, feita) => {
    expect([fraseDaAcao(acao(mudada), NOMES), fraseDoFeito(acao(mudada), NOMES)]).toEqual([aFazer, feita])
  })

  it('MES-10 o ensaio diz o que hoje não daria', () => {
    const encaminhar = acao({ tipo: 'ENCAMINHAR', setor: 3 })
    const avisar = acao({ tipo: 'AVISAR', quem: 'RESPONSAVEL' })
    const encerrado = { encerrado: true, temResponsavel: false }
    expect(fraseDoEnsaio(encaminhar, NOMES, encerrado)).toContain('o ticket terminou')
    expect(fraseDoEnsaio(avisar, NOMES, encerrado)).toContain('hoje não há')
    expect(fraseDoEnsaio(avisar, NOMES, { encerrado: true, temResponsavel: true })).toBe(
      'avisar o responsável',
    )
  })

  it.each([
    ['ABERTO', null, 'Um ticket é aberto'],
    ['PARADO', 1, 'O ticket fica parado (1 dia)'],
    ['PERTO_DO_PRAZO', 1, 'O prazo da solução se aproxima (1 minuto)'],
    ['PERTO_DO_PRAZO', 60, 'O prazo da solução se aproxima (1 hora)'],
    ['PERTO_DO_PRAZO', 90, 'O prazo da solução se aproxima (90 minutos)'],
    ['PERTO_DO_PRAZO', 120, 'O prazo da solução se aproxima (2 horas)'],
  ] as const)('MES-10 %s %s é “%s”', (quando, tempo, frase) => {
    expect(fraseDoQuando(quando, tempo)).toBe(frase)
  })

  it('MES-10 a execução diz o que fez, o que não pôde e por quê', () => {
    const feito = { frase: 'encaminhou para Logística', recusa: null }
    const avisou = { frase: 'avisou Ana', recusa: null }
    const recusado = { frase: 'atribuir a Ana', recusa: 'Este ticket já terminou.' }
    expect(mensagemDaExecucao('Frete', [feito, avisou])).toBe(
      'Automação “Frete”: encaminhou para Logística; avisou Ana.',
    )
    expect(mensagemDaExecucao('Frete', [feito, recusado])).toBe(
      'Automação “Frete”: encaminhou para Logística.\nNão foi possível atribuir a Ana: Este ticket já terminou.',
    )
    expect(mensagemDaExecucao('Frete', [recusado])).toBe(
      'Automação “Frete”: Não foi possível atribuir a Ana: Este ticket já terminou.',
    )
    expect([[feito], [feito, recusado], [recusado]].map(situacaoDe)).toEqual([
      'FEITA',
      'EM_PARTE',
      'IMPEDIDA',
    ])
  })

  it('MES-10 o aviso leva ao ticket', () => {
    const aviso = { idTicket: 3, protocolo: '2026-3', assunto: 'Avaria', nome: 'Frete' }
    expect(avisoDaAutomacao({ ...aviso, elevado: false })).toEqual({
      titulo: 'Ticket 2026-3: Frete',
      mensagem: 'Avaria',
      caminho: '/tickets/3',
    })
    expect(avisoDaAutomacao({ ...aviso, elevado: true }).titulo).toBe('Ticket 2026-3 pede a sua atenção')
  })
})

describe('MES-10 ocasiões', () => {
  const em = (texto: string) => new Date(texto)
  const agora = em('2026-03-20T12:00:00Z')
  it.each([
    ['PERTO_DO_PRAZO', 60, '2026-03-01T00:00:00Z', '2026-03-17T13:00:00Z', '2026-03-20T13:00:00Z'],
    ['PERTO_DO_PRAZO', 60, '2026-03-20T11:00:00Z', '2026-03-20T12:00:00Z', '2026-03-20T13:00:00Z'],
    ['PARADO', 5, '2026-03-01T00:00:00Z', '2026-03-12T12:00:00Z', '2026-03-15T12:00:00Z'],
    ['PARADO', 5, '2026-03-20T11:00:00Z', '2026-03-15T11:00:00Z', '2026-03-15T12:00:00Z'],
  ] as const)('MES-10 %s de %i, ligada em %s: de %s a %s', (quando, tempo, ativadaEm, desde, ate) => {
    expect(janelaDaOcasiao({ quando, tempo, ativadaEm: em(ativadaEm) }, agora)).toEqual({
      desde: em(desde),
      ate: em(ate),
    })
  })

  it('MES-10 outro prazo, outra ocasião', () => {
    expect(chaveDaOcasiao.PERTO_DO_PRAZO(agora)).not.toBe(
      chaveDaOcasiao.PERTO_DO_PRAZO(em('2026-03-21T12:00:00Z')),
    )
  })
})
