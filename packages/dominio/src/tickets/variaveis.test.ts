import { describe, expect, it } from 'vitest'
import { valoresDoTicket } from './valores-do-ticket.ts'
import {
  preencher,
  saudacao,
  VARIAVEIS,
  type Valores,
  variaveisDesconhecidas,
  variaveisPorPreencher,
} from './variaveis.ts'

const VAZIO = Object.fromEntries(
  Object.keys(VARIAVEIS)
    .filter((nome) => nome !== 'cursor')
    .map((nome) => [nome, null]),
) as Valores

describe('MES-05 variáveis das respostas prontas', () => {
  it.each([
    ['Olá', [], []],
    ['{{protocolo}} e {{ Protocolo }}', [], ['protocolo']],
    ['{{protocolo}} {{ticket}} {{ }}', ['ticket', ''], ['protocolo']],
    ['{protocolo} {{protocolo}', [], []],
    ['{{toString}} {{__proto__}}', ['tostring', '__proto__'], []],
  ])('em %j', (texto, desconhecidas, conhecidas) => {
    expect(variaveisDesconhecidas(texto)).toEqual(desconhecidas)
    expect(variaveisPorPreencher(texto)).toEqual(conhecidas)
  })

  it.each([
    [
      '{{saudacao}}, {{cliente}}!',
      { saudacao: 'Bom dia', cliente: 'Aurora' },
      'Bom dia, Aurora!',
      [],
      [16, 16],
    ],
    ['NF {{nota}} de {{hoje}}', { hoje: '17/11/2026' }, 'NF {{nota}} de 17/11/2026', ['nota'], [3, 11]],
    [
      'Código: {{cursor}}. Obrigada, {{operador}}',
      { operador: 'Ana' },
      'Código: . Obrigada, Ana',
      [],
      [8, 8],
    ],
    ['{{cursor}} {{nota}} {{nota}}', {}, ' {{nota}} {{nota}}', ['nota'], [1, 9]],
    // A value is never read again as text to be filled.
    ['{{assunto}}', { assunto: '{{operador}}' }, '{{operador}}', [], [12, 12]],
  ])('preenche %j', (modelo, valores, texto, faltam, [inicio, fim]) => {
    expect(preencher(modelo, { ...VAZIO, ...valores })).toEqual({ texto, faltam, selecao: { inicio, fim } })
  })

  it.each([
    ['2026-11-17T07:59:00Z', 'Boa noite'],
    ['2026-11-17T08:00:00Z', 'Bom dia'],
    ['2026-11-17T14:59:00Z', 'Bom dia'],
    ['2026-11-17T15:00:00Z', 'Boa tarde'],
    ['2026-11-17T21:00:00Z', 'Boa noite'],
  ])('às %s diz %s', (agora, esperada) => {
    expect(saudacao(new Date(agora), { tarde: 12, noite: 18 })).toBe(esperada)
  })

  it('do ticket: o que ele não tem fica nulo', () => {
    const ticket = {
      protocolo: '2026000001239',
      assunto: null,
      cliente: null,
      consumidor: { nome: 'Marta Lins Souza' },
      notas: [{ numNf: 10 }, { numNf: 22 }],
      tipo: { desc: 'Devolução' },
      motivos: [{ descricao: 'Avaria' }],
      setor: { nome: 'SAC' },
      etapa: { nome: 'Triagem' },
      prazos: { solucao: { em: '2026-11-20T18:00:00Z' } },
      transportadora: null,
      filial: { desc: 'Matriz' },
    } as unknown as Parameters<typeof valoresDoTicket>[0]
    const horas = { tarde: 12, noite: 18 }
    const valores = valoresDoTicket(ticket, {
      operador: 'Ana',
      agora: new Date('2026-11-17T12:00:00Z'),
      horas,
    })
    expect(valores).toMatchObject({
      assunto: null,
      cliente: 'Marta Lins Souza',
      contato: 'Marta',
      nota: '10 e 22',
      motivo: 'Avaria',
      transportadora: null,
      hoje: '17/11/2026',
      saudacao: 'Bom dia',
    })
    expect(valores.prazo).toContain('20/11/2026')
    const depois = { operador: 'Ana', agora: new Date('2026-11-21T12:00:00Z'), horas }
    expect(valoresDoTicket(ticket, depois).prazo).toBeNull()
  })
})
