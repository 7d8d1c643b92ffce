import { describe, expect, it } from 'vitest'
import { ERROS } from '../erros.ts'
import { autorizacoesDoTipo } from '../permissoes.ts'
import { type TipoDeUsuario, tiposDeUsuario } from '../usuarios.ts'
import { acoesDoTicket, etapaDeOutros } from './acoes.ts'
import { type Requisito, requisitos } from './requisitos/catalogo.ts'

const AGORA = new Date('2026-11-15T12:00:00Z')
const ONTEM = new Date('2026-11-14T12:00:00Z')
const etapa = {
  id: 1,
  ordem: 1,
  requisito: null as Requisito | null,
  permiteFinalizar: true,
  desvio: false,
  condicionais: [],
  setorId: 5,
  setor: 'Financeiro',
}
const ABERTO = {
  estado: {
    finalizadoEm: null,
    arquivadoEm: null,
    etapa,
    etapas: [etapa, { ...etapa, id: 2, ordem: 2 }],
    percurso: [],
    devolucaoEmCurso: false,
  },
  setor: { id: 5, nome: 'Financeiro' },
  operador: null as { id: number; nome: string } | null,
  assumeDeOutroOperador: false,
  criadorId: 70,
  proibeAprovarOProprio: false,
  clienteId: null,
  diasParaReabrir: 90,
  tipoPermiteEspelho: true,
  primeiroItem: { notaId: 1 },
  itensEmAnalise: 1,
}
type Situacao = typeof ABERTO
const com = (estado: object, resto: object = {}) =>
  ({ ...ABERTO, ...resto, estado: { ...ABERTO.estado, ...estado } }) as Situacao
const pessoa = (tipo: TipoDeUsuario, setores: number[] = [], colaboradorId = 7) => ({
  tipo,
  colaboradorId,
  setores,
  autorizacoes: autorizacoesDoTipo(tipo),
})
type Pessoa = ReturnType<typeof pessoa>
const possiveis = (situacao: Situacao, quem: Pessoa) =>
  Object.entries(acoesDoTicket(situacao, quem, AGORA))
    .filter(([, { permite }]) => permite)
    .map(([acao]) => acao)

const ADMIN = pessoa('ADMIN')

