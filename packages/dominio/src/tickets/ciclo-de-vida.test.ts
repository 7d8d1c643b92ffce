import { describe, expect, it } from 'vitest'
import {
  type EstadoDoTicket,
  impedimentoDoMotivo,
  impedimentoDoNovoTipo,
  impedimentoParaArquivar,
  impedimentoParaAvancar,
  impedimentoParaDesarquivar,
  impedimentoParaEncaminhar,
  impedimentoParaEscrever,
  impedimentoParaFinalizar,
  impedimentoParaReabrir,
  impedimentoParaReclassificar,
  impedimentoParaRetroceder,
  problemasDaTransportadora,
} from './ciclo-de-vida.ts'
import type { Etapa } from './etapas.ts'

const DIA = 86_400_000
const AGORA = new Date('2026-11-15T12:00:00Z')
const ha = (dias: number) => new Date(AGORA.getTime() - dias * DIA)

const etapa = (id: number, parte: Partial<Etapa> = {}): Etapa => ({
  id,
  ordem: id,
  requisito: null,
  permiteFinalizar: false,
  desvio: false,
  condicionais: [],
  ...parte,
})
const ETAPAS = [etapa(1), etapa(2), etapa(3, { permiteFinalizar: true })] as const
const aberto: EstadoDoTicket = {
  finalizadoEm: null,
  arquivadoEm: null,
  etapa: ETAPAS[1],
  etapas: ETAPAS,
  percurso: [1],
  devolucaoEmCurso: false,
}
const ESTADOS = {
  aberto,
  primeira: { ...aberto, etapa: ETAPAS[0], percurso: [] },
  ultima: { ...aberto, etapa: ETAPAS[2], percurso: [1, 2] },
  emDevolucao: { ...aberto, devolucaoEmCurso: true },
  finalizado: { ...aberto, finalizadoEm: ha(1) },
  antigo: { ...aberto, finalizadoEm: ha(91) },
  arquivado: { ...aberto, finalizadoEm: ha(2), arquivadoEm: ha(1) },
} satisfies Record<string, EstadoDoTicket>
type Nome = keyof typeof ESTADOS

const regras = {
  escrever: impedimentoParaEscrever,
  encaminhar: impedimentoParaEncaminhar,
  avancar: impedimentoParaAvancar,
  retroceder: impedimentoParaRetroceder,
  finalizar: impedimentoParaFinalizar,
  reabrir: (estado: EstadoDoTicket) => impedimentoParaReabrir(estado, 90, AGORA),
  arquivar: impedimentoParaArquivar,
  desarquivar: impedimentoParaDesarquivar,
  reclassificar: impedimentoParaReclassificar,
}

// What refuses each action in each state; whatever is not listed is allowed.
const RECUSAS: Record<keyof typeof regras, Partial<Record<Nome, string>>> = {
  escrever: { arquivado: 'TICKET_ARQUIVADO' },
  encaminhar: { finalizado: 'TICKET_FINALIZADO', antigo: 'TICKET_FINALIZADO', arquivado: 'TICKET_ARQUIVADO' },
  avancar: {
    ultima: 'TICKET_NA_ULTIMA_ETAPA',
    finalizado: 'TICKET_FINALIZADO',
    antigo: 'TICKET_FINALIZADO',
    arquivado: 'TICKET_ARQUIVADO',
  },
  retroceder: {
    primeira: 'TICKET_NA_PRIMEIRA_ETAPA',
    finalizado: 'TICKET_FINALIZADO',
    antigo: 'TICKET_FINALIZADO',
    arquivado: 'TICKET_ARQUIVADO',
  },
  finalizar: { finalizado: 'TICKET_FINALIZADO', antigo: 'TICKET_FINALIZADO', arquivado: 'TICKET_ARQUIVADO' },
  reabrir: {
    aberto: 'TICKET_JA_ABERTO',
    primeira: 'TICKET_JA_ABERTO',
    ultima: 'TICKET_JA_ABERTO',
    emDevolucao: 'TICKET_JA_ABERTO',
    antigo: 'PRAZO_DE_REABERTURA_PASSOU',
    arquivado: 'TICKET_ARQUIVADO',
  },
  arquivar: {
    aberto: 'TICKET_EM_ABERTO',
    primeira: 'TICKET_EM_ABERTO',
    ultima: 'TICKET_EM_ABERTO',
    emDevolucao: 'TICKET_EM_ABERTO',
    arquivado: 'TICKET_JA_ARQUIVADO',
  },
  desarquivar: {
    aberto: 'TICKET_NAO_ARQUIVADO',
    primeira: 'TICKET_NAO_ARQUIVADO',
    ultima: 'TICKET_NAO_ARQUIVADO',
    emDevolucao: 'TICKET_NAO_ARQUIVADO',
    finalizado: 'TICKET_NAO_ARQUIVADO',
    antigo: 'TICKET_NAO_ARQUIVADO',
  },
  reclassificar: {
    emDevolucao: 'TICKET_COM_DEVOLUCAO_EM_CURSO',
    finalizado: 'TICKET_FINALIZADO',
    antigo: 'TICKET_FINALIZADO',
    arquivado: 'TICKET_ARQUIVADO',
  },
}

