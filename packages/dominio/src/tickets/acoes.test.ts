import { describe, expect, it } from 'vitest'
import { ERROS } from '../erros.ts'
import { type Acao, autorizacoesDoTipo } from '../permissoes.ts'
import { acoesDoTicket } from './acoes.ts'

const AGORA = new Date('2026-11-15T12:00:00Z')
const ONTEM = new Date('2026-11-14T12:00:00Z')
const etapa = { id: 1, ordem: 1, requisito: null, permiteFinalizar: true, desvio: false, condicionais: [] }
const ABERTO = {
  estado: {
    finalizadoEm: null,
    arquivadoEm: null,
    etapa,
    etapas: [etapa, { ...etapa, id: 2, ordem: 2 }],
    percurso: [],
    devolucaoEmCurso: false,
  },
  clienteId: null,
  diasParaReabrir: 90,
  tipoPermiteEspelho: true,
  primeiroItem: { notaId: 1 },
  itensEmAnalise: 1,
}
type Situacao = typeof ABERTO
const com = (estado: object, resto: object = {}) =>
  ({ ...ABERTO, ...resto, estado: { ...ABERTO.estado, ...estado } }) as Situacao
const possiveis = (situacao: Situacao, autorizacoes: ReadonlySet<Acao>) =>
  Object.entries(acoesDoTicket(situacao, autorizacoes, AGORA))
    .filter(([, { permite }]) => permite)
    .map(([acao]) => acao)

const ADMIN = autorizacoesDoTipo('ADMIN')

describe('acoesDoTicket', () => {
  it.each([
    [
      'open, first step',
      com({}),
      ['responder', 'interno', 'encaminhar', 'avancar', 'finalizar', 'reclassificar', 'editarItens'].concat([
        'completarCadastro',
        'espelho',
      ]),
    ],
    [
      'finished',
      com({ finalizadoEm: ONTEM }),
      ['responder', 'interno', 'reabrir', 'arquivar', 'completarCadastro', 'espelho'],
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
    const consumidor = autorizacoesDoTipo('CONSUMIDOR_FINAL')
    expect(possiveis(com({}), consumidor)).toEqual(['responder', 'espelho'])
    const { avancar, arquivar, interno } = acoesDoTicket(com({}), consumidor, AGORA)
    for (const acao of [avancar, arquivar, interno]) expect(acao).toEqual({ permite: false, motivo: null })
  })

  it.each([
    ['a customer is known', com({}, { clienteId: 7 }), 'completarCadastro', 'CLIENTE_JA_IDENTIFICADO'],
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