describe('acoesDoTicket', () => {
  it.each([
    [
      'open, first step',
      com({}),
      [
        'responder',
        'aguardar',
        'interno',
        'encaminhar',
        'assumir',
        'atribuir',
        'avancar',
        'finalizar',
      ].concat([
        'concluir',
        'reclassificar',
        'editarItens',
        'completarCadastro',
        'contato',
        'etiquetar',
        'unir',
        'ligar',
        'espelho',
      ]),
    ],
    [
      'finished',
      com({ finalizadoEm: ONTEM }),
      [
        'responder',
        'interno',
        'reabrir',
        'arquivar',
        'completarCadastro',
        'contato',
        'etiquetar',
        'ligar',
        'espelho',
      ],
    ],
    ['archived', com({ finalizadoEm: ONTEM, arquivadoEm: ONTEM }), ['desarquivar', 'espelho']],
  ])('TIC-03 %s', (_caso, situacao, esperadas) => {
    expect(possiveis(situacao, ADMIN)).toEqual(esperadas)
  })

  it('TIC-03 says why the state forbids it, in the words of the refusal itself', () => {
    const { retroceder, arquivar } = acoesDoTicket(com({}), ADMIN, AGORA)
    expect(retroceder).toEqual({ permite: false, motivo: ERROS.TICKET_NA_PRIMEIRA_ETAPA.mensagem })
    expect(arquivar).toEqual({ permite: false, motivo: ERROS.TICKET_EM_ABERTO.mensagem })
  })

  it('PER-01 without the permission there is no reason either', () => {
    const consumidor = pessoa('CONSUMIDOR_FINAL')
    expect(possiveis(com({}), consumidor)).toEqual(['responder', 'espelho'])
    const { avancar, arquivar, interno, aguardar } = acoesDoTicket(com({}), consumidor, AGORA)
    for (const acao of [avancar, arquivar, interno, aguardar])
      expect(acao).toEqual({ permite: false, motivo: null })
  })

  it.each([
    [
      'the step must be left first',
      com({ etapa: { ...etapa, permiteFinalizar: false } }),
      'concluir',
      'ETAPA_NAO_PERMITE_FINALIZAR',
    ],
    ['finished', com({ finalizadoEm: ONTEM }), 'aguardar', 'TICKET_FINALIZADO'],
    ['archived', com({ finalizadoEm: ONTEM, arquivadoEm: ONTEM }), 'reabrir', 'TICKET_ARQUIVADO'],
    ['archived', com({ finalizadoEm: ONTEM, arquivadoEm: ONTEM }), 'completarCadastro', 'TICKET_ARQUIVADO'],
    ['MES-06/uniao merged', com({ arquivadoEm: ONTEM, unidoA: 9 }), 'responder', 'TICKET_UNIDO'],
    ['MES-06/uniao merged', com({ arquivadoEm: ONTEM, unidoA: 9 }), 'desarquivar', 'TICKET_UNIDO'],
    ['MES-06/uniao merged', com({ arquivadoEm: ONTEM, unidoA: 9 }), 'finalizar', 'TICKET_UNIDO'],
    ['every product was answered', com({}, { itensEmAnalise: 0 }), 'editarItens', 'ITEM_JA_ANALISADO'],
    ['loose first product', com({}, { primeiroItem: { notaId: null } }), 'espelho', 'ESPELHO_INDISPONIVEL'],
    [
      'too late to reopen',
      com({ finalizadoEm: ONTEM }, { diasParaReabrir: 0 }),
      'reabrir',
      'PRAZO_DE_REABERTURA_PASSOU',
    ],
  ] as const)('TIC-03 %s', (_caso, situacao, acao, codigo) => {
    const esperado = { permite: false, motivo: ERROS[codigo].mensagem }
    expect(acoesDoTicket(situacao, ADMIN, AGORA)[acao]).toEqual(esperado)
  })
})

const DE_QUEM_E = ['assumir', 'atribuir', 'devolver'] as const
it.each([
  ['open', com({}), ['devolver', 'reabrir', 'desarquivar']],
  ['of a customer', com({}, { clienteId: 7 }), ['completarCadastro', 'devolver', 'reabrir', 'desarquivar']],
  [
    'finished',
    com({ finalizadoEm: ONTEM }),
    [...DE_QUEM_E, 'avancar', 'retroceder', 'finalizar', 'concluir', 'reclassificar', 'unir', 'desarquivar'],
  ],
  [
    'archived',
    com({ finalizadoEm: ONTEM, arquivadoEm: ONTEM }),
    [...DE_QUEM_E, 'avancar', 'retroceder', 'finalizar', 'concluir', 'reclassificar', 'unir', 'arquivar'],
  ],
] as const)('TIC-10 %s: what has no turn has no reason either', (_caso, situacao, semVez) => {
  const caladas = Object.entries(acoesDoTicket(situacao, ADMIN, AGORA))
    .filter(([, { permite, motivo }]) => !permite && motivo === null)
    .map(([acao]) => acao)
  expect(caladas.toSorted()).toEqual(semVez.toSorted())
})

