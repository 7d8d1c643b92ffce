import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../mensagens.ts'
import { efeitoDaMensagem, impedimentoParaAguardar, problemasDaMensagem } from './mensagem.ts'

const ONTEM = new Date('2026-11-14T12:00:00Z')
const ABERTO = { finalizadoEm: null, respondidoEm: null, pausadoEm: null }

describe('problemasDaMensagem', () => {
  const base = { tipo: 'PUBLICO', mensagem: 'Olá', anexos: 0, setor: null, aguardarCliente: false } as const
  it.each([
    ['text', {}, {}],
    ['nothing at all', { mensagem: '' }, { mensagem: MENSAGENS.obrigatorio }],
    ['only a file', { mensagem: '', anexos: 1 }, {}],
    ['private without text', { tipo: 'PRIVADO', mensagem: '' }, { mensagem: MENSAGENS.obrigatorio }],
    ['forwarding to nowhere', { tipo: 'ENCAMINHAMENTO' }, { setor: MENSAGENS.obrigatorio }],
    ['forwarding', { tipo: 'ENCAMINHAMENTO', setor: 3 }, {}],
    ['forwarding says enough by itself', { tipo: 'ENCAMINHAMENTO', setor: 3, mensagem: '' }, {}],
    ['waiting for the customer', { aguardarCliente: true }, {}],
    [
      'waiting, unread by the customer',
      { tipo: 'PRIVADO', aguardarCliente: true },
      { aguardarCliente: MENSAGENS.invalido },
    ],
  ] as const)('TIC-04 %s', (_caso, mudado, esperado) => {
    expect(problemasDaMensagem({ ...base, ...mudado })).toEqual(esperado)
  })
})

describe('impedimentoParaAguardar', () => {
  it.each([
    ['staff, open', true, true, null, null],
    ['staff, finished', true, true, ONTEM, 'TICKET_FINALIZADO'],
    ['customer', false, true, null, 'SEM_PERMISSAO'],
    ['customer who does not ask for it', false, false, ONTEM, null],
  ] as const)('TIC-04 %s', (_caso, daEquipe, aguardarCliente, finalizadoEm, esperado) => {
    const mensagem = { tipo: 'PUBLICO', daEquipe, aguardarCliente } as const
    expect(impedimentoParaAguardar(mensagem, { ...ABERTO, finalizadoEm })).toBe(esperado)
  })
})

describe('efeitoDaMensagem', () => {
  const nada = { responde: false, pausa: false, retoma: false }
  const equipe = { tipo: 'PUBLICO', daEquipe: true, aguardarCliente: false } as const
  const cliente = { ...equipe, daEquipe: false } as const
  it.each([
    ['first answer of the staff', equipe, ABERTO, { ...nada, responde: true }],
    ['second answer', equipe, { ...ABERTO, respondidoEm: ONTEM }, nada],
    ['private notes answer nobody', { ...equipe, tipo: 'PRIVADO' }, ABERTO, nada],
    ['the customer does not answer themselves', cliente, ABERTO, nada],
    [
      'first answer that waits',
      { ...equipe, aguardarCliente: true },
      ABERTO,
      { responde: true, pausa: true, retoma: false },
    ],
    [
      'already waiting',
      { ...equipe, aguardarCliente: true },
      { ...ABERTO, respondidoEm: ONTEM, pausadoEm: ONTEM },
      nada,
    ],
    [
      'a finished ticket does not wait',
      { ...equipe, aguardarCliente: true },
      { ...ABERTO, respondidoEm: ONTEM, finalizadoEm: ONTEM },
      nada,
    ],
    ['the customer came back', cliente, { ...ABERTO, pausadoEm: ONTEM }, { ...nada, retoma: true }],
    ['the staff writes while waiting', equipe, { ...ABERTO, respondidoEm: ONTEM, pausadoEm: ONTEM }, nada],
    [
      'the customer on a finished ticket',
      cliente,
      { ...ABERTO, pausadoEm: ONTEM, finalizadoEm: ONTEM },
      nada,
    ],
  ] as const)('TIC-04 %s', (_caso, mensagem, momento, esperado) => {
    expect(efeitoDaMensagem(mensagem, momento)).toEqual(esperado)
  })
})
