import { describe, expect, it } from 'vitest'
import { escritaEm } from './janela.ts'
import { lerNotificacao } from './notificacao.ts'

const AGORA = new Date('2026-11-17T12:00:00Z')
const noDia = (dias: number) => new Date(AGORA.getTime() + dias * 86_400_000)

const METADADOS = { phone_number_id: '10', display_phone_number: '+55 11 3030-4040' }
const ler = (valor: object) =>
  lerNotificacao({ entry: [{ changes: [{ value: { metadata: METADADOS, ...valor } }] }] }, '10').mensagens
const lerUma = (campos: object) =>
  ler({ messages: [{ id: 'a', from: '551187654321', timestamp: '1794916800', ...campos }] })[0]

describe('ALC-05 o que uma mensagem do WhatsApp diz', () => {
  it.each([
    ['texto', { type: 'text', text: { body: 'Oi' } }, 'MENSAGEM', 'Oi'],
    [
      'reação',
      { type: 'reaction', reaction: { message_id: 'b', emoji: '👍' } },
      'SINAL',
      'Reagiu a uma mensagem com 👍',
    ],
    [
      'reação retirada',
      { type: 'reaction', reaction: { message_id: 'b' } },
      'SINAL',
      'Retirou a reação a uma mensagem.',
    ],
    [
      'localização',
      {
        type: 'location',
        location: { latitude: -23.5, longitude: -46.6, name: 'Loja Centro', address: 'Rua A, 10' },
      },
      'MENSAGEM',
      'Enviou uma localização.\nLoja Centro\nRua A, 10\nhttps://www.google.com/maps?q=-23.5,-46.6',
    ],
    [
      'contato',
      {
        type: 'contacts',
        contacts: [
          {
            name: { formatted_name: 'Rita Souza' },
            org: { company: 'Casa Rita' },
            phones: [{ phone: '+55 11 98765-4321' }],
            emails: [{ email: 'rita@casa.test' }],
          },
        ],
      },
      'MENSAGEM',
      'Enviou um contato.\nRita Souza (Casa Rita), +55 11 98765-4321, rita@casa.test',
    ],
    [
      'contatos, com o que não se lê',
      { type: 'contacts', contacts: [{ name: 7, phones: 'x' }, { phones: [{ wa_id: '5511' }, 9] }] },
      'MENSAGEM',
      'Enviou contatos.\nSem nome\nSem nome',
    ],
    [
      'botão de um modelo',
      { type: 'button', button: { text: 'Pode retirar', payload: 'x' } },
      'MENSAGEM',
      'Tocou no botão “Pode retirar”.',
    ],
    [
      'botão',
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: '1', title: 'Sim' } } },
      'MENSAGEM',
      'Tocou no botão “Sim”.',
    ],
    [
      'escolha numa lista',
      {
        type: 'interactive',
        interactive: {
          type: 'list_reply',
          list_reply: { id: '1', title: 'Manhã', description: 'Das 8 às 12 h' },
        },
      },
      'MENSAGEM',
      'Escolheu na lista: “Manhã”.\nDas 8 às 12 h',
    ],
    [
      'formulário',
      {
        type: 'interactive',
        interactive: {
          type: 'nfm_reply',
          nfm_reply: { response_json: '{"flow_token":"segredo","nota":"123","itens":[1]}' },
        },
      },
      'MENSAGEM',
      'Respondeu a um formulário.\nnota: 123\nitens: [1]',
    ],
    [
      'formulário que não se lê',
      { type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply: { response_json: '{' } } },
      'MENSAGEM',
      'Respondeu a um formulário.',
    ],
    [
      'pedido do catálogo',
      {
        type: 'order',
        order: {
          catalog_id: '9',
          text: 'Para sexta',
          product_items: [
            { product_retailer_id: 'SKU-1', quantity: 2, item_price: 10.5, currency: 'BRL' },
            { product_retailer_id: 7 },
          ],
        },
      },
      'MENSAGEM',
      'Enviou um pedido do catálogo do WhatsApp.\n2 × SKU-1, a R$ 10,50\n1 × 7\nPara sexta',
    ],
    [
      'mudança de número',
      { type: 'system', system: { body: 'Rita mudou de número' } },
      'SINAL',
      'Aviso do WhatsApp.\nRita mudou de número',
    ],
    [
      'mensagem apagada',
      { type: 'revoke', revoke: { original_message_id: 'b' } },
      'SINAL',
      'Apagou no WhatsApp uma mensagem que tinha enviado.',
    ],
    [
      'mensagem corrigida',
      {
        type: 'edit',
        edit: { original_message_id: 'b', message: { type: 'text', text: { body: '12 caixas' } } },
      },
      'MENSAGEM',
      'Corrigiu uma mensagem que tinha enviado:\n12 caixas',
    ],
    ['foto', { type: 'image', image: { id: 'm', caption: 'a caixa' } }, 'MENSAGEM', 'a caixa'],
    [
      'o que o WhatsApp não entrega',
      { type: 'unsupported', errors: [{ code: 131051 }] },
      'MENSAGEM',
      'Mensagem de um tipo que o portal não mostra. Peça que o cliente a envie de outro jeito.',
    ],
    [
      'sem tipo, e com partes ilegíveis',
      { type: 5, text: 'x', location: { latitude: 'norte' }, image: 'x', context: 3 },
      'MENSAGEM',
      'Mensagem de um tipo que o portal não mostra. Peça que o cliente a envie de outro jeito.',
    ],
  ])('%s', (_, campos, especie, texto) => {
    const lida = lerUma(campos)
    expect([lida?.especie, lida?.texto.replaceAll('\u00a0', ' ')]).toEqual([especie, texto])
  })

  it('o que a própria casa escreveu no aplicativo vem como eco, de quem o recebeu', () => {
    const eco = {
      id: 'e',
      to: '551187654321',
      timestamp: '1794916800',
      type: 'text',
      text: { body: 'Já vai' },
    }
    const esperado = { de: '551187654321', especie: 'ECO', texto: 'Já vai' }
    expect(ler({ message_echoes: [{ ...eco, from: '551130304040' }] })).toMatchObject([esperado])
    expect(ler({ messages: [{ ...eco, from: '551130304040' }] })).toMatchObject([esperado])
    expect(ler({ message_echoes: [{ ...eco, to: undefined, to_user_id: 'BR.7' }] })).toMatchObject([
      { ...esperado, de: 'BR.7' },
    ])
    expect(ler({ message_echoes: [{ ...eco, to: undefined }, 7] })).toEqual([])
  })

  it('a mensagem que se responde é dita', () => {
    expect(lerUma({ type: 'text', text: { body: 'Sim' }, context: { id: 'wamid.9' } })?.sobre).toBe('wamid.9')
    expect(lerUma({ type: 'reaction', reaction: { message_id: 'wamid.8', emoji: '👍' } })?.sobre).toBe(
      'wamid.8',
    )
  })
})

it.each([['-1'], ['1794916800000'], ['amanhã'], [null], [undefined], [{}], ['1e300']])(
  'ALC-05 a hora %j não leva a mensagem consigo',
  (timestamp) => {
    const lida = lerUma({ type: 'text', text: { body: 'Oi' }, timestamp })
    expect([lida?.texto, lida?.em]).toEqual(['Oi', null])
  },
)

it.each([
  [null, AGORA],
  [noDia(-1), noDia(-1)],
  [noDia(-8), noDia(-8)],
  [noDia(-9), AGORA],
  [new Date(0), AGORA],
  [new Date(AGORA.getTime() + 60_000), new Date(AGORA.getTime() + 60_000)],
  [noDia(1), AGORA],
  [noDia(40_000), AGORA],
])('ALC-05 escrita em %s, conta como de %s', (dita, vale) => {
  expect(escritaEm(dita, AGORA)).toEqual(vale)
})
