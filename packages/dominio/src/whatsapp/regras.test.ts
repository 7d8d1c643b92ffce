import { describe, expect, it } from 'vitest'
import { estadoDito, maisAdiante } from './estados.ts'
import { explicarFalha } from './falhas.ts'
import { comoEnviar, janelaAberta } from './janela.ts'
import { lerNotificacao } from './notificacao.ts'

const AGORA = new Date('2026-11-17T12:00:00Z')
const haMinutos = (minutos: number) => new Date(AGORA.getTime() - minutos * 60_000)
const MODELO = { nome: 'retomar', idioma: 'pt_BR' }

it.each([
  [null, false],
  [haMinutos(1), true],
  [haMinutos(24 * 60 - 1), true],
  [haMinutos(24 * 60), false],
  [haMinutos(48 * 60), false],
])('ALC-05 a janela depois de %s está aberta: %s', (ultima, aberta) => {
  expect(janelaAberta(ultima, AGORA)).toBe(aberta)
})

it('ALC-05 texto dentro da janela, modelo fora, e nada sem modelo', () => {
  expect(comoEnviar(haMinutos(5), MODELO, AGORA)).toEqual({ especie: 'TEXTO' })
  expect(comoEnviar(haMinutos(3000), MODELO, AGORA)).toEqual({ especie: 'MODELO', modelo: MODELO })
  expect(comoEnviar(null, null, AGORA)).toBeNull()
})

it.each([
  ['NA_FILA', 'ENVIADO', 'ENVIADO'],
  ['ENVIADO', 'ENTREGUE', 'ENTREGUE'],
  ['LIDO', 'ENTREGUE', 'LIDO'],
  ['LIDO', 'ENVIADO', 'LIDO'],
  ['ENTREGUE', 'RECUSADO', 'ENTREGUE'],
  ['ENVIANDO', 'RECUSADO', 'RECUSADO'],
  ['ENVIADO', 'RECUSADO', 'RECUSADO'],
  ['RECUSADO', 'ENVIADO', 'RECUSADO'],
  ['RECUSADO', 'ENTREGUE', 'ENTREGUE'],
  ['INCERTO', 'LIDO', 'LIDO'],
] as const)('ALC-05 de %s, sabendo de %s, fica %s', (antes, dito, depois) => {
  expect(maisAdiante(antes, dito)).toBe(depois)
})

it('ALC-05 o que o WhatsApp diz', () => {
  expect(['sent', 'delivered', 'read', 'played', 'failed', 'deleted', 'toString'].map(estadoDito)).toEqual([
    'ENVIADO',
    'ENTREGUE',
    'LIDO',
    'LIDO',
    'RECUSADO',
    null,
    null,
  ])
})

it.each([
  [130429, 400, 'TENTAR_DE_NOVO'],
  [131056, 400, 'TENTAR_DE_NOVO'],
  [131000, 500, 'TENTAR_DE_NOVO'],
  [190, 401, 'AVISAR_ADMINISTRADOR'],
  [131042, 400, 'AVISAR_ADMINISTRADOR'],
  [131048, 400, 'AVISAR_ADMINISTRADOR'],
  [131031, 403, 'AVISAR_ADMINISTRADOR'],
  [131026, 400, 'DESISTIR'],
  [131047, 400, 'DESISTIR'],
  [131049, 400, 'DESISTIR'],
  [132000, 400, 'DESISTIR'],
  [132099, 400, 'DESISTIR'],
  [null, 503, 'TENTAR_DE_NOVO'],
  [999, 400, 'DESISTIR'],
])('ALC-05 o erro %s (%i): %s', (codigo, status, providencia) => {
  expect(explicarFalha(codigo, status).providencia).toBe(providencia)
})

describe('ALC-05 lerNotificacao', () => {
  const mudanca = (valor: object, numero = '10') => ({
    field: 'messages',
    value: { metadata: { phone_number_id: numero }, ...valor },
  })
  const texto = (id: string) => ({
    id,
    from: '551187654321',
    timestamp: '1794916800',
    type: 'text',
    text: { body: 'Oi' },
  })

  it('anda por todas as entradas e mudanças', () => {
    const { mensagens, situacoes } = lerNotificacao(
      {
        entry: [
          {
            changes: [
              mudanca({
                contacts: [{ wa_id: '551187654321', profile: { name: 'Ana' } }],
                messages: [texto('a'), texto('b')],
              }),
              mudanca({
                statuses: [{ id: 'x', status: 'failed', timestamp: 1794916800, errors: [{ code: 131026 }] }],
              }),
            ],
          },
          {
            changes: [
              mudanca({
                messages: [
                  {
                    ...texto('c'),
                    type: 'image',
                    text: undefined,
                    image: { id: 'm1', mime_type: 'image/png', caption: 'foto' },
                  },
                ],
              }),
            ],
          },
          { changes: [mudanca({ messages: [texto('de outro número')] }, '99')] },
        ],
      },
      '10',
    )
    expect(mensagens.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(mensagens[0]).toEqual({
      id: 'a',
      de: '551187654321',
      nome: 'Ana',
      especie: 'MENSAGEM',
      texto: 'Oi',
      sobre: null,
      midia: null,
      em: AGORA,
    })
    expect(mensagens[2]).toMatchObject({ texto: 'foto', midia: { id: 'm1', tipo: 'image/png', nome: null } })
    expect(situacoes).toEqual([{ id: 'x', dito: 'failed', codigo: 131026, em: AGORA }])
  })

  it('quem não tem telefone é conhecido pelo id', () => {
    const { from: _, ...semNumero } = texto('a')
    const corpo = { entry: [{ changes: [mudanca({ messages: [{ ...semNumero, from_user_id: 'BR.77' }] })] }] }
    expect(lerNotificacao(corpo, '10').mensagens[0]?.de).toBe('BR.77')
  })

  it.each([null, 7, [], {}, { entry: 1 }, { entry: [null, { changes: [1, { value: 'x' }] }] }])(
    'de %j não se lê nada, e nada quebra',
    (corpo) => expect(lerNotificacao(corpo, '10')).toEqual({ mensagens: [], situacoes: [] }),
  )

  it('a parte ilegível não leva as outras', () => {
    const corpo = { entry: [{ changes: [mudanca({ messages: [{ id: 5 }, texto('b')] })] }] }
    expect(lerNotificacao(corpo, '10').mensagens.map(({ id }) => id)).toEqual(['b'])
  })
})