const casos = (Object.keys(regras) as (keyof typeof regras)[]).flatMap((acao) =>
  (Object.keys(ESTADOS) as Nome[]).map((nome) => [acao, nome, RECUSAS[acao][nome] ?? null] as const),
)

describe('ciclo de vida', () => {
  it.each(casos)('TIC-10 %s um ticket %s → %s', (acao, nome, esperado) => {
    expect(regras[acao](ESTADOS[nome])).toBe(esperado)
  })

  it('TIC-10 reabre até o último instante do prazo', () => {
    const finalizado = { ...aberto, finalizadoEm: ha(90) }
    expect(impedimentoParaReabrir(finalizado, 90, AGORA)).toBeNull()
    expect(impedimentoParaReabrir(finalizado, 90, new Date(AGORA.getTime() + 1))).toBe(
      'PRAZO_DE_REABERTURA_PASSOU',
    )
  })
})

describe('impedimentoDoMotivo', () => {
  const NAO = 'ETAPA_NAO_PERMITE_FINALIZAR'
  it.each<[string, Partial<Etapa>, boolean, string | null]>([
    ['conclui onde a etapa permite', { permiteFinalizar: true }, true, null],
    ['conclui onde a etapa não permite', {}, true, NAO],
    ['conclui com um requisito pendente', { permiteFinalizar: true, requisito: 'ENVIAR_NFD' }, true, NAO],
    ['desiste em qualquer etapa', {}, false, null],
    ['desiste com um requisito pendente', { requisito: 'ENVIAR_NFD' }, false, null],
  ])('TIC-10 %s', (_caso, parte, conclui, esperado) => {
    expect(impedimentoDoMotivo({ ...aberto, etapa: etapa(2, parte) }, { conclui })).toBe(esperado)
  })
})

describe('impedimentoDoNovoTipo', () => {
  const ticket = {
    tipoId: 1,
    notas: 0,
    itensDeNota: 0,
    itensAvulsos: 0,
    temProrrogacao: false,
    temConsumidor: false,
  }
  const tipo = {
    id: 2,
    ativo: true,
    usaNotaProduto: 0,
    usaNota: 0,
    usaProduto: 0,
    usaProrrogacao: 0,
    usaConsumidorFinal: 0,
  }
  const FALTA = 'FALTAM_DADOS_PARA_O_TIPO'

  it.each<[string, Partial<typeof ticket>, Partial<typeof tipo>, string | null]>([
    ['sem exigências', {}, {}, null],
    ['inativo', {}, { ativo: false }, 'TIPO_DE_TICKET_INATIVO'],
    ['o mesmo', {}, { id: 1 }, 'TICKET_JA_E_DO_TIPO'],
    ['pede produto de nota', {}, { usaNotaProduto: 2 }, FALTA],
    ['pede produto de nota, e há', { itensDeNota: 1 }, { usaNotaProduto: 2 }, null],
    ['aceita produto de nota', {}, { usaNotaProduto: 1 }, null],
    ['pede nota', {}, { usaNota: 2 }, FALTA],
    ['pede nota, e há', { notas: 1 }, { usaNota: 2 }, null],
    ['pede nota, e há produto de uma', { itensDeNota: 1 }, { usaNota: 2 }, null],
    ['pede produto avulso', { itensDeNota: 1 }, { usaProduto: 2 }, FALTA],
    ['pede produto avulso, e há', { itensAvulsos: 1 }, { usaProduto: 2 }, null],
    ['pede prorrogação', {}, { usaProrrogacao: 2 }, FALTA],
    ['aceita prorrogação, cujas etapas precisam dela', {}, { usaProrrogacao: 1 }, FALTA],
    ['só para clientes, de um consumidor', { temConsumidor: true }, {}, 'TIPO_SO_PARA_CLIENTES'],
    ['que atende consumidores, de um deles', { temConsumidor: true }, { usaConsumidorFinal: 1 }, null],
    ['que atende consumidores, de um cliente', {}, { usaConsumidorFinal: 1 }, null],
    ['pede prorrogação, e há', { temProrrogacao: true }, { usaProrrogacao: 2 }, null],
  ])('TIC-10 novo tipo %s', (_caso, doTicket, doTipo, esperado) => {
    expect(impedimentoDoNovoTipo({ ...ticket, ...doTicket }, { ...tipo, ...doTipo })).toBe(esperado)
  })
})

it.each([
  [0, null, {}],
  [0, 7, {}],
  [1, 7, {}],
  [1, null, { transportadora_id: 'Campo obrigatório' }],
  [2, undefined, { transportadora_id: 'Campo obrigatório' }],
])('TIC-10 NOV-05 um tipo com usa_transportadora %s, com a transportadora %s', (usa, id, problemas) => {
  expect(problemasDaTransportadora(usa, id)).toEqual(problemas)
})
