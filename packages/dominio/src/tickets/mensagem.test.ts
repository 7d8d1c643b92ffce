import { describe, expect, it } from 'vitest'
import { MENSAGENS } from '../mensagens.ts'
import { clienteLe, efeitoDaMensagem, impedimentoParaAguardar, problemasDaMensagem } from './mensagem.ts'

const ONTEM = new Date('2026-11-14T12:00:00Z')
const ABERTO = { finalizadoEm: null, respondidoEm: null, pausadoEm: null }

describe('problemasDaMensagem', () => {
  const base = {
    tipo: 'PUBLICO',
    mensagem: 'Olá',
    anexos: 0,
    setor: null,
    aguardarCliente: false,
    contato: null,
    clienteLe: true,
  } as const
  it.each([
    ['text', {}, {}],
    ['nothing at all', { mensagem: '' }, { mensagem: MENSAGENS.obrigatorio }],
    ['only a file', { mensagem: '', anexos: 1 }, {}],
    ['private without text', { tipo: 'PRIVADO', mensagem: '' }, { mensagem: MENSAGENS.obrigatorio }],
    ['forwarding to nowhere', { tipo: 'ENCAMINHAMENTO' }, { setor: MENSAGENS.obrigatorio }],
    ['forwarding', { tipo: 'ENCAMINHAMENTO', setor: 3 }, {}],
    ['forwarding says enough by itself', { tipo: 'ENCAMINHAMENTO', setor: 3, mensagem: '' }, {}],
    [
      'MES-05 what a saved reply left open',
      { mensagem: 'NF {{nota}}' },
      { mensagem: 'Falta preencher {{nota}}, ou apague.' },
    ],
    ['a note may speak of variables', { tipo: 'PRIVADO', mensagem: 'use {{nota}}' }, {}],
    ['waiting for the customer', { aguardarCliente: true }, {}],
    [
      'waiting, unread by the customer',
      { tipo: 'PRIVADO', aguardarCliente: true },
      { aguardarCliente: MENSAGENS.invalido },
    ],
    [
      'waiting for somebody who was asked nothing',
      { aguardarCliente: true, clienteLe: false },
      { contato: 'Para aguardar o cliente, diga por onde já falou com ele.' },
    ],
    [
      'waiting for somebody who was asked by telephone',
      { aguardarCliente: true, clienteLe: false, contato: 'TELEFONE' },
      {},
    ],
    [
      'a private note was told to nobody',
      { tipo: 'PRIVADO', contato: 'EMAIL' },
      { contato: MENSAGENS.invalido },
    ],
  ] as const)('TIC-04 ALC-06 %s', (_caso, mudado, esperado) => {
    expect(problemasDaMensagem({ ...base, ...mudado })).toEqual(esperado)
  })
})

it.each([
  ['no account', null, null, false],
  ['an account that works', { ativo: true }, null, true],
  ['an account that was closed', { ativo: false }, null, false],
  ['mail, and no account', null, { via: 'EMAIL' }, true],
  ['mail, and an account that was closed', { ativo: false }, { via: 'EMAIL' }, true],
  ['WhatsApp, and no account', null, { via: 'WHATSAPP' }, true],
] as const)('ALC-01 ALC-06 whether the customer reads it: %s', (_caso, conta, alcance, le) => {
  expect(clienteLe(conta, alcance)).toBe(le)
})

it('ALC-06 only the staff says that they spoke to the customer', () => {
  const disse = { aguardarCliente: false, contato: 'TELEFONE' } as const
  expect(impedimentoParaAguardar({ ...disse, daEquipe: false }, ABERTO)).toBe('SEM_PERMISSAO')
  expect(impedimentoParaAguardar({ ...disse, daEquipe: true }, ABERTO)).toBeNull()
})

describe('impedimentoParaAguardar', () => {
  it.each([
    ['staff, open', true, true, null, null],
    ['staff, finished', true, true, ONTEM, 'TICKET_FINALIZADO'],
    ['customer', false, true, null, 'SEM_PERMISSAO'],
    ['customer who does not ask for it', false, false, ONTEM, null],
  ] as const)('TIC-04 %s', (_caso, daEquipe, aguardarCliente, finalizadoEm, esperado) => {
    const mensagem = { daEquipe, aguardarCliente, contato: null }
    expect(impedimentoParaAguardar(mensagem, { ...ABERTO, finalizadoEm })).toBe(esperado)
  })
})

describe('efeitoDaMensagem', () => {
  const nada = { responde: false, pausa: false, retoma: false }
  const equipe = {
    tipo: 'PUBLICO',
    daEquipe: true,
    aguardarCliente: false,
    contato: null,
    clienteLe: true,
  } as const
  const cliente = { ...equipe, daEquipe: false } as const
  it.each([
    ['first answer of the staff', equipe, ABERTO, { ...nada, responde: true }],
    ['an answer that reaches nobody', { ...equipe, clienteLe: false }, ABERTO, nada],
    [
      'an answer that was also said outside',
      { ...equipe, clienteLe: false, contato: 'WHATSAPP' },
      ABERTO,
      { ...nada, responde: true },
    ],
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
  ] as const)('TIC-04 ALC-06 %s', (_caso, mensagem, momento, esperado) => {
    expect(efeitoDaMensagem(mensagem, momento)).toEqual(esperado)
  })
})