describe('SEG-05 deveres', () => {
  const DE_OUTRO = {
    permite: false,
    motivo: 'Esta etapa é do setor Financeiro. Encaminhe o ticket ou peça a alguém desse setor.',
  }
  const DO_SETOR = ['avancar', 'retroceder', 'concluir', 'reclassificar', 'editarItens'] as const
  const andando = (requisito: Requisito | null, resto: object = {}) =>
    com({ etapa: { ...etapa, requisito }, percurso: [9] }, resto)
  const pelosDeveres = (situacao: Situacao, quem: Pessoa) =>
    DO_SETOR.filter((acao) => acoesDoTicket(situacao, quem, AGORA)[acao].permite)

  it.each(tiposDeUsuario)('SEG-05 %s: só do setor da etapa, ou de qualquer um, se move o ticket', (tipo) => {
    const qualquer = ['ADMIN', 'GERENTE', 'SUPERVISOR'].includes(tipo)
    const minhas = ['OPERADOR', 'COLABORADOR'].includes(tipo)
    expect(pelosDeveres(andando(null), pessoa(tipo)).includes('avancar')).toBe(qualquer)
    expect(pelosDeveres(andando(null), pessoa(tipo, [4, 6])).includes('avancar')).toBe(qualquer)
    expect(pelosDeveres(andando(null), pessoa(tipo, [5])).includes('avancar')).toBe(qualquer || minhas)
  })

  it('SEG-05 quem é de outro setor lê por quê, e ainda encaminha, escreve e encerra sem concluir', () => {
    const acoes = acoesDoTicket(andando(null), pessoa('OPERADOR', [4]), AGORA)
    for (const acao of DO_SETOR) expect(acoes[acao]).toEqual(DE_OUTRO)
    for (const acao of ['encaminhar', 'responder', 'interno', 'finalizar'] as const)
      expect(acoes[acao].permite).toBe(true)
    expect(pelosDeveres(andando(null), pessoa('OPERADOR', [5]))).toEqual(DO_SETOR)
  })

  it.each(requisitos)('SEG-05 %s: aprovar o próprio pedido pode ser proibido', (requisito) => {
    const aprova = !['ENVIAR_NFD', 'CHECKIN_DEVOLUCAO'].includes(requisito)
    const avancar = (quem: Pessoa, proibeAprovarOProprio: boolean) =>
      acoesDoTicket(andando(requisito, { proibeAprovarOProprio }), quem, AGORA).avancar
    const eu = pessoa('OPERADOR', [5], 70)
    expect(avancar(eu, false).permite).toBe(true)
    expect(avancar(eu, true)).toEqual(
      aprova
        ? { permite: false, motivo: ERROS.APROVACAO_DO_PROPRIO_PEDIDO.mensagem }
        : { permite: true, motivo: null },
    )
    expect(avancar(pessoa('ADMIN', [], 70), true).permite).toBe(!aprova)
    expect(avancar(pessoa('OPERADOR', [5]), true).permite).toBe(true)
  })

  it('SEG-05 o que outros farão em seguida, e por que não esta pessoa', () => {
    const outro = pessoa('OPERADOR', [4])
    const ultima = com({ etapas: [etapa] })
    expect(etapaDeOutros(com({}), outro)).toEqual({ acao: 'avancar', motivo: DE_OUTRO.motivo })
    expect(etapaDeOutros(ultima, outro)).toEqual({ acao: 'finalizar', motivo: DE_OUTRO.motivo })
    expect(
      etapaDeOutros(andando('ANALISE_DEVOLUCAO', { proibeAprovarOProprio: true, criadorId: 7 }), ADMIN),
    ).toEqual({ acao: 'avancar', motivo: ERROS.APROVACAO_DO_PROPRIO_PEDIDO.mensagem })
  })

  it.each([
    ['é do setor', com({}), pessoa('OPERADOR', [5])],
    ['de qualquer setor', com({}), ADMIN],
    ['nunca avança', com({}), pessoa('REPRESENTANTE')],
    ['nunca finaliza', com({ etapas: [etapa] }), pessoa('COLABORADOR', [4])],
    ['já finalizado', com({ finalizadoEm: ONTEM }), pessoa('OPERADOR', [4])],
  ])('SEG-05 não há etapa de outros: %s', (_caso, situacao, quem) => {
    expect(etapaDeOutros(situacao, quem)).toBeNull()
  })
})
